# What happened. $seat is the name of the detective, $cause the card or rule behind it.

## The course of the game

event-locations-laid = Around Arkham lie { $locations }.
event-cult-chosen = A special cult is among the others: { $cult }. It serves { $elder-full }.
event-detective-chosen = { $detective-full } takes the case.
event-starts-insane =
    { $seat } starts with { $tokens ->
        [one] 1 insanity token
       *[other] { $tokens } insanity tokens
    } ({ $cause }).
event-cultist-waits = Already at { $location-the }: { $cultist }.
event-turn-begins = Turn { $round }.
event-cultist-phase = Cultists: they are coming.
event-review = Review: hands are filled and the dice are rolled.
event-terror-phase = Terror: the marker moves.
event-preparation = Preparation: plan, help, get ready.
event-all-ready = Everybody is ready.
event-sealing-phase = Sealing: whatever can be closed is closed now.
event-team-wins = All five locations are sealed, and no Great Old One is left: you have won.
event-team-loses = It is over: you have lost.
event-unsealed-left = That was the last Great Old One after the Endgame, and not everything is sealed: { $locations } ({ $cause }).
event-limit-broken = That makes { $count } cultists in play, and the limit is { $limit } ({ $cause }).
event-event-dealt = Dealt to { $seat } to start with: { $item-the }. It has no effect now and is not replaced ({ $cause }).

## Cultists

event-cultist-spawns = New at { $location-the }: { $cultist } ({ $cause }).
event-spawn-blocked = Nobody comes to { $location-the } ({ $cause }).
event-cultists-reshuffled = The last cultist card is drawn; the defeated are shuffled and come again ({ $cause }).
event-cultist-ability = { $cause }: { $ability }.
event-cultist-dice = The cultist dice: { $at1 } { $die1 }, { $at2 } { $die2 }, { $at3 } { $die3 }, { $at4 } { $die4 }, { $at5 } { $die5 }.
event-cultist-die = The cultist die at { $location-the } now shows { $face } ({ $cause }).
event-cultist-die-fixed = The cultist die at { $location-the } cannot be touched ({ $cause }).
event-cultist-dragged = Dragged away to { $location-the }: { $cultist } ({ $cause }).
event-cultist-blown-up = { $seat } blows up { $cultist-the }; there is nothing left to take for a trophy ({ $cause }).
event-location-blocked = In the next Cultist phase nobody comes to { $location-the } ({ $cause }).
event-gates-held = No Great Old One moves in the next Cultist phase ({ $cause }).
event-more-steps = In the next Cultist phase one more cultist comes ({ $cause }).
event-deck-looked-at = Next on the road, from the first: { $cards } ({ $cause }).
event-deck-ordered = Put back on the cultist deck, from the first: { $cards } ({ $cause }).
event-card-sunk = Sent to the bottom of the cultist deck: { $cultist } ({ $cause }).

## Great Old Ones

event-elder-enters = { $elder } comes to { $location-the } ({ $cause }).
event-elder-power = { $elder }: { $elder-does }
event-elder-devours = { $elder } devours { $cultist-the } ({ $cause }).
event-elder-stays = { $elder } does not move at { $location-the } ({ $cause }).
event-elder-crosses = { $elder } crosses the portal of { $location-the } ({ $cause }).
event-elder-defeated = { $seat } drives { $elder } back from { $location-the } ({ $cause }).
event-summons-failed = Another Great Old One is called in vain, but the call is heard ({ $cause }).

## Terror

event-terror-step =
    Terror moves on to { $slot-the }, where { $crystals ->
        [0] there is no crystal
        [one] there is now 1 crystal
       *[other] there are now { $crystals } crystals
    } ({ $cause }).
event-step-cancelled = { $seat } stops the clock: the terror step is cancelled ({ $cause }).
event-terror-card = On { $slot-the } a terror card turns over ({ $cause }): { $card }. { $card-does }
event-terror-replaced =
    A face-down terror card is laid on { $slot-the }; it takes { $number ->
        [one] 1 crystal
       *[other] { $number } crystals
    } ({ $cause }).
event-terror-looked-at = { $seat } looks at the card on { $slot-the }: it is { $card } ({ $cause }).
event-crystal-removed =
    { $seat } takes a crystal off { $slot-the }, where { $crystals ->
        [0] none is left
        [one] 1 is left
       *[other] { $crystals } are left
    } ({ $cause }).
