# The campaign on the board.

zone-campaign = Mission
zone-dossiers = Files of the detectives
    .brief = Files

mark-campaign-mission = Mission
mark-campaign-session = Session
mark-campaign-storm = Storm
mark-campaign-flags = So far
mark-campaign-goal = Goal
mark-campaign-leads_taken = Leads taken
mark-campaign-leads_needed = Leads needed
mark-campaign-clock = Clock
mark-campaign-clock_end = Arrives at
mark-campaign-saved = Saved
mark-campaign-to_save = To be saved
mark-campaign-informer_beaten = Informer found
mark-campaign-seals_needed = Seals needed
mark-campaign-walls = Walls
mark-campaign-last_turn = Last turn
mark-campaign-locked = Gates locked
mark-campaign-storm_came = The Walking Storm has come
mark-campaign-storm_fell = The Walking Storm has fallen
mark-campaign-next_storm = Storm from now on
mark-campaign-next_flags = From now on
mark-campaign-part = { "" }
mark-campaign-signs = { "" }
mark-campaign-signs-is = { $value }
mark-dossiers-merits = Merits
mark-dossiers-boons = Boons
mark-dossiers-scars = Scars
mark-dossiers-used = Used
mark-dossiers-carries = has a refugee by the hand
mark-dossiers-key = has the Key

name-carry = a refugee
name-take-key = the Key
name-drop-key = the Key
name-brave-storm = the storm

name-sign-lead = lead
name-sign-mail-van = mail van
name-sign-engine = engine
name-sign-tide = tide
name-sign-refugee = refugee
name-sign-breach = breach
name-sign-near = near side
name-sign-door = the Door
name-sign-far = far side
name-sign-key = the Key
name-sign-locked = locked
name-sign-storm = storm

name-flag-map = the map is found
name-flag-cold = the trail is cold
name-flag-ticket = tickets to Kingsport
name-flag-derailed = the train was derailed
name-flag-harbour = the harbour is safe
name-flag-rumours = rumours run ahead of you
name-flag-names = you have the names
name-flag-betrayed = you were betrayed
name-flag-library = the library stands
name-flag-ashes = the library is ashes
name-flag-key = you have the Key
name-flag-open = the Door stands open
name-flag-sky = the storm is over
name-flag-dark = the sky stays dark

name-goal-the-map-makers-last-walk = 4 leads taken, 2 locations sealed, no Great Old One in play
name-goal-night-train-to-kingsport = both ends of the train sealed before the clock runs out, no Great Old One in play
name-goal-the-drowned-quarter = 3 refugees saved, the Tentacle location sealed, no Great Old One in play
name-goal-the-masked-ball = the Informer defeated, 3 locations sealed, no Great Old One in play
name-goal-the-siege-of-miskatonic = a wall stands and no Great Old One is in play at the end of turn 8 or later
name-goal-beyond-the-storm-door = both far gates locked, the Door sealed, nobody on the far side, no Great Old One in play
name-goal-the-eye-of-the-storm = all five locations sealed, and the Walking Storm has fallen
