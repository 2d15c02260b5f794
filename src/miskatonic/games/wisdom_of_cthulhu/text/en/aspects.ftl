# What differs between two positions, for hints and for the analysis of a game.

aspect-points =
    { $more ->
        [yes] { NUMBER($amount, minimumFractionDigits: 1) } more points
       *[no] { NUMBER($amount, minimumFractionDigits: 1) } fewer points
    }
aspect-rival =
    { $more ->
        [yes] { NUMBER($amount, minimumFractionDigits: 1) } more points for the best rival
       *[no] { NUMBER($amount, minimumFractionDigits: 1) } fewer points for the best rival
    }
aspect-masters =
    { $more ->
        [yes] { NUMBER($amount, minimumFractionDigits: 1) } more Dark Masters
       *[no] { NUMBER($amount, minimumFractionDigits: 1) } fewer Dark Masters
    }
aspect-cards =
    { $more ->
        [yes] { NUMBER($amount, minimumFractionDigits: 1) } more other cards in the Learning Area
       *[no] { NUMBER($amount, minimumFractionDigits: 1) } fewer other cards in the Learning Area
    }
aspect-obsessions =
    { $more ->
        [yes] { NUMBER($amount, minimumFractionDigits: 1) } more Obsessions
       *[no] { NUMBER($amount, minimumFractionDigits: 1) } fewer Obsessions
    }
aspect-ritual =
    { $more ->
        [yes] { NUMBER($amount, minimumFractionDigits: 1) } more steps on the Ritual Dashboard
       *[no] { NUMBER($amount, minimumFractionDigits: 1) } fewer steps on the Ritual Dashboard
    }
aspect-evoked =
    { $more ->
        [yes] the Evocation { NUMBER($amount, minimumFractionDigits: 1) } times more often
       *[no] the Evocation { NUMBER($amount, minimumFractionDigits: 1) } times less often
    }
aspect-research =
    { $more ->
        [yes] { NUMBER($amount, minimumFractionDigits: 1) } more Research cards in hand
       *[no] { NUMBER($amount, minimumFractionDigits: 1) } fewer Research cards in hand
    }
