# The options as the terminal puts them: with their price and with what comes of them.

## Preparing

choice-ready =
    { $aims ->
        [0] { $enemies ->
            [0] Ready: no enemy is in play, and nobody has to fight
           *[other] Ready, with nobody marked: whoever wins no fight takes 1 insanity and makes a terror step
        }
       *[other] { $can_prepare ->
            [yes] Ready: you leave it at that, though there is more that you could do
           *[no] Ready: there is nothing more for you to prepare
        }
    }{ $asked_again ->
        [yes] . You are asked again because { $recalled }
       *[no] { "" }
    }
choice-prepare-die = Take the { $object } die from the pool
choice-go =
    Go to { $object-the }{ $move_cost ->
        [0] { "" }
       *[other] : 1 insanity, as this move is not free
    }
choice-act = Use { $face-the }: { $text }
choice-investigate =
    Investigate: draw { $object ->
        [one] 1 item card, and you may keep it
       *[other] { $object } item cards, and you may keep { $keeps ->
            [one] one
           *[other] two
        }
    }
choice-use = Use { $object-the }: { $text }
choice-offer = Offer { $object-the } to somebody at your location
choice-swap = Ask for { $object-the } in return: { $object-does }
choice-invoke = { $object }: { $text }
choice-play =
    Play { $object } for { $play_for } ({ $insanity ->
        [0] free for you
       *[other] 1 insanity for you
    }{ $insanity_helped ->
        [0] { "" }
       *[other] , { $insanity_helped } insanity for the helped detective
    }{ $spawns ->
        [yes] , a cultist spawns
       *[no] { "" }
    }{ $dreads ->
        [yes] , a terror step
       *[no] { "" }
    }{ $redraws ->
        [yes] , you draw 1 card
       *[no] , no card for it
    }): { $text }
choice-level =
    Learn { $next_ability } for { $next_level ->
        [one] 1 { $object } trophy
       *[other] { $next_level } { $object } trophies
    }: { $next_ability-does } The price besides: a terror step{ $next_level ->
        [1] { "" }
        [2] { " " }and a cultist at your location
       *[other] , a cultist at your location and 1 growing insanity
    }. Then you may take a seal card
choice-claim =
    Take the { $object } seal card, for { $location-the }: { $closed ->
        [yes] sealed already
       *[no] { $laid } of { $needed } trophies lie there
    }
choice-claim-seal-no = Take none
choice-lay = Lay { $object-a } trophy here, towards its seal
choice-mark =
    Mark { $object-the }: needs { $needs }{ $lacking ->
        [0] { $aims ->
            [0] , and you have it all
           *[other] , and you have it all, as far as the other fight leaves it to you
        }
       *[other] ; you lack { $lacks }
    }{ $monster ->
        [yes] { " " }(the reward of its card)
       *[no] { $trophy ->
            [yes] { $trophy_left ->
                [yes] { " " }({ $cult-a } trophy)
               *[no] { " " }(no trophy: none of { $cult } is left in the supply)
            }
           *[no] { " " }(no trophy)
        }
    }{ $able ->
        [yes] . It is no ordinary enemy: { $ability }
       *[no] { "" }
    }{ $in_reach ->
        [yes] { "" }
       *[no] . Others stand before it, and must go first
    }
choice-unmark = Take your marker back from { $object-the }
choice-call =
    { $ready ->
        [yes] Call { $object } back, who is ready: it acts next
       *[no] Let { $object } act next; you stay unready and go on later
    }

## Help

choice-consent-yes = Yes: { $card-does }
choice-consent-no = No: the card goes back, and nothing is paid

choice-help-whom-to =
    { $object }, at { $location-the }, { $aims ->
        [0] has marked nobody
       *[other] marks { $targets }
    }; insanity { $tokens } of { $most }

## Combat

choice-combat-order-choose =
    { $object }, who { $aims ->
        [0] has marked nobody
       *[other] marks { $targets }
    }
