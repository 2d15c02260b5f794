# The special action cards, nine for each detective: name, what they do for a colleague, flavour.

## Dr. Miriam Hale

name-calming-voice = Calming Voice
card-calming-voice = The helped heals 1.
flavour-calming-voice = She describes the room to you, chair by chair, until you are in it.
name-talking-cure = Talking Cure
card-talking-cure = The helped heals 2.
flavour-talking-cure = On the third evening you said the word aloud, and it was only a word.
name-sedative = Sedative
card-sedative = Helped and helper each heal 1.
flavour-sedative = One spoonful for the patient, one for the doctor, and the curtains drawn.
name-hypnosis = Hypnosis
card-hypnosis = The helped returns one of its trophies to the supply and replaces one growing insanity token by a normal one.
flavour-hypnosis = Give me what you brought back from there. No, the other thing.
name-case-study = Case Study
card-case-study = The helped draws 2 cards, then discards 1.
flavour-case-study = Patient K. sees stairs. Patient L., who has not met him, has begun to count them.
name-dream-journal = Dream Journal
card-dream-journal = The helped gains Star or Eye in its combat turn.
flavour-dream-journal = Written in the dark, every night at the same minute, in lines that grow straighter.
name-smelling-salts = Smelling Salts
card-smelling-salts = At the start of the next Preparation phase the helped heals 2.
flavour-smelling-salts = It will not help now. It will help when you come to on the floor and wonder whose it is.
name-group-session = Group Session
card-group-session = The helped and every other detective at its location heal 1.
flavour-group-session = A circle of chairs, and nobody asks who set out the extra one.
name-steady-nerves = Steady Nerves
card-steady-nerves = In its combat turn the helped's first two re-rolls cost no insanity.
flavour-steady-nerves = Count back from a hundred by sevens. Anything that joins in, ignore.

## Elias Crane

name-tip-off = Tip-Off
card-tip-off = The helped's next investigation this turn counts 1 more icon.
flavour-tip-off = A matchbook with an address. The matches are all struck but one.
name-field-search = Field Search
card-field-search = The helped draws 2 item cards, resolves the events among them and may keep one of the others. This is not its investigation.
flavour-field-search = Lift each stone, look, and put it back as it was. They do check.
name-evidence-locker = Evidence Locker
card-evidence-locker = The helped takes one item from the item discard pile.
flavour-evidence-locker = Shelf nine, behind the hatbox. Do not open the hatbox.
name-cold-case = Cold Case
card-cold-case = The item discard pile is shuffled into the item deck. The helped draws 1 action card.
flavour-cold-case = Closed in 1893 for want of a body. There is no want now.
name-marked-file = Marked File
card-marked-file = The helped gains Eye or Tentacle in its combat turn.
flavour-marked-file = Every page has been initialled by a clerk whom nobody at the registry remembers.
name-stake-out = Stake-Out
card-stake-out = The helped looks at the top 3 cultist cards and returns them in any order.
flavour-stake-out = Nine hours in a cold car. Then three of them, all at once, from a house with no door.
name-cross-reference = Cross-Reference
card-cross-reference = The helped may discard any hand cards and draws as many.
flavour-cross-reference = See under tide. See under teeth. See under your own address.
name-courier = Courier
card-courier = The helped may give, take or swap one item with any one consenting detective, at any distance.
flavour-courier = The boy on the bicycle asks no questions, and has never once been seen to arrive.
name-hunch = Hunch
card-hunch = The helped sets one held die to the symbol of its location.
flavour-hunch = He cannot say why. He only notices that he has turned up his collar.

## Bruno Kessler

name-cover-fire = Cover Fire
card-cover-fire = In one cultist fight the helped does not count the cultist die.
flavour-cover-fire = He does not need to hit anything. He needs them to look up.
name-flank = Flank
card-flank = The helped may fight any marked cultist in its column, and gains Shield in its combat turn.
flavour-flank = Through the laundry, over the coal shed, and in by the window they came out of.
name-knuckleduster = Knuckleduster
card-knuckleduster = The helped gains Tentacle or Shield in its combat turn.
flavour-knuckleduster = Brass, four rings, and on the inside an inscription that only the wearer feels.
name-finish-it = Finish It
card-finish-it = In one cultist fight the helped ignores 2 symbols.
flavour-finish-it = Do not listen to what it is offering. Do not listen to whose voice it uses.
name-drill = Drill
card-drill = The helped may re-roll any of its held dice once.
flavour-drill = Again. Again. Again, and this time with the lights out.
name-double-blow = Double Blow
card-double-blow = After winning a fight the helped may use one hand card spent in it once more, in its second fight.
flavour-double-blow = The first is for the one in front of you. The second is for whoever thought he was behind.
name-blood-trail = Blood Trail
card-blood-trail = For its first defeated cultist the helped takes one more trophy of that cult.
flavour-blood-trail = It led to a cellar, and in the cellar the rest of them had left their coats.
name-charge = Charge
card-charge = The helped gains one wild symbol in its combat turn.
flavour-charge = You will remember the shouting. You will not remember that it was yours.
name-berserk = Berserk
card-berserk = The helped gains two symbols of one kind of its choice in its combat turn.
flavour-berserk = Somebody ought to have pulled him off. Somebody tried.

## Agnes Ward

