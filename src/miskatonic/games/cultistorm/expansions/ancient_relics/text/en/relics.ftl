# Ancient Relics: the relics, and what is said of them.

value-modules-relics = Ancient Relics: altars bring relics within reach of whoever dares to open the portal.
name-relics = Ancient Relics
kind-relic = Relic
fact-depth = Depth
name-the-hungry-lamp = The Hungry Lamp
    .the = the Hungry Lamp
    .a = a Hungry Lamp
    .does = In a fight: discard 1 card for two wild symbols.
card-the-hungry-lamp = { name-the-hungry-lamp.does }
flavour-the-hungry-lamp = It burns whatever you hold out to it. Paper first. It has always begun with paper.
name-shard-of-the-first-seal = Shard of the First Seal
    .the = the Shard of the First Seal
    .a = a Shard of the First Seal
    .does = In the Sealing phase: one terror step, and your sealing costs no insanity this turn.
card-shard-of-the-first-seal = { name-shard-of-the-first-seal.does }
flavour-shard-of-the-first-seal = Somebody closed the first door from the inside. This is the piece that fell out.
name-drowned-compass = Drowned Compass
    .the = the Drowned Compass
    .a = a Drowned Compass
    .does = In Preparation: one detective moves to any location. It is no move of its own.
card-drowned-compass = { name-drowned-compass.does }
flavour-drowned-compass = Four directions are marked on the rim. The needle prefers the fifth.
name-crown-of-teeth = Crown of Teeth
    .the = the Crown of Teeth
    .a = a Crown of Teeth
    .does = In a fight with a cultist: take 1 insanity and ignore 3 symbols.
card-crown-of-teeth = { name-crown-of-teeth.does }
flavour-crown-of-teeth = They are milk teeth, all of them. It fits any head that tries it.
name-the-unwound-clock = The Unwound Clock
    .the = the Unwound Clock
    .a = an Unwound Clock
    .does = When a terror step is about to be made: discard 2 cards to cancel it.
card-the-unwound-clock = { name-the-unwound-clock.does }
flavour-the-unwound-clock = It has no spring. It goes for as long as somebody promises it something.
name-mask-of-nobody = Mask of Nobody
    .the = the Mask of Nobody
    .a = a Mask of Nobody
    .does = When a penalty or a card gives you a token: discard 1 card, and you do not receive it.
card-mask-of-nobody = { name-mask-of-nobody.does }
flavour-mask-of-nobody = The photographs show a chair, a hat, and a very good likeness of the wallpaper.
name-salt-heart = Salt Heart
    .the = the Salt Heart
    .a = a Salt Heart
    .does = In Preparation: one terror step, and one detective heals 2.
card-salt-heart = { name-salt-heart.does }
flavour-salt-heart = Hold it to the ear. It is quiet, and after a while so are you.
name-lens-of-carcosa = Lens of Carcosa
    .the = the Lens of Carcosa
    .a = a Lens of Carcosa
    .does = In Preparation: look at a face-down terror card, or at the top two cultists, one of which may go to the bottom.
card-lens-of-carcosa = { name-lens-of-carcosa.does }
flavour-lens-of-carcosa = Ground for a telescope that was to look at a lake. There is no lake in that direction.
name-chain-of-the-sleeper = Chain of the Sleeper
    .the = the Chain of the Sleeper
    .a = a Chain of the Sleeper
    .does = In Preparation: take 1 insanity, and one Great Old One does not move in the next Cultist phase.
card-chain-of-the-sleeper = { name-chain-of-the-sleeper.does }
flavour-chain-of-the-sleeper = Nine links. The tenth was never forged, because nobody would hold the end.
name-the-thirteenth-die = The Thirteenth Die
    .the = the Thirteenth Die
    .a = a Thirteenth Die
    .does = In Preparation: an extra die for you; if it shows the symbol of your location, take 1 insanity.
card-the-thirteenth-die = { name-the-thirteenth-die.does }
flavour-the-thirteenth-die = Carved from a knuckle. Count your own before you ask whose.
name-black-ledger = Black Ledger
    .the = the Black Ledger
    .a = a Black Ledger
    .does = In Preparation: take 1 insanity, one terror step, then take a trophy of any symbol.
card-black-ledger = { name-black-ledger.does }
flavour-black-ledger = Every debt is entered in the debtor's own hand. Yours is on the last page, and not yet dry.
name-iron-psalter = Iron Psalter
    .the = the Iron Psalter
    .a = an Iron Psalter
    .does = In Preparation: discard 1 card, and your location is blocked in the next Cultist phase.
card-iron-psalter = { name-iron-psalter.does }
flavour-iron-psalter = The covers are riveted shut. The singing is muffled, but it keeps people away.
name-knife-of-two-shadows = Knife of Two Shadows
    .the = the Knife of Two Shadows
    .a = a Knife of Two Shadows
    .does = After a fight that you won: take 1 insanity, and the hand cards spent in it count once more in your next fight.
card-knife-of-two-shadows = { name-knife-of-two-shadows.does }
flavour-knife-of-two-shadows = One falls where the light says. The other falls where the knife is about to be.
name-bell-without-tongue = Bell Without Tongue
    .the = the Bell Without Tongue
    .a = a Bell Without Tongue
    .does = In Preparation: one terror step, and all cultist dice turn to blank.
