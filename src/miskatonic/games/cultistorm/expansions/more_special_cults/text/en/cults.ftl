# Three more special cults: name, rules text, flavour.

## The Ashen Choir

name-ashen-choir = The Ashen Choir
value-special_cult-ashen-choir = The Ashen Choir, with the Burned Observatory and Cinder-That-Sings.

name-ember-cantor = Ember Cantor
    .the = the Ember Cantor
card-ember-cantor = Whoever begins a fight with it first discards 1 hand card, if it has one.
flavour-ember-cantor = She sings with her mouth full. The smoke comes out in tune.
name-soot-warden = Soot Warden
    .the = the Soot Warden
card-soot-warden = Items give no symbol against it.
flavour-soot-warden = He has wiped every blade in the county, and none of them is clean.
name-coal-eater = Coal-Eater
    .the = the Coal-Eater
card-coal-eater = Whoever gives up a fight with it discards 2 hand cards.
flavour-coal-eater = It lets you go. It has already eaten what you came with.
name-smoke-reader = Smoke Reader
    .the = the Smoke Reader
card-smoke-reader = No combat-support card counts in fights with it.
flavour-smoke-reader = He read in the smoke that your friends would come. He read which way they would look.
name-the-kindler = The Kindler
    .the = the Kindler
card-the-kindler = On arrival: the cultist die here is turned to this location's symbol.
flavour-the-kindler = One match a year. He has been saving them.
name-choirmaster = Choirmaster
    .the = the Choirmaster
card-choirmaster = Other cultists of the Ashen Choir at its location ask for one more Star. It has no cult symbol.
flavour-choirmaster = When the stick comes down they breathe in, and the lamps go with it.
name-ash-child = Ash Child
    .the = the Ash Child
card-ash-child = A victor with at most 2 tokens receives 1 insanity. It has no cult symbol.
flavour-ash-child = It weighs nothing. You will be carrying it for years.
name-cinder-that-sings = Cinder-That-Sings
    .full = Cinder-That-Sings
    .does = While it is in play, each general support card makes one terror step.
card-cinder-that-sings = { name-cinder-that-sings.does }
flavour-cinder-that-sings = Every voice you raise to call a friend is one it did not have before.
name-the-burned-observatory = Burned Observatory
    .the = the Burned Observatory
    .full = The Burned Observatory
    .does = Once per turn each: discard 2 hand cards of different symbols; gain one wild symbol in this turn's Combat phase.
card-the-burned-observatory = { name-the-burned-observatory.does }
flavour-the-burned-observatory = The dome is gone. What it was pointed at can now see in.

## The Quarry Kin

name-quarry-kin = The Quarry Kin
value-special_cult-quarry-kin = The Quarry Kin, with the Weeping Pit and the Lidless Quarry.

name-hewer = Hewer
    .the = the Hewer
card-hewer = Nothing is ignored in fights with it.
flavour-hewer = He has hands like the thing he hits.
name-dust-mother = Dust Mother
    .the = the Dust Mother
card-dust-mother = On arrival: it goes to the closest position.
flavour-dust-mother = They make way for her. In the shaft there was never room to, and still they did.
name-wedge-bearer = Wedge-Bearer
    .the = the Wedge-Bearer
card-wedge-bearer = Melee detectives need one more Shield against it.
flavour-wedge-bearer = Come closer, says the wedge. Everything does, in the end.
name-echo-in-the-shaft = Echo in the Shaft
    .the = the Echo in the Shaft
card-echo-in-the-shaft = Its location cannot be blocked.
flavour-echo-in-the-shaft = You can brick up a man. Nobody has yet bricked up his answer.
name-the-plumb-line = The Plumb Line
    .the = the Plumb Line
card-the-plumb-line = At its location only the closest cultist can be fought, by anyone.
flavour-the-plumb-line = It hangs where down is. Stand beside it and you will see that you did not.
name-living-ore = Living Ore
    .the = the Living Ore
card-living-ore = Wild symbols do not count against it. It has no cult symbol.
flavour-living-ore = The assay came back with a pulse.
name-the-foreman = The Foreman
    .the = the Foreman
card-the-foreman = On arrival: one terror step for each other cultist of the Quarry Kin in play, at most 2. It has no cult symbol.
flavour-the-foreman = He calls the roll. The missing men say here.
name-the-lidless-quarry = Lidless Quarry
    .the = the Lidless Quarry
    .full = The Lidless Quarry
    .does = While it is in play, nothing is ignored in fights with cultists.
card-the-lidless-quarry = { name-the-lidless-quarry.does }
flavour-the-lidless-quarry = They dug for slate and found it looking up.
name-the-weeping-pit = Weeping Pit
    .the = the Weeping Pit
    .full = The Weeping Pit
    .does = Once per turn each: take 1 insanity; ignore 2 symbols in one cultist fight this turn.
card-the-weeping-pit = { name-the-weeping-pit.does }
flavour-the-weeping-pit = The pumps were stopped in '09. The water asked them to.