name-salt-line = Salt Line
card-salt-line = The helped names a location now. It is blocked in the next Cultist phase.
flavour-salt-line = A pound of salt from the grocer's, and the good sense not to step over it backwards.
name-hold-the-door = Hold the Door
card-hold-the-door = The cultist die at the helped's location is turned to blank.
flavour-hold-the-door = They pushed until morning. In the morning there was no one to have been pushing.
name-shield-bearer = Shield-Bearer
card-shield-bearer = The helped does not receive the first insanity token of its combat turn. The cost of a re-roll is not spared.
flavour-shield-bearer = “Stand behind me and look at my shoulder blades. Only at my shoulder blades.”
name-drag-away = Drag Away
card-drag-away = The top cultist of the helped's location goes to the top of a neighbouring column with fewer than 3 cultists and no Great Old One. This is no spawn. It cannot be done with a Great Old One in the helped's column.
flavour-drag-away = By the collar, down the steps, round the corner, and no stopping to ask what he is reciting.
name-night-watch = Night Watch
card-night-watch = The helped looks at the top 2 cultist cards and puts each on the top or the bottom.
flavour-night-watch = Two went by at a quarter past one. She told the second that the road was closed.
name-ward-of-glass = Ward of Glass
card-ward-of-glass = The helped gains Star or Shield in its combat turn.
flavour-ward-of-glass = A pane, a candle behind it, and anything that comes must first admit that it is there.
name-slow-the-clock = Slow the Clock
card-slow-the-clock = One crystal is removed from any terror card, but not from Endgame.
flavour-slow-the-clock = She put her finger in the works and told it to behave.
name-lock-the-gate = Lock the Gate
card-lock-the-gate = In the next Cultist phase no Great Old One moves.
flavour-lock-the-gate = It is a small lock, as locks go. It has never been told how large the other side is.
name-bulwark = Bulwark
card-bulwark = The helped gains Shield in its combat turn. If it takes the penalty, no terror step is made.
flavour-bulwark = If you must fall, fall against me.

## Ysolde Marchetti

name-trance = Trance
card-trance = The cultist die at the helped's location is re-rolled.
flavour-trance = Her eyes roll up, and over the rooftops something else rolls over.
name-spirit-guide = Spirit Guide
card-spirit-guide = The helped takes one card of its choice from its action discard pile.
flavour-spirit-guide = Ask for Uncle Matteo. He knows where you dropped it.
name-planchette = Planchette
card-planchette = The helped gains Tentacle or Planet in its combat turn.
flavour-planchette = It spelled your name correctly, and then it went on.
name-possession = Possession
card-possession = The helped gains Planet and Eye in its combat turn.
flavour-possession = For the length of one fight there were two of you in there, and the other one enjoyed it.
name-second-sight = Second Sight
card-second-sight = Look at one face-down terror card. The helped may put it under the terror deck and deal the next card there; its crystals stay, but are cut to one less than the new number.
flavour-second-sight = She turned the page before it could be read to her.
name-seance = Séance
card-seance = The helped exchanges one of its trophies for one of another symbol from the supply.
flavour-seance = The table rose an inch, turned half round, and set down something that had not been on it.
name-astral-link = Astral Link
card-astral-link = The helper puts one more hand card under this one and does not redraw for it. The helped gains its symbol in its combat turn.
flavour-astral-link = Hold the thread. If it goes slack, let go. If it is pulled, let go at once.
name-banishing-verse = Banishing Verse
card-banishing-verse = In a fight with a Great Old One the helped ignores 3 symbols.
flavour-banishing-verse = Four lines that do not rhyme in any language, until it hears them.
name-echo = Echo
card-echo = In its combat turn one held die of the helped counts twice, as the same symbol.
flavour-echo = She said it once. It was said twice.

## Jack Delacroix

name-re-deal = Re-deal
card-re-deal = The helped discards its whole hand and draws as many.
flavour-re-deal = “Misdeal,” says Jack, who has never in his life dropped a card.
name-double-or-nothing = Double or Nothing
card-double-or-nothing = One extra die for the helped. If it shows Shield, one terror step is made.
flavour-double-or-nothing = He lost once on that throw. He does not say what.
name-side-bet = Side Bet
card-side-bet = One extra die for the common pool, with its extra pick.
flavour-side-bet = A dollar says the hooded gentleman on the left goes down first.
name-marked-die = Marked Die
card-marked-die = The helped sets one held die to wild.
flavour-marked-die = It comes up however you like, and each time it keeps the difference.
name-card-sense = Card Sense
card-card-sense = The helped draws 2 cards, then discards 2.
flavour-card-sense = He riffles them past his ear, and smiles at what the eleventh has to say.
name-all-in = All In
card-all-in = Once in its combat turn the helped may re-roll all its unspent dice together for free.
flavour-all-in = Everything on the table: watch, ring, return ticket, name.
name-pass-the-dice = Pass the Dice
card-pass-the-dice = One die held by another consenting detective goes to the helped, face unchanged.
flavour-pass-the-dice = Along the bar, hand to hand, and never once tilted.
name-long-odds = Long Odds
card-long-odds = At the start of its combat turn two extra dice are rolled for the helped, or as many as the reserve has.
flavour-long-odds = A thousand to one, said the bookmaker. “So there is one,” said Jack.
name-ace-in-the-hole = Ace in the Hole
card-ace-in-the-hole = The helped gains one wild symbol in its combat turn.
flavour-ace-in-the-hole = It is a fifth suit. Nobody has dared to call him on it.