event-altar-placed = An altar is raised, and { $location-the } is active ({ $cause }). { $location-does }
event-altar-removed = The altar at { $location-the } is overturned: it is no longer active ({ $cause }).
event-lamps-out = Nobody investigates until the end of the next turn ({ $cause }).
event-feud = Until the end of the next turn everybody may play only half as many support cards ({ $cause }).
event-sleepless = In the next Review hands are filled to one card less ({ $cause }).
event-endgame = The Endgame card turns over: { $card }. { $card-does }

## Stories

event-location-story = What they tell of { $location-the }: “{ $story }”. { $story-told }{ $has_effect ->
        [yes] {" "}(With an altar there: { $story-does })
       *[no] {""}
    }
event-story = “{ $story }”. { $story-told } ({ $story-does })
event-story-chosen = Of the two ways, this one was taken: { $effect } ({ $cause }).
event-story-again = “{ $story }”, once more. ({ $story-does })
event-fight-harder = The fight of { $seat } asks for one more symbol ({ $cause }).
event-fight-easier = { $seat } may ignore 1 symbol in this fight ({ $cause }).
event-fight-wild = { $seat } gains one wild symbol for this fight ({ $cause }).
event-fight-bonus = A win in this fight brings { $seat } one more trophy ({ $cause }).
event-fight-clue = A win in this fight brings { $seat } an item card ({ $cause }).
event-fight-calm = A penalty for { $seat } makes no terror step in this combat turn ({ $cause }).
event-die-promised = One extra die will join the pool in the next Review ({ $cause }).

## Combat

event-combat-phase = Combat: each of you in turn.
event-combat-turn = Now { $seat } fights.
event-spared = { $seat } has nobody left to fight, and is spared the penalty ({ $cause }).
event-out-of-reach = { $seat } can fight nobody: out of reach { $enemies } ({ $cause }).
event-too-insane-to-fight = { $seat } is too close to madness to fight { $enemies } ({ $cause }).
event-quarry-gone = All that { $seat } had marked is gone, and there is nobody left to fight ({ $cause }).
event-nobody-marked = { $seat } has marked nobody, and cannot fight ({ $cause }).
event-fight-begins = { $seat } begins a fight with { $enemy-the }.
event-die-not-counted = The cultist die is not counted against { $seat } ({ $cause }).
event-enemy-grown = Another of its cult is in play, so { $seat } must match one symbol more ({ $cause }).
event-die-counted-twice = The cultist die counts twice against { $seat } ({ $cause }).
event-symbol-unbound = The symbol of the location is not added against { $seat } ({ $cause }).
event-fight-won = { $seat } matches every symbol of { $enemy-the } with { $means }.
event-help-used = { $seat } makes use of help ({ $cause }).
event-item-counted = { $seat } makes use of an item ({ $cause }).
event-perk-used = { $seat } makes use of what was gained before ({ $cause }).
event-cultist-defeated = { $seat } defeats { $cultist-the } ({ $cause }).
event-retreats = { $seat } gives up the fight with { $enemy-the } ({ $cause }).
event-penalty = { $seat } takes the penalty ({ $cause }).
event-penalty-calm = The penalty of { $seat } makes no terror step ({ $cause }).

## Insanity

event-token =
    { $seat } receives 1 insanity and holds { $tokens ->
        [one] 1 token
       *[other] { $tokens } tokens
    } ({ $cause }).
event-growing-token =
    { $seat } receives 1 growing insanity and holds { $tokens ->
        [one] 1 token
       *[other] { $tokens } tokens
    } ({ $cause }).
event-token-spared = { $seat } is spared 1 insanity ({ $cause }).
event-waistcoat-worn = { $seat } is buckled into { $item-the } in time, and does not receive the fifth token.
event-detective-dies = { $seat } receives the fifth insanity token, and is lost ({ $cause }).
event-healed =
    { $seat } heals { $amount } and holds { $tokens ->
        [0] no token
        [one] 1 token
       *[other] { $tokens } tokens
    } ({ $cause }).
event-growing-eased = A growing token of { $seat } becomes a normal one ({ $cause }).
event-growing-removed = A growing token of { $seat } is removed ({ $cause }).

## Preparing

event-moved = { $seat } goes to { $location-the } ({ $cause }).
event-marked = { $seat } marks { $enemy-the }.
event-unmarked = { $seat } takes the marker back from { $enemy-the }.
event-ready = { $seat } is ready.
event-asked-again = { $seat } is no longer ready, because { $reason } ({ $cause }).
event-worn-out = { $seat } has done { $count } things this turn, which is the limit, and counts as ready ({ $cause }).
event-called = { $seat } hands over to { $other }.
event-level-up =
    { $seat } pays { $level ->
        [one] 1 { $symbol } trophy
       *[other] { $level } { $symbol } trophies
    } and learns { $ability }, level { $level }: { $ability-does }