choice-fight =
    Fight { $object-the }: needs { $needs }{ $lacking ->
        [0] , and you have it all
       *[other] ; you lack { $lacks }. A fight that you begin and do not win costs 1 insanity and a terror step
    }{ $able ->
        [yes] . It is no ordinary enemy: { $ability }
       *[no] { "" }
    }
choice-combat-done =
    { $penalty ->
        [yes] Stop fighting: { $penalty_token ->
            [yes] 1 insanity
           *[no] no insanity
        }{ $penalty_step ->
            [yes] { " " }and a terror step
           *[no] { " " }and no terror step
        }, because you won no fight or lost one
       *[no] Stop fighting
    }
choice-commit = Strike with { $uses }; you keep { $keeps }
choice-retreat =
    Give up: you keep what you have not used; at the end of your turn { $penalty_token ->
        [yes] 1 insanity
       *[no] no insanity
    }{ $penalty_step ->
        [yes] { " " }and a terror step
       *[no] { " " }and no terror step
    }
choice-fight-reroll =
    Re-roll the die that shows { $object }: { $reroll_cost ->
        [0] costs nothing
       *[other] { $reroll_cost } insanity
    }
choice-spend = Use { $object }: { $text }
group-spare = Win without this card (it is kept):
group-spare-help = Win without this help:
group-spare-die = Win without this die (it is kept):
group-spare-perk = Win without this (it is kept):
group-spare-item = Win without this item (it is kept):

## Sealing

choice-seal =
    Seal { $face-the } for good: { $seal_cost ->
        [0] it costs no insanity
       *[other] { $seal_cost } insanity, for the cultists who are watching; you hold { $tokens } of { $most }
    }
choice-sealing-done = Nothing more in this Sealing phase
choice-use-stone-yes = Spend it: no insanity for this seal
choice-use-stone-no = Keep it, and take the insanity

## Items

choice-keep = Keep { $object-the }: { $text }
choice-make-room-done = Keep what you have, and leave this
choice-keep-item-done = Keep nothing of it
choice-drop = Discard { $object-the }: { $text }
choice-take = Take { $object-the }: { $object-does }

## Healing and suffering

choice-heal-choose = { $object }: insanity { $tokens } of { $most }
choice-who-heals-choose = { $object }: insanity { $tokens } of { $most }
choice-who-suffers-choose = { $object }: insanity { $tokens } of { $most }
choice-analyse-choose = { $object }: insanity { $tokens } of { $most }, growing { $growing }

## Cards, places and stories

choice-review-done = Keep these, and fill your hand
choice-cast = Discard { $face } ({ $symbol })
choice-discard = Discard { $object } ({ $symbol })
choice-undo-trophy-pay = Remove { $object-a } trophy
choice-escort-at = To { $object-the }
choice-drag-away-at = To { $object-the }
choice-altar-at = { $object }: { $object-does }
choice-remove-altar-at = { $object }: { $object-does }
choice-look-ahead-done = Send nobody away
choice-first = The first: { $effect }
choice-second = The second: { $effect }

## What one wants to know before answering

facts-fight =
    It asks for { $requirement }. { $enough ->
        [yes] You can match it all.
       *[no] You lack { $missing }.
    }
facts-consent =
    You hold { $tokens } of { $most } insanity tokens, and { $aims ->
        [0] have marked nobody yet.
       *[other] have marked { $targets }.
    }

## Answers of others that made nothing happen

said-prepare-play = { "" }
said-help-whom-to = { "" }
said-combat-done = { $seat } fights no more.
said-combat-order-choose = { "" }
said-review-done = { "" }
said-sealing-done = { "" }
said-prepare-offer = { "" }
said-look-ahead-top = { "" }
said-look-ahead-done = { $seat } sends nobody away.
said-story-first = { "" }
said-story-second = { "" }
said-consent-no = { "" }
