# What a terminal draws and says besides: which marks of a zone are worth a column, cards in a line, options
# with their price, answers that made nothing happen.

table-round = turn { $round } of 6

## The board

zone-seats = Seekers
zone-stacks = Piles
zone-dashboard-0 = Start
zone-dashboard-1 = First Invocation
    .brief = Invocation I
zone-dashboard-2 = Second Invocation
    .brief = II
zone-dashboard-3 = Evocation
zone-places-glance = Power
zone-research-hand = Research in hand
    .brief = hand
zone-discards-fw = Forbidden Wisdom discards, top first
    .brief = FW gone
zone-discards-as = Alien Science discards
    .brief = AS gone
zone-discards-dm = Dark Master discards
    .brief = DM gone
zone-discards-en = Entity discards
    .brief = EN gone

mark-dashboard-order = Search order
mark-dashboard-acting = Still to act

mark-elders-bond = Bond
mark-elders-evoked = evoked
mark-elders-used = used this turn
mark-elders-sealed = held back by the Sign of Koth
mark-elders-seekers = Seekers
mark-elders-seekers-is = visited by { $value }
mark-elders-blocked_by = Blocked by
mark-elders-blocked_by-is = blocked by { $value }

mark-places-seekers = Seeker
mark-places-ground = Kind
mark-places-bond = Bond
mark-places-sells = Sells
mark-places-blocked_by = Blocked by
mark-places-blocked_by-is = blocked by { $value }

mark-offer-blocked_by = Blocked by
mark-offer-blocked_by-is = blocked by { $value }
mark-entities-blocked_by = Blocked by
mark-entities-blocked_by-is = blocked by { $value }
mark-entities-barred = nobody may buy Entities this turn
mark-nest-place = at
mark-nest-place-is = at { $value-the }

mark-area-kp = KP
    .brief = KP
mark-area-obsessions = Obsessions
mark-area-seeker = Seeker
mark-area-sign = Elder Sign
    .brief = { "" }
mark-area-petrified = turned to stone
mark-area-mad = bought with madness
mark-area-used = used
mark-area-trapped = trapped
mark-area-face_down = face down
mark-area-shielded = cannot be blocked
mark-area-eased = ritual eased
mark-area-kept = may be used once more
mark-area-complete = complete
mark-area-activated = no ritual this turn
mark-area-again = can be activated again
mark-area-new = new
mark-area-turned = turned
mark-area-turned-is =
    { $value ->
        [0] { "" }
       *[other] { $value } of 3
    }
mark-area-components = Components
mark-area-components-is = with { $value }
mark-area-component = a component
mark-area-blocked_by = Blocked by
mark-area-blocked_by-is = blocked by { $value }

## A card in a line

line-fw = FW { $type }, { $kp } KP{ $components ->
        [nothing] { "" }
       *[other] { " " }of { $components }
    }{ $ritual ->
        [nothing] { "" }
       *[other] , ritual of { $ritual }
    }
    .brief = FW { $kp } KP
line-as = AS { $type }, { $kp } KP of { $components }{ $ritual ->
        [nothing] { "" }
       *[other] , ritual
    }
    .brief = AS { $kp } KP
line-dm = DM { $type }, { $kp } KP, { $bond }{ $ritual ->
        [nothing] { "" }
       *[other] , ritual
    }
    .brief = DM { $bond }
line-en = EN { $type }, { $bond }
    .brief = EN { $bond }

## Options

rule-flip =
    { $lap ->
        [1] WOC-2.8
       *[other] WOC-2.9
    }
rule-action = WOC-3
rule-buy-where = WOC-3.2
rule-pay = WOC-3.2
rule-placing = WOC-4.7
rule-use-or-keep = WOC-4.7
rule-feed = WOC-R10
rule-block = WOC-6.1
rule-obsess = WOC-2.17
rule-advance =
    { $box ->
        [0] WOC-7.2
        [1] WOC-7.3
       *[other] WOC-7.4
    }
rule-sacrifice = WOC-7.4

group-action-visit = Move first, free, and then act:
group-place-seeker-visit = Put it at:
group-forsake = Give up a Research card for { $pays } KP:
group-flip = Turn over, any number at once; the more, the earlier you act:
group-pay = Spend:
group-obsess = Lose for good:
group-at = Buy at:

choice-forsake-obsession = Give up an Obsession for { $obsession_pays } KP
choice-flip-stop = Turn over none
choice-buy =
    Buy { $object-the } for { $seed ->
        [Entity] 1 Obsession
       *[other] { $in_hand ->
            [0] 1 Obsession, with madness (WOC-3.4)
           *[other] a Research card with { $seed }
        }
    }
choice-buy-fw-deck = Buy the top card of the Forbidden Wisdom deck, unseen
choice-buy-as-deck = Buy the top card of the Alien Science deck, unseen
choice-buy-dm-deck = Buy the top card of the Dark Master deck, unseen
choice-buy-en-deck = Buy the top card of the Entity deck, unseen
choice-use =
    Use { $object-the }: { $price ->
        [0] free
       *[other] 1 Obsession
    }{ $glance ->
        [nothing] { "" }
       *[other] ; { $glance }
    }
choice-activate =
    Activate { $object }: 1 Obsession{ $offering ->
        [nothing] { "" }
       *[other] {" "}and one of your cards ({ $offering })
    }; { $text }
choice-play = Use { $object }: free, then it is discarded; { $text }
choice-free = Free { $object }: 1 Obsession
choice-feed = Feed { $object }: the Obsession or Research card it asks for
choice-call = Call on { $object }: free; { $text }
choice-sign = Lay your Elder Sign: 1 Obsession; it blocks a Place, a card or a power against the others this turn
choice-dispel = Remove an opponent's Sign: 1 Obsession
choice-advance =
    Advance with { $object }{ $costs ->
        [0] { "" }
       *[other] {" "}for { $costs } KP, as its bond is another
    }{ $gives ->
        [nothing] { "" }
       *[other] , sacrifice { $gives }
    }{ $evokes ->
        [nothing] { "" }
       *[other] : this is the Evocation of { $evokes }
    }
choice-placing-play =
    Play it: { $at_once ->
        [yes] its power works at once, and the card goes
       *[no] it stays in your Learning Area
    }
choice-use-or-keep-play = Use it: its power works at once, and the card goes
choice-under = Put it under { $object }: its own power is not used
choice-keep = Keep it as a Ritual Object: its power is not used
choice-evoke-choose = { $object }
choice-seal-evocation-choose = { $object }
choice-use-invocation-choose = { $object }: { $glance }

# What follows says it all.
said-action-buy = { "" }
said-action-sign = { "" }
said-action-dispel = { "" }
said-action-feed = { "" }
said-action-activate = { "" }
said-action-use = { "" }
said-flip-stop = { $seat } turns over none.

# Who declines: what stays as it was.
said-advance-skip = { $seat } does not advance the ritual.
said-free-advance-skip = { $seat } does not advance the ritual.
said-sacrifice-skip = { $seat } gives no such card: the ritual is eased.
said-burn-component-skip = { $seat } discards no component.
said-buy-entity-skip = { $seat } buys no Entity.
said-copy-skip = { $seat } uses no such power.
said-discard-for-points-skip = { $seat } discards no Entity.
said-ease-ritual-skip = { $seat } eases no ritual.
said-exchange-first-skip = { $seat } leaves the search order as it is.
said-oust-seeker-skip = { $seat } drives nobody off.
said-rearrange-skip = { $seat } moves no card.
said-recover-skip = { $seat } takes no Research card back.
said-refresh-skip = { $seat } turns no card face up.
said-stand-for-component-skip = { $seat } fills no component.
said-swap-away-skip = { $seat } gives no card away.
said-swap-for-skip = { $seat } gives no card away.
said-swap-mine-skip = { $seat } gives no card away.
said-swap-theirs-skip = { $seat } gives no card away.
said-swap-entity-skip = { $seat } leaves the Entities as they are.
said-swap-seekers-skip = { $seat } swaps no Seekers.
said-take-skip = { $seat } takes no card.
said-use-invocation-skip = { $seat } uses no Invocation Power.
said-which-deck-skip = { $seat } looks at no deck.
said-choose-rank-skip = { $seat } leaves the order of the round as it is.
said-bottom-to-top-no = { $seat } leaves the bottom Entity where it is.
said-replace-no = { $card } stays on offer.
said-use-drawn-no = { $seat } does not use { $card }.
said-stand-in-no = { "" }
said-use-wisdom-stop = { $seat } uses no more Forbidden Wisdom.
said-stand-in-places-stop = { $seat } lets no more Places stand in.
