# Waves and relief: name, rules text, flavour.

kind-wave = Wave
kind-relief = Relief

name-rumour = Rumour
    .does = One terror step is made. Two cards of one symbol break it.
card-rumour = { name-rumour.does }
flavour-rumour = It came by the morning train, without luggage, and was in every kitchen by noon.
name-panic = Panic
    .does = Each detective with 0 to 2 tokens receives 1 insanity. Three cards of different symbols break it.
card-panic = { name-panic.does }
flavour-panic = Nobody gave the word to run. Everybody obeyed it.
name-flood = Flood
    .does = Two cultists spawn. Four cards of different symbols break it.
card-flood = { name-flood.does }
flavour-flood = They were refugees from the next county, they said, and took off their shoes to show the webs.

name-relief-physician = Physician
    .does = One detective of the table heals 2 at the start of its next Preparation.
card-relief-physician = { name-relief-physician.does }
flavour-relief-physician = He asks no questions, and has brought his own lamp.
name-relief-cordon = Cordon
    .does = A location of the table is blocked in its next Cultist phase.
card-relief-cordon = { name-relief-cordon.does }
flavour-relief-cordon = Twelve deputies, a rope, and a sign about the drains.
name-relief-supplies = Supplies
    .does = One detective of the table draws 2 item cards at the start of its next Preparation, and may keep one.
card-relief-supplies = { name-relief-supplies.does }
flavour-relief-supplies = Two crates by the night freight. The inventory does not mention what is ticking.
name-relief-reserves = Reserves
    .does = One more die joins the pool of the table in its next Review, with its pick.
card-relief-reserves = { name-relief-reserves.does }
flavour-relief-reserves = They have slept, they have eaten, and they have not yet seen anything.
name-relief-testimony = Testimony
    .does = A trophy of any symbol goes from the supply of the resting table to the bank.
card-relief-testimony = { name-relief-testimony.does }
flavour-relief-testimony = Sworn before a notary, in daylight, with both eyes open.
