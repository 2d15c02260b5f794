# Arcane Places, Great Old Ones and Research cards.

## Places

card-arkham = Gain 4 KP, 1 less for each time you have used it this turn. You may look at the top three cards of a Knowledge deck; put one on offer and the rest at the bottom.
flavour-arkham = Gambrel roofs, a river, and an excellent reading room.
card-innsmouth = Gain 4 KP, 1 less for each time you have used it this turn, and 1 KP for each Entity in your Learning Area and under your combinations, at most 3.
flavour-innsmouth = The refinery still ships gold, and nobody has seen ore go in.
card-dunwich = Gain 2 KP, 1 less for each time you have used it this turn. You may swap an Entity on offer with the top of the Entity deck; then you may buy an Entity on offer for the same Obsession.
flavour-dunwich = The whippoorwills know who is dying before the doctor does.
card-kingsport = Gain 2 KP, 1 less for each time you have used it this turn. You may return one of your spent Research cards to your hand, the same one once a turn.
flavour-kingsport = The old houses lean together as if they were trying to remember.
card-rlyeh = Gain 4 KP, 1 less for each time you have used it this turn; each opponent whose Ritual token is further on than yours loses 1 KP.
flavour-rlyeh = The city is closed to visitors, who keep arriving.
card-nameless-city = You may take the top Forbidden Wisdom card of the discards as if you had bought it.
flavour-nameless-city = The ceilings are too low for men, and the murals are about the builders.
card-yha-nthlei = Gain 4 KP, 1 less for each time you have used it this turn. You may move a component between two of your combinations, or put a card of your Learning Area under one that needs it.
flavour-yha-nthlei = Many-columned, and warmer the deeper one swims.
card-elder-city = Gain 4 KP, 1 less for each time you have used it this turn. You may turn one of your used Activation cards face up.
flavour-elder-city = Behind the mountains are higher mountains. Do not look behind those.
card-yuggoth = Gain 4 KP, 1 less for each time you have used it this turn, and 1 KP more if you own a combination, complete or not.
flavour-yuggoth = Black rivers of pitch under mysterious bridges, and a good market for brains.
card-plateau-of-leng = Gain 3 KP, 1 less for each time you have used it this turn. You may discard an Entity of yours to gain 3 KP.
flavour-plateau-of-leng = The lonely monastery receives guests. It has received all of them.
card-kadath = Gain 4 KP, 1 less for each time you have used it this turn. You may exchange the search-order markers of two players for the rest of this turn.
flavour-kadath = The lamps burn in the onyx castle, and nobody is at home but the caretaker.
card-carcosa = Gain 4 KP, 1 less for each time you have used it this turn. A Ritual Object of yours may ignore one item of its next requirement this turn.
flavour-carcosa = Along the shore the cloud waves break, and the second act begins.

## What Places, Invocations and Influences do, at a glance; $pays is what the Place pays now

glance-arkham = { $pays } KP, see 3 cards, offer 1
glance-innsmouth = { $pays } KP, up to 3 for Entities
glance-rlyeh = { $pays } KP, rivals ahead lose 1
glance-nameless-city = Take top discard
glance-yuggoth = { $pays } KP, 1 for combining
glance-plateau-of-leng = { $pays } KP, Entity for 3
glance-dunwich = { $pays } KP, swap, buy Entity
glance-yha-nthlei = { $pays } KP, move component
glance-kadath = { $pays } KP, exchange ranks
glance-kingsport = { $pays } KP, regain Research
glance-elder-city = { $pays } KP, wake a card
glance-carcosa = { $pays } KP, ease a ritual
glance-cthulhu-1 = Use Wisdom powers
glance-cthulhu-2 = Wisdom per City and Ruins
glance-yog-sothoth-1 = All combinations count as complete
glance-yog-sothoth-2 = Places fill combinations
glance-nyarlathotep-1 = KP of Masters, use those of rivals
glance-nyarlathotep-2 = Use Places of your bonds
glance-shub-niggurath-1 = Take all Entities on offer
glance-shub-niggurath-2 = Spawn at each Elsewhere
glance-cthulhu-influence = activated FW stays face up, no Place can be blocked, your Seeker at a Madness Place pays 2 KP
glance-yog-sothoth-influence = using a Place pays 1 KP more, 3 KP at a Dimension Place
glance-nyarlathotep-influence = FW may be discarded for a DM, Nightmare DM cannot be discarded
glance-shub-niggurath-influence = using an Entity pays 2 KP, 3 KP with the bond of Horror

## Great Old Ones

