### Other Worlds: options, questions, events and reasons

name-otherworlds = Other Worlds
value-modules-otherworlds = Other Worlds: with each Great Old One its world opens, and draws in whoever lingers there.
option-doomed = The doomed
    .about = With Other Worlds: what happens when a location is sealed with somebody still in the world beside it.
    .lose = The team loses.
    .sacrifice = The doomed leave the game, and the others play on.
name-lose = the team loses
name-sacrifice = a sacrifice

kind-world = World
fact-grip = Grip
fact-trial = Trial
zone-worlds = Other worlds
    .labels = yes
zone-trial = Trial
    .labels = yes
mark-worlds-location = beside
mark-worlds-grip = grip
mark-worlds-trial = trial
mark-worlds-inside = inside
mark-worlds-fresh = does not pull this turn
mark-trial-requirement = Asked for
mark-trial-missing = Still missing
mark-trial-uses = uses
name-world-eased = what the Stone Womb taught

word-rescue = Pull { $object } out: 1 insanity and a card that loosens the grip
    .group = Other worlds
word-fall = Be drawn in
    .group = Other worlds
word-bear-it = Bear a token
    .group = Other worlds
word-free = Free { $object }
    .group = Other worlds

ask-world-pull = { $world } pulls at { $seat }: which card loosens its grip?
ask-trial = { $seat } stands trial in { $world }.
ask-world-tithe = What does { $seat } give the Basalt Shelf?
ask-world-exit = Where does { $seat } return to?
ask-world-prey = Whom does { $seat } free from the Great Old One?
ask-rescue-card = With which card does { $seat } pull { $other } out of { $world }?

event-world-opens = Beside { $location } a world opens: { $world } ({ $cause }).
event-world-closes = { $world } closes beside { $location }.
event-drawn-in = { $seat } is drawn into { $world } ({ $cause }).
event-world-returns = { $seat } stands at the location again ({ $cause }).
event-trial-begins = { $seat } stands trial in { $world } ({ $cause }).
event-trial-passed = { $seat } passes the trial of { $world } and is free ({ $cause }).
event-trial-failed = { $seat } fails the trial of { $world } ({ $cause }).
event-gift-idle = The gift is of no use to { $seat } now ({ $cause }).
event-prey-freed = { $seat } frees { $cultist } from the Great Old One; the card is discarded ({ $cause }).
event-rescued = { $seat } pulls { $other } out of { $world } ({ $cause }).
event-doomed = { $seat } is still in { $world } as it closes, and is doomed ({ $cause }).
event-left-game = { $seat } leaves the game; items go to the discards, trophies and seal cards to the supply ({ $cause }).

event-promise-no-pick = { $seat } takes no die in the next turn ({ $cause }).
event-promise-slow = { $seat } has no free move in the next turn ({ $cause }).
event-promise-grown = The Great Old One there needs one more symbol ({ $cause }).
event-promise-heal = { $seat } will heal at the next Preparation ({ $cause }).
event-promise-held = The Great Old One there will not move in the next Cultist phase ({ $cause }).
event-promise-dice = Two extra dice will join the pool in the next Review ({ $cause }).
event-promise-mirror = In the next turn one hand card of { $seat } will count twice ({ $cause }).
event-promise-ease = { $seat } will ignore one symbol in its next cultist fight ({ $cause }).

refusal-not-inside = That detective is in no other world.
refusal-world-elsewhere = You must stand at the location beside which that world lies.
refusal-no-grip-card = You have no hand card that loosens the grip of that world.
refusal-no-pick-this-turn = What was left behind in N'kai takes no die this turn.
refusal-trial-not-covered = Not all symbols of the trial are matched.
refusal-not-in-a-world = That is said in another world only.

ending-doomed = A world has closed with somebody inside, and the team has lost.

name-OTW-1-1 = another world, OTW-1.1
name-OTW-1-2 = the pull of another world, OTW-1.2
name-OTW-2-1 = a trial, OTW-2.1
name-OTW-3-1 = a rescue, OTW-3.1
name-OTW-4-1 = a world that closes, OTW-4.1
name-OTW-4-2 = a sacrifice, OTW-4.2
name-OTW-4-3 = a world that fades, OTW-4.3

## The worlds

name-the-ivory-waste = The Ivory Waste
card-the-ivory-waste = Failed: discard 1 hand card. Passed: draw 2 action cards.
flavour-the-ivory-waste = The wind has carved a crowd out of the ice, and all of them look your way.
name-the-vault-of-mu = The Vault of Mu
card-the-vault-of-mu = Failed: 1 insanity. Passed: the next location clockwise is blocked.
flavour-the-vault-of-mu = The statues were not made here. They arrived, and stopped.
name-the-basalt-shelf = The Basalt Shelf
card-the-basalt-shelf = Failed: return a trophy, or 1 insanity. Passed: a Tentacle trophy.
flavour-the-basalt-shelf = The tide went out an hour ago and has not stopped going.
name-the-den-below = The Den Below
card-the-den-below = Failed: 1 insanity. Passed: take an item from the discard pile.
flavour-the-den-below = What you lost is here, coiled round, and kept warm.
name-nkai = N'kai
card-nkai = Failed: no die in the next turn. Passed: heal 2 at the next Preparation.
flavour-nkai = There is no light in N'kai, and nothing there has missed it.
name-the-outer-gate = The Outer Gate
card-the-outer-gate = Failed: one terror step. Passed: return to any location.
flavour-the-outer-gate = Every door you ever left open opens onto this one.
name-the-black-wood = The Black Wood
card-the-black-wood = Failed: the Great Old One needs one more Shield. Passed: one cultist that it has devoured is discarded.
flavour-the-black-wood = The trees are in leaf, and the leaves are suckling.
name-rlyeh = R'lyeh
card-rlyeh = Failed: 1 insanity. Passed: the Great Old One does not move in the next Cultist phase.
flavour-rlyeh = You walk downhill to the roof.
name-the-faceless-court = The Faceless Court
card-the-faceless-court = Failed: discard 2 hand cards. Passed: look at all face-down terror cards.
flavour-the-faceless-court = The verdict was read before you were born; they are waiting for the face to put on it.
name-the-blind-throne = The Blind Throne
card-the-blind-throne = Failed: 1 insanity. Passed: two extra dice join the pool in the next Review, with their picks.
flavour-the-blind-throne = The flutes stop when you breathe in, and wait.
name-behind-the-pane = Behind the Pane
card-behind-the-pane = Failed: 1 insanity. Passed: in the next turn one hand card gives its symbol twice.
flavour-behind-the-pane = On this side your reflection goes first.
name-the-flooded-choir = The Flooded Choir
card-the-flooded-choir = Failed: discard 1 hand card. Passed: move the top cultist here to a neighbouring column with room and no Great Old One.
flavour-the-flooded-choir = They sing on the in-breath. It is all water.
name-the-burning-score = The Burning Score
card-the-burning-score = Failed: 1 insanity. Passed: discard the closest cultist here.
flavour-the-burning-score = The notes go out one by one, and somebody here was told to follow them.
name-the-stone-womb = The Stone Womb
card-the-stone-womb = Failed: no free move in the next turn. Passed: ignore 1 symbol in your next cultist fight.
flavour-the-stone-womb = It closes gently, over some thousand years.
name-the-long-sleep = The Long Sleep
card-the-long-sleep = Failed: one terror step. Passed: remove a crystal from a terror card.
flavour-the-long-sleep = You wake in your own bed, in your own room, under the wrong sky.
