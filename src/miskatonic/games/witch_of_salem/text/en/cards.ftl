# The rules text of each card, and a line of flavour.

-tribute = Tribute: if any of it stays unpaid, Necron surges.
-outer = Hides a Portal or a Wall. Take one of its three items at the end of your turn, and pay what is printed above its slot.

## Places

card-university = Going there returns all your played location cards. Shadows stand here. Its portal is closed with any artifact, once a scholar is banishing the Prisoner: that ends the game.
flavour-university = Below the reading room is a cellar, and below the cellar is a door the catalogue lists as on loan.
card-sanatorium = { -outer }
flavour-sanatorium = The patients in the east wing draw the same staircase, and none of them has met the others.
card-docks = { -outer }
flavour-docks = The tide comes in twice a day; what it brings is counted only once.
card-cemetery = { -outer }
flavour-cemetery = Somebody waters the graves that have nobody in them.
card-station = { -outer }
flavour-station = The 3:14 is on no timetable. It is never late.
card-shop = { -outer }
flavour-shop = Everything has a price. The tags are written in a hand that is different every morning.
card-church = { -outer }
flavour-church = They walled up the steeple in 1877, from the inside.
card-rlyeh = Reached only by the Secret Passage, with the Prisoner face up and its recipe in your pouch. There you banish the Prisoner: you lose 1 sanity each turn, you do nothing else, and nothing else can touch you.
flavour-rlyeh = No angle here agrees with any other, and all of them are watching.
card-secret-passage = Lose 1 sanity and go to any other location, or to R'lyeh when it is open to you. You need at least 2 sanity; only with fatal payments will 1 do, and never for R'lyeh.
flavour-secret-passage = Count the steps going down. Do not count them coming up.

## Items

card-necronomicon = Use it anywhere: turn the next face-down Great Old One face up, from edge 2 to edge 5, and at last the Prisoner.
flavour-necronomicon = Seven copies in Arkham, and no two of them end on the same page.
card-glasses = Use them at an outer location: look at its face-down tile. What you see is yours alone, unless the table plays with open Glasses or one player has all the seats.
flavour-glasses = The lenses are plain glass. It is the looking that has been ground.
card-elixir = Regain 1 sanity, or 2 if the Witch is with you.
flavour-elixir = Tastes of pennies and of a summer you did not have.
card-dagger = Defeat the creature at your location, or the shadow at the University, but only if the Witch is with you.
flavour-dagger = It was forged to be handed to someone. It has always found out whom.
card-elder-sign = Seal the tile of a location that shows the Elder Sign, close the University's portal, or give it up to drive off Thul Sahuun.
flavour-elder-sign = Five lines and a burning eye; draw it once and your hand remembers it for good.
card-silver-key = Seal the tile of a location that shows the Silver Key, close the University's portal, or give it up to drive off Thul Sahuun.
flavour-silver-key = It opens the way back. Turned the other way, it closes it behind you.
card-trapezohedron = Seal the tile of a location that shows the Trapezohedron, close the University's portal, or give it up to drive off Thul Sahuun.
flavour-trapezohedron = Keep the box open, and keep a lamp lit. It likes neither.

## Creatures

card-witches = Together, discard 1 Elixir for every two exposed scholars, rounded up. { -tribute }
flavour-witches = They smelled the cork come out from three streets away.
card-undead = Each scholar loses 1 sanity.
flavour-undead = The dreadful thing is not that they walk. It is that they come home.
card-blood-hunters = Each scholar discards 1 minor item of their choice. { -tribute }
flavour-blood-hunters = Throw them something. Anything. Then run while they are busy finding out what it was.
card-soul-eaters = Each scholar with the most sanity loses 2.
flavour-soul-eaters = They leave the broken ones alone, as one leaves the crusts.
card-deep-ones = Necron advances 2.
flavour-deep-ones = Every family on Water Street has an uncle who went swimming.
card-hounds-of-tindalos = Each scholar with three or more played location cards loses 1 sanity.
flavour-hounds-of-tindalos = Sleep in a round room if you can find one. You have left a trail through every corner of this town.
card-cultists = Together, discard 1 Necronomicon. { -tribute }
flavour-cultists = They hold the book club on Thursdays, and they do mean hold.
card-thul-sahuun = Necron advances 1 for each artifact held by exposed scholars, but at least 1. Only giving up an artifact defeats Thul Sahuun.
flavour-thul-sahuun = It does not want you. It wants what you are holding, and it has waited longer.
card-nightgaunts = Gather all unsealed tiles, shuffle them and deal them out again face down. What anybody knew of them is void.
flavour-nightgaunts = Without a sound, without a face, they put every door in town somewhere else.
card-ghouls = Each scholar holding three or more minor items discards 1 of their choice.
flavour-ghouls = Overfull bags, they find, are a kindness best relieved in the dark.
card-mi-go = Together, discard 1 Glasses and 1 Dagger. { -tribute }
flavour-mi-go = They dismantle what they admire. They admire a great deal.
card-shoggoths = At each location with a creature, the leftmost item of its stock is discarded.
flavour-shoggoths = It poured in at the front of the shop and out at the back, and the shelves were very clean.
card-necron = Necron advances 1 for each creature on the board, and 2 more if there is a shadow. Then this card and all discarded creature cards are shuffled into the deck.
flavour-necron = He has never once hurried. That is what he wants you to notice.
card-craven = The Witch and all exposed scholars go to the University and take back their played location cards. Nobody rolls for a shadow. Another card is revealed at once.
flavour-craven = “Leave it, and come with me,” said the man from Salem. “Now. Do not look at what is looking.”

