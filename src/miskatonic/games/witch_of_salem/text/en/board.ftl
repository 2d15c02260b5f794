# The board: titles of zones and piles, labels of marks. What has no message here is not drawn in a
# terminal.

seat-name = { $scholar }

zone-necron = Necron
zone-rlyeh = R'lyeh
zone-arkham = Arkham
zone-stock = To take: left · middle · right (for its price)
    .brief = Left/middle/right
zone-seats = Scholars
zone-scholar = Pouch
zone-hand-played = Cards played
zone-stacks = Piles
zone-creature-deck = creature deck
zone-creature-discard = creatures gone
zone-event-deck = event deck
zone-event-discard = past events
zone-bag = bag
zone-heap = heap
zone-set-aside = set aside

mark-position = stands on
    .brief = on space
mark-portraits = a surge ends here
    .brief = surge
mark-demon = demon
mark-demon_harmless = the demon is harmless now
mark-length = Rift

mark-seats = Here
mark-creature = Creature
mark-tile = Tile
    .brief = Tile
mark-tile-is =
    { $secret ->
        [yes] { $value }, seen by { $seen_by }
       *[other] { $value }
    }
    .brief =
        { $value-brief } { $artifact-brief }{ $secret ->
            [yes] { " " }({ $seen_by })
           *[other] { "" }
        }
mark-sealed = Sealed with
mark-witch = the Witch
    .brief = Witch
mark-shadow = Shadow
mark-shadow-is =
    { $shadow_sleeps ->
        [yes] sleeping shadow of { $value }
       *[no] shadow of { $value }
    }
mark-closed = closed
mark-artifact = Needs
    .brief = { "" }

mark-cost = Cost
mark-cost-is =
    { $value ->
        [N] Necron +1
        [NN] Necron +2
        [S] −1 sanity
        [SS] −2 sanity
        [C] draw a creature
        [V] draw an event
       *[other] { $value }
    }

mark-sanity = Sanity
mark-starting = first
mark-banner = banishing
mark-out = out of the game

in-play-creature = Creatures: the recipe that defeats them, and what they do when their card comes again
    .brief = Creatures
in-play-elder = Great Old Ones: the recipe that banishes them, and what they do while they are awake
    .brief = Old Ones

## What the drawn board says of its parts

board-arkham-when = Massachusetts, by night
board-river = Miskatonic River
board-way = Necron's way to the Rift
board-necron = Necron stands on space { $space } of { $length }; the demon waits on { $demon }
board-necron-harmless = Necron stands on space { $space } of { $length }; the demon is harmless now
board-space-start = Here Necron starts
board-space-plain = Space { $space }
board-space-portrait = Space { $space }: a surge ends here
board-space-demon =
    Space { $space }: { $portrait ->
        [yes] a surge ends here, and{ " " }
       *[no] { "" }
    }if Necron comes here while the Prisoner is masked, all is lost
board-space-demon-harmless =
    Space { $space }: { $portrait ->
        [yes] a surge ends here;{ " " }
       *[no] { "" }
    }the Prisoner is unmasked, and the demon harmless
board-space-rift = Space { $space }: the Rift, where all is lost

board-witch = The Witch of Salem: with him no loss roll, Elixirs regain 2, and Daggers kill
board-witch-powerless = The Witch of Salem, who can help nobody now
board-creature-at = { $creature } at { $place-the }
board-shadow-at = The shadow of { $creature } at { $place-the }
board-shadow-asleep-at = The sleeping shadow of { $creature } at { $place-the }
board-gate-open = The portal of the University is open
board-gate-closed = The portal of the University is closed
board-slot = { $place }, { $slot } slot: { $item }; cost: { $cost }
board-tile-hidden =
    A tile that lies face down; a Portal here is sealed with { $artifact-the }{ $count ->
        [0] .
       *[other] ; seen by { $seats }.
    }
board-tile-secret = { $tile }, still face down; seen by { $seats }. A Portal here is sealed with { $artifact-the }.
board-tile-secret-sealed = { $tile }, still face down under { $artifact-the }; seen by { $seats }.
board-tile-sealed = { $tile }, sealed with { $artifact-the }

board-elder-awake = { $elder }, awake ({ $place })
board-elder-turned-up = { $elder }, masked to the end ({ $place })
board-elder-masked = A Great Old One that is still masked ({ $place })
board-elder-gone = Nobody is left here ({ $place })
board-rlyeh-banner = R'lyeh, where { $seat } banishes the Prisoner
board-banning = banishing

board-active = acting
board-scholar =
    { $seat } ({ $scholar }): sanity { $sanity } of { $most }{ $place ->
        [nothing] { "" }
       *[other] , at { $place-the }
    }
board-sanity = Sanity { $sanity } of { $most }
board-artifact-space = Room for one artifact
board-hand =
    { $count ->
        [one] 1 location card
       *[other] { $count } location cards
    } in hand; played: { $played }
board-card-in-hand = { $place }, in hand
board-card-played = { $place }, played
board-deck = { $pile }: { $count }
board-deck-and-gone = { $deck } and { $gone }
board-rate =
    { $count ->
        [one] 1 comes this round
       *[other] { $count } come this round
    }
