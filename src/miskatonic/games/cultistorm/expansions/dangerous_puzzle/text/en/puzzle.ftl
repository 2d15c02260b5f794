# Dangerous Puzzle: name, rules text, flavour of each card; then what is told, asked and refused.

name-puzzle = Dangerous Puzzle
value-modules-puzzle = Dangerous Puzzle: six pieces of a device lie among the items; three must be found and fitted to win.
advice-puzzle-alone = Dangerous Puzzle is better played with Investigation Events: whoever looks for pieces then finds help, too.
kind-piece = Puzzle piece

name-the-gnawing-edge = The Gnawing Edge
card-the-gnawing-edge = Sting: 1 insanity. Curse: no die is re-rolled for insanity. Fitted at the Star location.
flavour-the-gnawing-edge = You cut yourself on it every time, and each time on the other side.
name-the-listening-plate = The Listening Plate
card-the-listening-plate = Sting: one terror step. Curse: each general support card you play makes one terror step. Fitted at the Shield location.
flavour-the-listening-plate = Speak near it and something far away stops to hear the rest.
name-the-wet-gear = The Wet Gear
card-the-wet-gear = Sting: a cultist spawns at your location. Curse: your first move is not free. Fitted at the Tentacle location.
flavour-the-wet-gear = It has been dried a dozen times. The cloth was put away damp.
name-the-staring-joint = The Staring Joint
card-the-staring-joint = Sting: discard 1 hand card. Curse: your hand is refilled to 3 in Review. Fitted at the Eye location.
flavour-the-staring-joint = It bends towards whoever is reading.
name-the-leaning-axis = The Leaning Axis
card-the-leaning-axis = Sting: one terror step. Curse: your fights with cultists need one more symbol of your location. Fitted at the Planet location.
flavour-the-leaning-axis = Set it on a table, and the table is the thing that is crooked.
name-the-heart = The Heart
card-the-heart = Sting: one terror step. Curse: at the start of Preparation, with at most 2 tokens, you receive 1 insanity. Fitted last, anywhere, by discarding three hand cards of different symbols.
flavour-the-heart = It beats once a day. You have begun to wait for it.
name-the-box-breathes = The Box Breathes
    .does = Each holder of a piece receives 1 insanity; if nobody holds one, one terror step.
card-the-box-breathes = { name-the-box-breathes.does }
flavour-the-box-breathes = In, at about three in the morning. Nobody has sat up for the other half.
name-wrong-fit = Wrong Fit
    .does = The piece that was fitted last returns to whoever draws this, without its sting, unless the frame is complete.
card-wrong-fit = { name-wrong-fit.does }
flavour-wrong-fit = It clicked. Then something else did.
name-the-makers-come = The Makers Come
    .does = A cultist spawns at the location of the detective with most pieces; if nobody holds one, at the marker.
card-the-makers-come = { name-the-makers-come.does }
flavour-the-makers-come = They want to see how you are getting on.
name-teeth-in-the-dark = Teeth in the Dark
    .does = Whoever draws this discards 2 hand cards.
card-teeth-in-the-dark = { name-teeth-in-the-dark.does }
flavour-teeth-in-the-dark = The drawer was empty when you put your hand in.
name-the-lock-turns = The Lock Turns
    .does = Two terror steps; with two pieces fitted, one.
card-the-lock-turns = { name-the-lock-turns.does }
flavour-the-lock-turns = There was no keyhole on this side. You looked.

name-PUZ-2-1 = a piece is fitted, PUZ-2.1
name-PUZ-2-3 = its holder has left, PUZ-2.3
zone-puzzle = The puzzle
    .labels = yes
mark-puzzle-fitted = In the frame
mark-puzzle-fitted-is = { $value } of { $pieces }
mark-puzzle-state = { "" }
mark-puzzle-state-is = { $value ->
        [hidden] not found yet
        [held] found
       *[other] in the frame
    }
mark-puzzle-holder = with
mark-puzzle-symbol = fits at a location of
word-fit = Fit { $object }
    .group = Fit a piece
word-hand-piece = Give away { $object }
    .group = Give a piece away
event-piece-found = { $seat } finds a piece and must take it: { $piece } ({ $cause }).
event-piece-fitted = { $seat } fits { $piece } into the frame ({ $cause }).
event-piece-given = { $seat } gives { $piece } to { $other }.
event-piece-declined = { $seat } does not want { $piece }.
event-piece-returns = { $piece } comes loose and falls to { $seat } ({ $cause }).
event-piece-passed = { $piece } passes to { $seat } ({ $cause }).
ask-piece-to = To whom do you give { $piece }?
ask-piece-accept = Do you take { $piece } from { $other }?
ask-piece-heir = Who takes { $piece }?
ask-makers-where = Of the detectives with most pieces, who is visited?
refusal-piece-not-held = You do not hold this piece.
refusal-piece-elsewhere = This piece is fitted at the location of its symbol.
refusal-piece-no-card = You have no card with its symbol.
refusal-piece-complete = The frame is complete.
refusal-piece-last = This piece is fitted last.
refusal-piece-three-cards = You need three hand cards of different symbols.
refusal-piece-nobody-here = Nobody else stands here.
refusal-piece-when = Pieces are fitted and given away in Preparation.
refusal-piece-no-rerolls = Whoever holds this piece re-rolls nothing for insanity.