## Events

card-counterspell = Necron retreats 3.
flavour-counterspell = Craven read the line backwards, and for a moment the whole night went with it.
card-restful-night = Each scholar regains 2 sanity.
flavour-restful-night = Nobody dreamed. In Arkham that counts as medicine.
card-beacon-of-salem = Discard the first creature clockwise from the Witch, his own location first.
flavour-beacon-of-salem = One lantern, one word, and something large decided to be elsewhere.
card-armitages-parcel = Each scholar draws 1 item and keeps it, making room if need be, or discards it.
flavour-armitages-parcel = The note said only: “Sign for nothing. Use everything.”
card-dream-of-the-threshold = If the Witch is where a face-down tile lies, one scholar, whom you choose together, looks at it.
flavour-dream-of-the-threshold = You woke with brick dust under your nails, or with sea air in your mouth. You must not say which.
card-night-coach = Each scholar takes back all played location cards.
flavour-night-coach = The driver asks for no address. He has read them on your face.
card-the-veil-thins = Necron advances 2.
flavour-the-veil-thins = The streetlamps burn as ever, but the dark between them has come forward a step.
card-nightmares = Each scholar with three or more played location cards loses 1 sanity.
flavour-nightmares = It began as the old dream of falling. Then you landed.
-shadow = The face-up Great Old One at the lowest-numbered edge goes to the University as a shadow. If a shadow is there already, Necron advances 1 instead. If no Great Old One is face up at an edge, no shadow comes.
card-shadow-on-the-campus = { -shadow }
flavour-shadow-on-the-campus = It lies across the quadrangle at noon, and nothing stands where it begins.
card-the-stars-are-right = { -shadow } In every case Necron then advances 1.
flavour-the-stars-are-right = The observatory has asked its staff not to look up.
card-something-in-the-fog = Reveal a creature card.
flavour-something-in-the-fog = You hear one set of footsteps too many, and then, which is worse, one too few.
card-ill-omen = Reveal and resolve another event.
flavour-ill-omen = Every clock in the library stopped, and one of them had no works.

## Great Old Ones

card-cthulhu = Every Encounter rolls the loss die twice.
flavour-cthulhu = He dreams, and the dream has begun to be about you.
card-dagon = A refilled stock gets only two items: its left slot stays empty.
flavour-dagon = The nets come up heavy, and not one boat will say with what.
card-hastur = The Witch helps nobody: no safe Encounters, no stronger Elixirs, no Daggers.
flavour-hastur = Craven turned to speak, and wore for one moment a pallid mask that was nobody's face.
card-nyarlathotep = Every result of the loss die counts double.
flavour-nyarlathotep = He shook your hand and asked what you could least afford to lose.
card-shub-niggurath = Necron advances 1 at the start of every round.
flavour-shub-niggurath = The woods beyond the reservoir are nearer than they were in spring.
card-yog-sothoth = Good events have no effect; the Witch still walks.
flavour-yog-sothoth = The gate, the key, the guard: whatever luck you were sent, it stopped to ask him the way.

## Scholars

card-baxter = Talent: four spaces for minor items instead of three.
flavour-baxter = Professor of antiquities, and owner of the only coat in Arkham with that many pockets.
card-furlong = Talent: may re-roll one loss die in each Encounter; the second result stands.
flavour-furlong = Gambler's son, physicist, and on speaking terms with chance.
card-sterns = Talent: her Elixir may heal another exposed scholar at her location instead.
flavour-sterns = The only physician in the county who asks what you saw before she asks where it hurts.
card-foster = Talent: may also trade with scholars at a neighbouring location.
flavour-foster = Ran messages in the war, and still arrives before the letter does.
