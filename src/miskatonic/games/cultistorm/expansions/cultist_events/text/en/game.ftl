# What Cultist Events say, ask and show.

value-modules-cultist_events = Cultist Events: each turn opens with a card of the cults' own calendar, and it seldom means well.
name-cultist_events = Cultist Events
option-gentle_events = Gentle calendar
    .about = Whether the cults leave the detectives two turns of peace. Only with Cultist Events.
    .off = Events are drawn from the first turn on.
    .on = No event is drawn in turns 1 and 2.

event-cultist-event = From the cults' calendar: { $event }. { $event-does } ({ $cause })
event-event-holds = That holds from now on ({ $cause }).
event-event-idle = Nothing comes of it ({ $cause }).
event-marker-shifted = The cultist marker moves on to { $location-the }, and nobody comes ({ $cause }).
event-cultists-exchanged = Changing places: { $cultist } and { $other } ({ $cause }).
event-oath-sworn = The oath is sworn at { $location-the }: this turn every cultist there asks for its cult symbol once more ({ $cause }).
event-keys-stolen = The keys of { $location-the } are gone: it is inactive until the end of the turn ({ $cause }).
event-keys-found = The keys of { $location-the } are found, and it is active again ({ $cause }).
event-cultist-deserts = Deserted from { $location-the }: { $cultist } ({ $cause }).
event-offering-brought = { $elder } is brought an offering, and asks for one more symbol of its location ({ $cause }).
event-informed-on = { $seat } is watched, and will draw one card fewer in Review ({ $cause }).
event-cultist-anointed = Anointed, and now asking for one more Eye: { $cultist } ({ $cause }).

ask-which-event = Which of the two events do you carry out?
ask-oath-where = { $source }: several locations hold most cultists. Where is the oath sworn?
ask-keys-where = { $source }: the keys of which location are stolen?
ask-desert-where = { $source }: several locations hold most cultists. Where does one desert?
ask-graves-where = { $source }: most trophies lie at several locations. Where is one dug up?
ask-informed-on = { $source }: several hold most cards. Who is watched?
ask-bounty-on = { $source }: several have most trophies. Who is hunted?
ask-bounty = { $source }: which trophy do you return, or do you endure 1 insanity?

word-carry-out = Carry out { $object }
    .group = Events
word-endure = Endure 1 insanity
    .group = Events

refusal-train-too-far = This turn your first move leads to a neighbouring location only.

name-EVT-1-2 = the cults' calendar, EVT-1.2

zone-events = The cults' calendar
    .brief = Calendar
    .labels = yes
mark-events-location = at
mark-events-watched = watched
mark-events-count = cards
mark-events-anointed = Anointed
mark-events-offered = Offerings to
