# The Glass Congregation and the cult monsters: name, rules text, flavour.

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

## Monsters

name-the-harbour-thing = The Harbour Thing
    .the = the Harbour Thing
card-the-harbour-thing = At the end of each Combat phase every detective at its location receives 1 insanity. Reward: 2 Tentacle trophies.
flavour-the-harbour-thing = The dredger brought up its shadow first.
name-the-bell-ringer = The Bell-Ringer
    .the = the Bell-Ringer
card-the-bell-ringer = Each Terror phase makes one more terror step. Reward: 1 trophy of any symbol, and draw 2 action cards.
flavour-the-bell-ringer = He rings for those who have died tonight, and he is always a little early.
