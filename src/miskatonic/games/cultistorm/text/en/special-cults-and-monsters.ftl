# Special cults and the cult monsters: name, rules text, flavour.

## The Glass Congregation

name-glass-congregation = The Glass Congregation

name-the-glazier = The Glazier
    .the = the Glazier
card-the-glazier = The cultist die here cannot be turned or re-rolled by effects.
flavour-the-glazier = He measures the hole first, and then he measures you.
name-sister-of-shards = Sister of Shards
    .the = the Sister of Shards
card-sister-of-shards = Whoever begins a fight with her first discards 1 hand card, if it has one.
flavour-sister-of-shards = Take her hand, she asks you. You will leave some of yours in it.
name-the-twin-reflection = The Twin Reflection
    .the = the Twin Reflection
card-the-twin-reflection = On arrival: one cultist spawns at the marker.
flavour-the-twin-reflection = He came alone. He always says that he came alone, and the other one nods.
name-keeper-of-panes = Keeper of Panes
    .the = the Keeper of Panes
card-keeper-of-panes = In fights with it no die can be re-rolled.
flavour-keeper-of-panes = What is seen is seen. He has it in writing, on the inside of the glass.
name-the-lamp-eater = The Lamp Eater
    .the = the Lamp Eater
card-the-lamp-eater = On arrival: one terror step.
flavour-the-lamp-eater = By its own light you could read, if you cared to stand so near.
name-nameless-pane = Nameless Pane
    .the = the Nameless Pane
card-nameless-pane = A cultist die that is not blank counts twice for it. It has no cult symbol.
flavour-nameless-pane = It was never silvered. Nothing has ever had to look back out of it.
name-the-hollow-guest = The Hollow Guest
    .the = the Hollow Guest
card-the-hollow-guest = No general support card may be played on a detective at its location. It has no cult symbol.
flavour-the-hollow-guest = He takes up no room at all, and there is suddenly no room for your friends.
name-vhul-atrath = Vhul-Atrath
    .full = Vhul-Atrath, the Watching Pane
    .does = While it is in play, each re-roll paid with insanity costs 2 tokens.
card-vhul-atrath = { name-vhul-atrath.does }
flavour-vhul-atrath = You have looked into it every morning of your life. It was waiting for you to look first.
name-the-mirror-chapel = Mirror Chapel
    .the = the Mirror Chapel
    .full = The Mirror Chapel
    .does = Once per turn each: take 1 insanity; in this turn's Combat phase one of your hand cards gives its symbol twice.
card-the-mirror-chapel = { name-the-mirror-chapel.does }
flavour-the-mirror-chapel = No priest, no book, no cross. The congregation has never been this well attended.

## The Drowned Parish

name-drowned-parish = The Drowned Parish

name-the-sexton = The Sexton
    .the = the Sexton
card-the-sexton = On arrival: each detective at its location discards 1 hand card.
flavour-the-sexton = He digs at low water. By high water nobody can say that he has dug.
name-the-net-mender = The Net-Mender
    .the = the Net-Mender
card-the-net-mender = The first move away from its location in a turn is not free.
flavour-the-net-mender = She asks you to hold the end for a moment. It has been a moment.
name-the-baptist = The Baptist
    .the = the Baptist
card-the-baptist = Whoever begins a fight with him first re-rolls one die that it holds, if it has one.
flavour-the-baptist = He takes nothing away from you that he does not put back wet.
name-the-salt-bride = The Salt Bride
    .the = the Salt Bride
card-the-salt-bride = Support cards that are played on a detective at her location bring no new card.
flavour-the-salt-bride = Everything that comes near her keeps. Nothing that comes near her grows.
name-the-tide-caller = The Tide Caller
    .the = the Tide Caller
card-the-tide-caller = On arrival: one terror step.
flavour-the-tide-caller = It would have come in anyway. He only tells it where you live.
name-the-drowned-twin = The Drowned Twin
    .the = the Drowned Twin
card-the-drowned-twin = While another cultist of the Drowned Parish is in play, it asks for one more Tentacle. It has no cult symbol.
flavour-the-drowned-twin = He has his brother's watch. It keeps his brother's time.
name-the-undertaker = The Undertaker
    .the = the Undertaker
card-the-undertaker = It cannot be moved or discarded without a fight. It has no cult symbol.
flavour-the-undertaker = He has never once been late, and he has never once been asked to leave.
name-mother-undertow = Mother Undertow
    .full = Mother Undertow
    .does = While she is in play, hands are refilled to one card less.
card-mother-undertow = { name-mother-undertow.does }
flavour-mother-undertow = She calls them in one by one, by the names they had when they were small.
name-the-sunken-nave = Sunken Nave
    .the = the Sunken Nave
    .full = The Sunken Nave
    .does = Once per turn each: discard 1 hand card; move the top cultist here to the top of a neighbouring column with fewer than 3 cultists and no Great Old One.
card-the-sunken-nave = { name-the-sunken-nave.does }
flavour-the-sunken-nave = Whoever kneels here long enough is found kneeling somewhere else.

## Monsters

name-the-harbour-thing = The Harbour Thing
    .the = the Harbour Thing
card-the-harbour-thing = At the end of each Combat phase every detective at its location receives 1 insanity. Reward: 2 Tentacle trophies.
flavour-the-harbour-thing = The dredger brought up its shadow first.
name-the-bell-ringer = The Bell-Ringer
    .the = the Bell-Ringer
card-the-bell-ringer = Each Terror phase makes one more terror step. Reward: 1 trophy of any symbol, and draw 2 action cards.
flavour-the-bell-ringer = He rings for those who have died tonight, and he is always a little early.

## What a special cultist, a monster or a Great Old One can do, in a few words

name-ability-fixes-die = the cultist die here cannot be turned or re-rolled
name-ability-costs-a-card = whoever begins a fight with it first discards a hand card
name-ability-bars-rerolls = no die is re-rolled in fights with it
name-ability-doubles-die = the cultist die counts twice for it
name-ability-bars-general-help = no general support card reaches a detective here
name-ability-holds-people = the first move away from here costs 1 insanity
name-ability-rerolls-a-die = whoever begins a fight with it first re-rolls a die
name-ability-bars-redraws = helping a detective here brings no new card
name-ability-grows-with-its-own = asks for one symbol more while another of its cult is in play
name-ability-stands-firm = leaves by a fight alone
name-ability-strikes = everybody here receives 1 insanity at the end of a Combat phase
name-ability-rings = every Terror phase makes one more terror step
name-ability-no-free-moves = no move is free
name-ability-one-more-step = the cultist marker makes one more step
name-ability-nothing-heals = nothing heals
name-ability-help-hurts = general support cards give the helped detective 1 insanity
name-ability-no-wild-dice = wild dice give no symbol
name-ability-dear-rerolls = a paid re-roll costs 2 insanity
name-ability-smaller-hands = hands are refilled to one card less
