# The board: titles of zones and piles, labels of marks. What has no message here is not drawn in a
# terminal.

seat-name = { $scholar }

zone-necron = Necron
zone-rlyeh = R'lyeh
zone-arkham = Arkham
zone-stock = To take: left, middle, right
zone-seats = Scholars
zone-scholar = Pouch
zone-hand-played = Cards played
zone-stacks = Piles
zone-creature-deck = creatures
zone-creature-discard = discarded
zone-event-deck = events
zone-event-discard = past
zone-bag = bag
zone-heap = heap
zone-set-aside = set aside

mark-position = stands on
mark-portraits = a surge ends here
mark-demon = demon
mark-demon_harmless = the demon is harmless now
mark-length = Rift

mark-seats = Here
mark-creature = Creature
mark-tile = Tile
mark-tile-is =
    { $seen_by ->
        [nothing] { $value }
       *[other] { $value }, seen by { $seen_by }
    }
mark-sealed = Sealed
mark-witch = the Witch
mark-shadow = Shadow
mark-shadow-is = shadow of { $value }
mark-closed = closed
mark-artifact = Seal

mark-cost = Cost
mark-cost-is =
    { $value ->
        [N] Necron +1
        [NN] Necron +2
        [S] −1 sanity
        [SS] −2 sanity
        [C] creature
        [V] event
       *[other] { $value }
    }

mark-sanity = Sanity
mark-starting = first
mark-banner = banning
mark-out = out of the game

in-play-creature = Creatures in Arkham
in-play-elder = Great Old Ones
