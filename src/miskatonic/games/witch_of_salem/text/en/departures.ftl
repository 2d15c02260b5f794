# How a table departs from the printed game, and where a score comes from.

departs-open-glasses = Everybody sees what anybody peeks at. In the book a peek stays secret.
departs-talents = Every scholar has a talent. In the book all scholars are alike.
departs-exploration = Two scholars may explore a tile together. The book has no such action.
departs-solo = One person plays all the scholars and knows what any of them saw. The book is for 2 to 4 people.
departs-place-from = New creatures try the Witch's own location first. In the book they look clockwise from him.
departs-rate-by-living = Creature cards follow the living scholars. In the book their number is set once, at the start.
departs-refuse-tribute = The team may refuse a tribute. In the book whoever can pay pays.
departs-may-not-stay = No location card may name the place where its scholar is. The book forbids this only to the Secret Passage.
departs-roll-always-first = The loss die is rolled before every Trade. In the book only a shadow's roll comes before Trade.
departs-roll-never-first = The loss die is never rolled before Trade. In the book a shadow's roll comes before it.
departs-shadow-sleeps = A shadow has no ability. In the book a Great Old One that is face up always has it.
departs-ban-discards = Banishing costs the items of the recipe. In the book it is enough to hold them.
departs-walls-at-the-end = A seal on a Wall is found only at the end. In the book it loses at once.
departs-sanity = Scholars start with { $number } sanity, not with the book's { $book }.
departs-items =
    Scholars start with { $number ->
        [one] 1 item
       *[other] { $number } items
    }, not with the book's { $book }.
departs-die = The loss die has no { $face } face; the book's has one.
departs-price = No slot costs { $number } × { $symbol }; in the book some slot does.
departs-number =
    { $what ->
        [max-sanity] Most sanity
        [minor-spaces] Spaces for minor items
        [event-deck] Events in the deck
        [elders] Great Old Ones in R'lyeh
        [portals] Portals
        [walls] Walls
        [locations] Locations
        [minor-items] Kinds of minor items
        [artifacts] Kinds of artifacts
        [creatures] Kinds of creatures
       *[events] Events
    }: { $number }, not the book's { $book }.
departs-copies = { $number } × { $card }, not the book's { $book }.
departs-creature-rate = With { $seats } scholars other numbers of creature cards come than in the book.

tally-spaces = Spaces between Necron and the Rift
tally-minor-items = Minor items
tally-artifacts = Artifacts
tally-sanity = Sanity