event-seal-claimed = { $seat } takes the { $symbol } seal card ({ $cause }).
event-ability-used = { $seat } uses { $ability }.
event-location-used = { $seat } makes use of { $location-the }.
event-wild-gained = { $seat } gains one wild symbol for this turn's combat ({ $cause }).
event-symbols-ignored =
    { $seat } may ignore { $count ->
        [one] 1 symbol
       *[other] { $count } symbols
    } in one cultist fight this turn ({ $cause }).
event-mirror-gained = One hand card of { $seat } will count twice in this turn's combat ({ $cause }).
event-icons-gained =
    The next investigation of { $seat } counts { $count ->
        [one] 1 more icon
       *[other] { $count } more icons
    } ({ $cause }).

## Help

event-help = { $seat } plays { $card } for { $other }.
event-help-refused = { $seat } declines { $card } from { $other }.
event-redraw-barred = { $seat } draws no card for helping there ({ $cause }).
event-card-beneath = { $seat } puts { $card } beneath it for { $other } ({ $cause }).
event-symbol-named = { $seat } names { $symbol } ({ $cause }).

## Cards and dice

event-cards-drawn = { $seat } draws { $cards } ({ $cause }).
event-cards-drawn-unseen =
    { $seat } draws { $count ->
        [one] 1 card
       *[other] { $count } cards
    } ({ $cause }).
event-card-discarded = { $seat } discards { $card } ({ $cause }).
event-cards-discarded = { $seat } discards { $cards } ({ $cause }).
event-card-recovered = { $seat } takes { $card } back from the discard pile ({ $cause }).
event-pool-rolled = Rolled for the common pool: { $dice } ({ $cause }).
event-die-taken = { $seat } takes a die that shows { $die }.
event-die-gained = { $seat } has one more die, which shows { $die } ({ $cause }).
event-die-passed = { $seat } passes a die that shows { $die } to { $other } ({ $cause }).
event-die-turned = A die of { $seat } goes from { $die } to { $face } ({ $cause }).
event-pool-die-turned = A die of the pool goes from { $die } to { $face } ({ $cause }).

## Items

event-investigates =
    { $seat } investigates and draws { $count ->
        [one] 1 item card
       *[other] { $count } item cards
    } ({ $cause }).
event-item-found = { $seat } finds { $item-a } ({ $cause }).
event-event-found = { $seat } comes upon { $item-the }. { $item-does }
event-item-kept = { $seat } keeps { $item-the } ({ $cause }).
event-item-left = { $seat } leaves { $item-the } behind ({ $cause }).
event-item-used = { $seat } uses { $item-the }.
event-item-given = { $seat } gives { $item-the } to { $other } ({ $cause }).
event-die-refused = { $seat } does not give a die to { $other } ({ $cause }).
event-offer-refused = { $seat } does not want to trade { $item-the } ({ $cause }).
event-item-spent = { $seat } uses up { $item-the }.
event-item-discarded = { $seat } discards { $item-the } ({ $cause }).
event-item-recovered = { $seat } takes { $item-the } from the discarded items ({ $cause }).
event-items-reshuffled = The discarded items are shuffled into the item deck ({ $cause }).

## Trophies and seals

event-trophy-won = { $seat } takes { $symbol-a } trophy ({ $cause }).
event-no-trophy-left = { $seat } takes no trophy: no { $symbol } trophy is left in the supply ({ $cause }).
event-supply-exhausted = That was the last { $symbol } trophy of the supply: until one returns, nobody wins another ({ $cause }).
event-trophy-returned = { $seat } returns { $symbol-a } trophy to the supply ({ $cause }).
event-trophy-handed = { $seat } hands { $symbol-a } trophy to { $other } ({ $cause }).
event-trophy-laid = { $seat } lays { $symbol-a } trophy at { $location-the }.
event-trophy-undone = From { $location-the }, { $symbol-a } trophy is removed ({ $cause }).
event-seal-handed = { $seat } hands the { $symbol } seal card to { $other } ({ $cause }).
event-seal-eased = Sealing costs { $seat } 1 insanity less ({ $cause }).
event-location-sealed = { $seat } seals { $location-the } ({ $cause }).
