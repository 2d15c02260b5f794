# The board: titles of its zones, and what its marks are called. `mark-…-is` puts a value into words.

zone-necron = Necron
zone-rlyeh = R'lyeh
zone-arkham = Arkham
zone-stock = Stock
zone-scholar = Pouch
zone-hand = Location cards
zone-creature-deck = Creature deck
zone-creature-discard = Creatures gone
zone-event-deck = Event deck
zone-event-discard = Past events
zone-bag = Bag
zone-heap = Heap
zone-set-aside = Set aside

mark-position = on space
mark-length = of
mark-space = on space
mark-demon = demon
mark-demon_harmless = harmless, for the Prisoner is known
mark-portraits = portraits
mark-number = No.
mark-seats = Scholars
mark-witch = the Witch
mark-shadow = Shadow
mark-closed = closed
mark-artifact = Seal needed
mark-creature = Creature
mark-tile = Tile
mark-sealed = Sealed with
mark-seen_by = Seen by
mark-seen_in_round = Seen in round
mark-slot = slot
mark-cost = cost
mark-cost-is =
    { $value ->
        [N] Necron +1
        [NN] Necron +2
        [S] sanity −1
        [SS] sanity −2
        [C] creature card
        [V] event card
       *[other] { $value }
    }
mark-scholar = Scholar
mark-sanity = sanity
mark-max_sanity = at most
mark-spaces = minor spaces
mark-place = at
mark-place-is = at { $value-the }
mark-out = gone mad
mark-banner = banning
mark-active = active
mark-starting = starting seat
mark-played = played
mark-count = cards
mark-words = can be chosen
