# The board: titles of zones and piles, labels of marks. What has no message here is not drawn in a
# terminal.

seat-name = { $scholar }

zone-necron = Necron
zone-rlyeh = R'lyeh
zone-arkham = Arkham
zone-stock = To take (and its cost): left, middle, right
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
mark-sealed = Lies there
mark-witch = the Witch
mark-shadow = Shadow
mark-shadow-is = shadow of { $value }
mark-closed = closed
mark-artifact = Sealed by

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
mark-banner = banning
mark-out = out of the game

in-play-creature = Creatures: the recipe that defeats them, and what they do when their card comes again
in-play-elder = Great Old Ones: the recipe that bans them, and what they do while they are awake
