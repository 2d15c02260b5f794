# Words on printed boards and markers.

marker-figure = Scholar
marker-sanity = Sanity
marker-witch = Robert Craven
marker-necron = Necron
marker-starting-seat = Starting seat
marker-portal = Portal
marker-wall = Wall
board-track = Necron's track; the Rift is the last space that the preset names
board-rlyeh = R'lyeh and the decks
board-scholar = A scholar: sanity and pouch
place-edge-1 = Edge 1
place-edge-2 = Edge 2
place-edge-3 = Edge 3
place-edge-4 = Edge 4
place-edge-5 = Edge 5
place-prisoner = The Prisoner
place-creatures = Creature deck
place-events = Event deck
place-minor-1 = Minor item
place-minor-2 = Minor item
place-minor-3 = Minor item
place-artifact = Artifact
