# What happened. $seat is the name of the scholar, $cause the card or rule behind it.

## Rounds and cards

event-round-begins = Round { $round }
event-turn-begins = { $seat } acts
event-event-phase-begins = The event of round { $round }
event-creature-placed = Something comes to { $location-the }: { $creature }.
event-creature-activated = { $creature } again: what is already in Arkham strikes.
event-creature-turned-away = No location is free for { $creature-the }; the card is discarded.
event-creature-banished = { $cause } clears { $location-the }: { $creature-the } must go.
event-creature-defeated = { $seat } defeats { $creature-the } at { $location-the }.
event-reveals-creature = { $cause } brings another creature card.
event-necron-drawn =
    The Necron card: { $creatures ->
        [0] no creature in Arkham
        [one] 1 for the creature in Arkham
       *[other] { $creatures } for the creatures in Arkham
    }{ $shadow ->
        [0] { "" }
       *[other] {" "}and { $shadow } for the shadow
    }, { $strength } in all. The card and all discarded creature cards are shuffled into the deck.
event-craven-calls = { $cause } calls all scholars in Arkham to the University; their played location cards return to them.
event-event-revealed = { $event }. The Witch walks { $steps } to { $location-the }.
event-events-reshuffled = All events are shuffled again, and those that the deck does not need are set aside unseen.
event-reveals-event = { $cause } brings another event.
event-omen-smothered = { $cause } lets no good come of { $event }.
event-nothing-happens = { $cause }: nothing changes.

## Necron

event-necron-advanced =
    Necron advances { $spaces ->
        [one] 1 space
       *[other] { $spaces } spaces
    } to { $space } ({ $cause }).
event-necron-retreated =
    Necron falls back { $spaces ->
        [one] 1 space
       *[other] { $spaces } spaces
    } to { $space } ({ $cause }).
event-necron-surges = Necron surges ({ $cause }).
event-tribute-due = Tribute to { $cause-the }: { $count } × { $item }. Together the scholars hold { $held }.
event-tribute-compelled = { $count } × { $item } not offered freely: taken in seat order ({ $cause }).
event-tribute-accepted = { $seat } decides for the team: the tribute to { $cause-the } is paid.
event-tribute-refused = { $seat } decides for the team: no tribute to { $cause-the }.
event-tribute-short = The tribute falls short ({ $cause }).

## Great Old Ones

event-elder-unmasked = At edge { $edge } the mask falls: { $elder }.
event-prisoner-unmasked = The Prisoner of R'lyeh is { $elder }. Now it can be banished.
event-elder-was = Masked at edge { $edge } to the end: { $elder }.
event-prisoner-was = The Prisoner of R'lyeh, masked to the end, was { $elder }.
event-shadow-stays = The shadow of { $elder } is at the University already: Necron advances instead ({ $cause }).
event-shadow-missing = No Great Old One is face up at an edge, so no shadow comes ({ $cause }).
event-shadow-placed = The shadow of { $elder } falls on the University ({ $cause }).
event-shadow-defeated = { $seat } defeats the shadow of { $elder }, which is gone for good.
event-banning-begins = { $seat } goes down to R'lyeh and begins to banish { $elder }.

## Turns

event-moved = { $seat } goes to { $location-the }.
event-traded =
    { $given ->
        [nothing] { $partner } gives { $seat } { $received-a }.
       *[other] { $received ->
            [nothing] { $seat } gives { $partner } { $given-a }.
           *[other] { $seat } gives { $partner } { $given-a } and receives { $received-a }.
        }
    }
event-trade-declined =
    { $given ->
        [nothing] { $partner } keeps { $received-a } that { $seat } asked for.
       *[other] { $received ->
            [nothing] { $partner } turns down { $given-a } from { $seat }.
           *[other] { $partner } declines to trade { $received-a } for { $given-a } with { $seat }.
        }
    }
event-witch-protects = The Witch stands by { $seat }: no roll.
event-witch-powerless = The Witch is with { $seat }, but { $cause } ties his hands.
event-rolls-twice = { $cause } makes { $seat } roll twice.
event-loss-rolled = { $seat } rolls the loss die: { $face }.
event-counts-double = { $cause } makes it count double for { $seat }.
event-nothing-lost = { $seat } has no { $item } to lose.
event-rerolled = { $seat } rolls again.
event-exploration-declined = { $partner } declines to explore with { $seat }.

## Sanity

event-sanity-lost = { $seat } loses { $amount } sanity and has { $left } left ({ $cause }).
event-sanity-regained = { $seat } regains { $amount } sanity and has { $left } ({ $cause }).
event-sanity-full = { $seat } has full sanity already ({ $cause }).
event-eliminated = { $seat } has gone mad and leaves the game; everything in the pouch goes to the heap.

## Items

event-bag-refilled = The bag is empty; the heap goes back into it.
event-item-dealt = { $seat } starts with { $item-a }.
event-stock-filled = New items at { $location-the }: { $items }.
event-stock-thinned = The left slot of { $location-the } stays empty ({ $cause }).
event-stock-stripped = Gone from { $location-the }: { $item-a } ({ $cause }).
event-price-paid = { $seat } pays for { $item-the }: { $price }.
event-item-taken = { $seat } takes { $item-a } from the { $slot } slot.
event-item-discarded = { $seat } discards { $item-a } ({ $cause }).
event-item-used = { $seat } uses { $item-a }.
event-item-drawn = { $seat } draws { $item-a } ({ $cause }).
event-item-kept = { $seat } keeps { $item-the }.
event-cards-retrieved = { $seat } takes back all played location cards ({ $cause }).

## Tiles

event-dreamer-chosen = { $seat } decides for the team: { $dreamer } looks ({ $cause }).
event-peeked = { $seat } looks at the tile of { $location-the } ({ $cause }).
event-peek-result = The tile of { $location-the } is { $tile-a }.
event-sealed = { $seat } lays { $item-the } on the tile of { $location-the }.
event-tile-turned = The tile of { $location-the } is turned up: { $tile-a }.
event-tiles-redistributed = All unsealed tiles are shuffled and dealt again ({ $cause }). Nobody knows where they are now.
event-university-closed = { $seat } closes the University's portal with { $item-the }.