power-cthulhu-1 = use the powers of any number of Forbidden Wisdom cards in your Learning Area or on offer; those on offer may then be replaced.
power-cthulhu-2 = for each unblocked City or Ruins take a Forbidden Wisdom card from offer or discards, each card once; each gives you 3 KP and every opponent 1 KP.
power-cthulhu-evocation = 2 KP for each Forbidden Wisdom card that players own, on offer and discarded; opponents' Dark Masters are trapped; all Elder Signs go home; you place all Seekers.
power-cthulhu-influence = activated Forbidden Wisdom stays face up; Places cannot be blocked; putting your Seeker on a Madness Place pays 2 KP.
card-cthulhu =
    { board-power-1 }: { power-cthulhu-1 }
    { board-power-2 }: { power-cthulhu-2 }
    { board-power-evocation }: { power-cthulhu-evocation }
    { board-power-influence }: { power-cthulhu-influence }
flavour-cthulhu = He is not dead, and he has been very patient about your noise.
power-yog-sothoth-1 = all your Alien Science combinations count as complete; only their components are discarded.
power-yog-sothoth-2 = unblocked Cities and Ruins stand in for missing components of your Alien Science; each combination completed so pays you 3 KP in place of its own, and every opponent 1 KP.
power-yog-sothoth-evocation = the KP of every Alien Science card that players own, on offer and discarded, and 1 KP for each component; opponents discard those components, and their tokens return to the start and then advance by time alone.
power-yog-sothoth-influence = using the power of a Place pays 1 KP more, 3 KP at a Dimension Place.
card-yog-sothoth =
    { board-power-1 }: { power-yog-sothoth-1 }
    { board-power-2 }: { power-yog-sothoth-2 }
    { board-power-evocation }: { power-yog-sothoth-evocation }
    { board-power-influence }: { power-yog-sothoth-influence }
flavour-yog-sothoth = Past, present and future are one in him, and he has lost your place.
power-nyarlathotep-1 = gain the KP of all your Dark Masters; then, in search order, you may use the power of one Dark Master of each opponent.
power-nyarlathotep-2 = use, free, every Place that holds your Elder Sign or Seeker and shares a bond with a Dark Master of yours; Cities pay bonds double; each Place pays every opponent 1 KP.
power-nyarlathotep-evocation = the KP, and 1 more, of every Dark Master that players own, on offer and discarded; opponents' lasting Forbidden Wisdom is trapped; you set the search order.
power-nyarlathotep-influence = whoever must discard a Dark Master may discard Forbidden Wisdom instead; Nightmare Dark Masters cannot be discarded.
card-nyarlathotep =
    { board-power-1 }: { power-nyarlathotep-1 }
    { board-power-2 }: { power-nyarlathotep-2 }
    { board-power-evocation }: { power-nyarlathotep-evocation }
    { board-power-influence }: { power-nyarlathotep-influence }
flavour-nyarlathotep = A tall man came out of Egypt with instruments of glass, and sold out every hall.
power-shub-niggurath-1 = take all Entities on offer and play them.
power-shub-niggurath-2 = draw an Entity for each Elsewhere in play: 3 KP each for you and 1 KP for every opponent; they lie on those Places, and only they can be bought until they are gone.
power-shub-niggurath-evocation = 3 KP for each Entity you own; opponents' Entities are shuffled back for 2 KP each; then everybody draws an Entity, and gains 1 KP for using it.
power-shub-niggurath-influence = using an Entity pays 2 KP, 3 KP if its bond is Horror.
card-shub-niggurath =
    { board-power-1 }: { power-shub-niggurath-1 }
    { board-power-2 }: { power-shub-niggurath-2 }
    { board-power-evocation }: { power-shub-niggurath-evocation }
    { board-power-influence }: { power-shub-niggurath-influence }
flavour-shub-niggurath = A thousand young, and she remembers every name.

## Research cards

card-fw-fw = Buys a Forbidden Wisdom card. Its back is an Obsession.
flavour-fw-fw = Notes upon notes, in a steadily smaller hand.
card-fw-as = Buys a Forbidden Wisdom or an Alien Science card. Its back is an Obsession.
flavour-fw-as = The diagram explains the hymn.
card-fw-dm = Buys a Forbidden Wisdom card or a Dark Master. Its back is an Obsession.
flavour-fw-dm = The book has an author, and the author has an address.
card-as-as = Buys an Alien Science card. Its back is an Obsession.
flavour-as-as = The numbers agree, which is the worst of it.
card-as-dm = Buys an Alien Science card or a Dark Master. Its back is an Obsession.
flavour-as-dm = Somebody must have built the first one.
card-dm-dm = Buys a Dark Master. Its back is an Obsession.
flavour-dm-dm = A visiting card, with the corner turned down by something with claws.