card-bell-without-tongue = { name-bell-without-tongue.does }
flavour-bell-without-tongue = Swing it, and for a moment nobody in the valley can remember what they were praying for.
name-the-open-hand = The Open Hand
    .the = the Open Hand
    .a = an Open Hand
    .does = In a fight with a Great Old One: ignore 3 symbols. Then this relic leaves the game.
card-the-open-hand = { name-the-open-hand.does }
flavour-the-open-hand = Basalt, life-sized if the owner was forty feet tall. It has let go of something once already.

## The words

word-open-portal = Open the portal and reach for the relic
    .group = Relics
word-breathe = Another breath
    .group = Relics
word-wield = Use { $object }
    .group = Relics
word-brandish = Use { $object }
    .group = Relics
word-turn-again = Use { $object }
    .group = Relics
word-raise = Use { $object }
    .group = Relics
word-hand-relic = Offer { $object } to somebody at your location
    .group = Relics
word-swap-relic = Ask for a swap against your own relic
    .group = Relics
word-keep-relic = Keep { $object }
    .group = Relics
choice-wield = Use { $object-the }: { $object-does }
choice-brandish = Use { $object-the }: { $object-does }
choice-turn-again = Use { $object-the }: { $object-does }
choice-raise = Use { $object-the }: { $object-does }
choice-keep-relic = Keep { $object-the }: { $object-does }
choice-breathe-done = Stop: the portal closes, and the relic stays where it is

## What happens

event-relic-laid = Beyond the portal of { $location-the } lies { $relic-the } ({ $cause }).
event-relic-boxed = { $relic } leaves the game ({ $cause }).
event-portal-opened = { $seat } opens the portal of { $location-the } and reaches for { $relic-the } ({ $cause }).
event-breath = { $seat } takes a breath: { $face }. Depth { $depth } of { $most }, { $repeats ->
        [0] no symbol has come twice
        [one] one symbol has come again
       *[other] symbols have come again { $repeats } times
    } ({ $cause }).
event-portal-closes = The portal closes behind { $seat } ({ $cause }).
event-relic-taken = { $seat } reaches { $relic-the } ({ $cause }).
event-relic-given = { $seat } hands { $relic-the } to { $other } ({ $cause }).
event-relic-refused = { $seat } does not want { $relic-the } ({ $cause }).
event-relic-used = { $seat } uses { $cause }.
event-relic-strikes = { $count ->
        [one] One symbol
       *[other] { $count } symbols
    } of this fight { $count ->
        [one] is
       *[other] are
    } no worry of { $seat } any more ({ $cause }).
event-card-counts-again = { $card } counts once more for { $seat } ({ $cause }).
event-elder-chained = { $seat } chains { $elder }: it does not move in the next Cultist phase ({ $cause }).

## What is asked

ask-breathe = { $relic } lies { $most } deep, and you have come to { $depth }. { $repeats ->
        [0] No symbol has come twice yet.
       *[other] One symbol has come again: the next that does ends it.
    } Another breath?
ask-keep-relic = You can hold one relic. Do you keep { $relic-the } or { $other-the }? The other leaves the game.
ask-relic-to = To whom do you offer { $relic-the }?
ask-accept-relic = { $other } offers you { $relic-the }. Do you take it?
ask-accept-relic-swap = { $other } would give you { $back-the } for { $relic-the }. Do you agree?
ask-look-at-either = { $source }: do you look at a terror card first of all, or at the cultist deck?
ask-chain-elder = { $source }: which Great Old One is chained? Name its location.
ask-stop-step = A terror step is about to be made. Do you cancel it with { $relic-the }?
choice-look-at-either-first = A face-down terror card
choice-look-at-either-second = The top two cards of the cultist deck

## Why not

refusal-portal-sealed = This portal is sealed, and keeps what lies behind it.
refusal-no-relic-here = No relic lies behind this portal.
refusal-elder-at-portal = A Great Old One stands before this portal.
refusal-opened-this-turn = You have opened a portal this turn.
refusal-relic-not-held = You do not hold this relic.
refusal-nobody-for-relic = Nobody else stands here to take it.
refusal-relic-not-now = This relic has no use now.
refusal-relic-used = This relic was used this turn.
refusal-nothing-won-yet = You have won no fight with hand cards in this combat turn.

## The board

zone-relics = Relics
    .labels = yes
mark-relics-depth = depth
mark-relics-location = at
mark-relics-holder = held by
mark-relics-used = used
mark-relics-deck = Still to come
mark-relics-box = In the box
mark-relics-chained = Chained

## Rules that are causes

name-REL-1-1 = an altar was placed, REL-1.1
name-REL-1-2 = the portal is sealed, REL-1.2
name-REL-2-1 = opening a portal, REL-2.1
name-REL-2-2 = the detective stops, REL-2.2
name-REL-2-3 = a breath, REL-2.3
name-REL-2-4 = the opening ends, REL-2.4
name-REL-2-5 = it was deep enough, REL-2.5
name-REL-3-1 = one relic each, REL-3.1
