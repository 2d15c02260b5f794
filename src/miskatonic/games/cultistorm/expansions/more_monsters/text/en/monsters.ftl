# Three more cult monsters: name, rules text, flavour.

name-more_monsters = Three more cult monsters
value-monsters-random-2 = Two of them, drawn by lot.
value-monsters-random-3 = Three of them, drawn by lot.
value-monsters-random-4 = Four of them, drawn by lot.
value-monsters-random-5 = Five of them, drawn by lot.
value-monsters-the-lamplit-hound = The Lamplit Hound.
value-monsters-the-stone-midwife = The Stone Midwife.
value-monsters-the-orrery-wasp = The Orrery Wasp.

name-the-lamplit-hound = The Lamplit Hound
    .the = the Lamplit Hound
card-the-lamplit-hound = At the end of a turn it moves to the location with most detectives, if fewer than 3 cultists and no Great Old One are there. Reward: 2 Eye trophies.
flavour-the-lamplit-hound = It only wants company. It has never been able to keep any.
name-the-stone-midwife = The Stone Midwife
    .the = the Stone Midwife
card-the-stone-midwife = The cultist limit is 1 lower. Reward: 1 Shield trophy, and block a location.
flavour-the-stone-midwife = She counts on her fingers. She always has one left over.
name-the-orrery-wasp = The Orrery Wasp
    .the = the Orrery Wasp
card-the-orrery-wasp = Wild symbols do not count against it. Reward: 1 trophy of any symbol, and draw 2 action cards.
flavour-the-orrery-wasp = It flies in ellipses. You are at one focus.

name-ability-follows-company = goes where most detectives are
name-ability-lowers-limit = the cultist limit is 1 lower
name-ability-heeds-no-wilds = wild symbols do not count against it
event-monster-prowls = { $cause } comes to { $location-the }.
ask-monster-where = { $source }: to which of these locations does it go?