## The Sleepers Under Orbit

name-sleepers-under-orbit = The Sleepers Under Orbit
value-special_cult-sleepers-under-orbit = The Sleepers Under Orbit, with the Dormitory and Ulm-Sehat.

name-somnambulist = Somnambulist
    .the = the Somnambulist
card-somnambulist = At the end of a turn it moves to the next column clockwise with fewer than 3 cultists and no Great Old One.
flavour-somnambulist = Do not wake him. It has been tried, and he was awake.
name-lullaby-singer = Lullaby Singer
    .the = the Lullaby Singer
card-lullaby-singer = Nobody investigates at its location.
flavour-lullaby-singer = You came to look for something. Lie down, it will come to you.
name-pillow-saint = Pillow Saint
    .the = the Pillow Saint
card-pillow-saint = A penalty taken at its location makes one more terror step.
flavour-pillow-saint = She forgives every failure, and writes it down.
name-lid-closer = Lid-Closer
    .the = the Lid-Closer
card-lid-closer = On arrival: an altar at its location is removed.
flavour-lid-closer = Two pennies, two thumbs, and the chapel has gone to bed.
name-star-counter = Star Counter
    .the = the Star Counter
card-star-counter = On arrival: the team lays a crystal on a terror card that lacks at least two.
flavour-star-counter = He is nearly through. He has lost count only once, on purpose.
name-dream-double = Dream Double
    .the = the Dream Double
card-dream-double = It also asks for the symbol of the cultist die at the next location clockwise. It has no cult symbol.
flavour-dream-double = It stands where you are not looking, wearing what is in the next room.
name-the-unwaking = The Unwaking
    .the = the Unwaking
card-the-unwaking = It cannot be fought in the turn in which it arrived. It has no cult symbol.
flavour-the-unwaking = On the first night nobody has ever found the bed that it lies in.
name-ulm-sehat = Ulm-Sehat
    .full = Ulm-Sehat
    .does = While it is in play, no location action or effect can be used.
card-ulm-sehat = { name-ulm-sehat.does }
flavour-ulm-sehat = It turns over once in nine thousand years, and the house turns with it.
name-the-dormitory = Dormitory
    .the = the Dormitory
    .full = The Dormitory
    .does = Once per turn each: heal 2; you have no combat turn this turn, and no penalty.
card-the-dormitory = { name-the-dormitory.does }
flavour-the-dormitory = Forty beds, forty dents, and a bell that has been tied.

## What they can do, in a few words

name-ability-bars-items = items give no symbol against it
name-ability-burns-who-gives-up = whoever gives up a fight with it discards 2 hand cards
name-ability-bars-combat-help = combat-support cards do not count in fights with it
name-ability-leads-its-own = others of its cult here ask for one symbol more
name-ability-hurts-its-victor = a victor with at most 2 tokens receives 1 insanity
name-ability-nothing-ignored = nothing is ignored in cultist fights
name-ability-hard-up-close = melee detectives need one symbol more
name-ability-bars-blocks = this location cannot be blocked
name-ability-only-the-closest = only the closest cultist here can be fought
name-ability-no-wild-symbols = wild symbols do not count against it
name-ability-walks-on = moves on at the end of a turn
name-ability-bars-investigation = nobody investigates here
name-ability-dear-penalties = a penalty here makes one more terror step
name-ability-needs-the-next-die = asks for the symbol of the next cultist die, too
name-ability-not-on-its-first-day = cannot be fought in the turn in which it arrived
name-ability-general-help-dreads = each general support card makes a terror step
name-ability-no-locations = no location action or effect can be used

## What happens, what is asked, and what is not allowed

name-CLT-1-4 = what its card says, CLT-1.4
name-more_special_cults = Four more special cults
value-special_cult-random-2 = Two of them, drawn by lot.
value-special_cult-random-3 = Three of them, drawn by lot.
value-special_cult-random-4 = Four of them, drawn by lot.
value-special_cult-random-5 = Five of them, drawn by lot.
word-burden = Lay a crystal on the card on { $object-the }
    .group = Lay a crystal
event-cultist-goes-first = { $cause } pushes through to the front at { $location-the }.
event-cultist-walks = { $cause } walks on to { $location-the }.
event-crystal-laid = { $cause }: a crystal on { $slot-the }, which now has { $crystals }.
event-falls-asleep = { $seat } lies down and sleeps through this turn's combat ({ $cause }).
ask-lay-crystal = { $source }: on which terror card does the crystal go?
refusal-items-barred = Items give no symbol against this cultist.
refusal-combat-help-barred = Combat-support cards do not count against this cultist.
refusal-only-the-closest = Here only the closest cultist can be fought.
refusal-not-on-its-first-day = It cannot be fought in the turn in which it arrived.
refusal-investigation-barred = A cultist here lets nobody investigate.
refusal-locations-barred = While this Great Old One is in play no location can be used.
refusal-no-crystal-now = Crystals are laid by this word only when a card asks for it.
