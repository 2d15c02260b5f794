# What differs between two positions, for hints and for the analysis of a game.

aspect-sealed =
    { $more ->
        [yes] { NUMBER($amount, minimumFractionDigits: 1) } more portals sealed
       *[no] { NUMBER($amount, minimumFractionDigits: 1) } fewer portals sealed
    }
aspect-laid =
    { $more ->
        [yes] { NUMBER($amount, minimumFractionDigits: 1) } more seal cards laid
       *[no] { NUMBER($amount, minimumFractionDigits: 1) } fewer seal cards laid
    }
aspect-cultists =
    { $more ->
        [yes] { NUMBER($amount, minimumFractionDigits: 1) } more cultists
       *[no] { NUMBER($amount, minimumFractionDigits: 1) } fewer cultists
    }
aspect-elders =
    { $more ->
        [yes] { NUMBER($amount, minimumFractionDigits: 1) } more Great Old Ones
       *[no] { NUMBER($amount, minimumFractionDigits: 1) } fewer Great Old Ones
    }
aspect-madness =
    { $more ->
        [yes] { NUMBER($amount, minimumFractionDigits: 1) } more insanity tokens
       *[no] { NUMBER($amount, minimumFractionDigits: 1) } fewer insanity tokens
    }
aspect-levels =
    { $more ->
        [yes] { NUMBER($amount, minimumFractionDigits: 1) } more levels
       *[no] { NUMBER($amount, minimumFractionDigits: 1) } fewer levels
    }
aspect-trophies =
    { $more ->
        [yes] { NUMBER($amount, minimumFractionDigits: 1) } more trophies
       *[no] { NUMBER($amount, minimumFractionDigits: 1) } fewer trophies
    }
aspect-items =
    { $more ->
        [yes] { NUMBER($amount, minimumFractionDigits: 1) } more items
       *[no] { NUMBER($amount, minimumFractionDigits: 1) } fewer items
    }
