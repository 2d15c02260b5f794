# Words on printed boards and markers.

marker-insanity = Insanity
marker-growing-insanity = Growing insanity
marker-crystal = Terror crystal
marker-trophy = Trophy
marker-target = Target
marker-altar = Altar
marker-seal = Seal
marker-cultist = Cultist marker
marker-terror = Terror marker
board-terror-circle = The terror circle
board-arkham = Arkham: five locations in a ring
place-shield = Shield
place-star = Star
place-tentacle = Tentacle
place-eye = Eye
place-planet = Planet
place-endgame = Endgame
place-l1 = L1
place-l2 = L2
place-l3 = L3
place-l4 = L4
place-l5 = L5
place-decks = Decks
