list = { $rest } and { $last }
game-title = The Lantern
game-pitch = One of three rooms is dark.
game-how =
    Look into rooms, and open one that is not dark.
    Whoever opens the dark one loses for all.
name-nothing = nothing
name-attic = Attic
    .the = the Attic
name-cellar = Cellar
    .the = the Cellar
name-tower = Tower
    .the = the Tower
event-trimmed = { $seat } trims the lamp.
event-rolled = { $seat } rolls the weather: { $weather }.
event-passed = { $seat } passes the lantern on.
event-looked = { $seat } looks into { $room-the }.
event-saw = It is { $dark ->
        [yes] dark
       *[no] light
    } in { $room-the }.
event-opened = { $seat } opens { $room-the }.
ask-watch = What do you do on your watch?
word-trim = Trim the lamp
word-roll = Roll the weather
word-pass = Pass the lantern
word-look = Look into { $object-the }
word-open = Open { $object-the }
refusal-lamp-is-out = The lamp is out.
ending-dawn = The sun rises.
ending-swallowed = The dark comes out.
tally-dawn = seen the dawn
tally-breakage = broken lamps
departs-lamp = { $number } wicks in the lamp: an easier table, not the book's, which has { $book }.
option-lamp = Lamp
    .about = How often it can be trimmed.
variant-bright = A bright night
    .about = The lamp burns long.
