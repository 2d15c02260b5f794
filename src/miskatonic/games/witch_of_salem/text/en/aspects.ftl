# What differs between two positions, for hints and for the analysis of a game.

aspect-rift =
    { $more ->
        [yes] { NUMBER($amount, minimumFractionDigits: 1) } more spaces between Necron and the Rift
       *[no] Necron { NUMBER($amount, minimumFractionDigits: 1) } spaces nearer to the Rift
    }
aspect-sealed =
    { $more ->
        [yes] { NUMBER($amount, minimumFractionDigits: 1) } more Portals sealed
       *[no] { NUMBER($amount, minimumFractionDigits: 1) } fewer Portals sealed
    }
aspect-looked =
    { $more ->
        [yes] { NUMBER($amount, minimumFractionDigits: 1) } more tiles known
       *[no] { NUMBER($amount, minimumFractionDigits: 1) } fewer tiles known
    }
aspect-unmasked =
    { $more ->
        [yes] { NUMBER($amount, minimumFractionDigits: 1) } more Great Old Ones unmasked
       *[no] { NUMBER($amount, minimumFractionDigits: 1) } fewer Great Old Ones unmasked
    }
aspect-creatures =
    { $more ->
        [yes] { NUMBER($amount, minimumFractionDigits: 1) } more creatures in Arkham
       *[no] { NUMBER($amount, minimumFractionDigits: 1) } fewer creatures in Arkham
    }
aspect-sanity =
    { $more ->
        [yes] { NUMBER($amount, minimumFractionDigits: 1) } more sanity in the team
       *[no] { NUMBER($amount, minimumFractionDigits: 1) } less sanity in the team
    }
aspect-scholars =
    { $more ->
        [yes] { NUMBER($amount, minimumFractionDigits: 1) } more scholars in the game
       *[no] { NUMBER($amount, minimumFractionDigits: 1) } fewer scholars in the game
    }
aspect-items =
    { $more ->
        [yes] { NUMBER($amount, minimumFractionDigits: 1) } more items in the team
       *[no] { NUMBER($amount, minimumFractionDigits: 1) } fewer items in the team
    }
