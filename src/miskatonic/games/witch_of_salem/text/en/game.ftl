# The game as a whole, and how it ends.

game-title = Witch of Salem
game-pitch = Arkham, 1920. Something old is clawing at the doors of the world, and only a handful of scholars know where the doors are. { game-goal }
game-goal = Together, seal every portal and banish the Prisoner of R'lyeh before Necron reaches the Rift.
game-how =
    Every round creatures come to Arkham, and Necron creeps along his track towards the Rift.
    On your turn you travel with one of your location cards, trade, face what waits there, use one item and take another.
    Robert Craven, the Witch of Salem, walks about Arkham and is on your side: where he is, nothing can harm you in an Encounter, Elixirs heal twice as well, and Daggers kill.
    Look through Glasses to learn which of the six hidden tiles are Portals, and seal each Portal with the artifact its location shows; to seal a Wall is fatal.
    Read Necronomicons to unmask the Great Old Ones, then send one scholar to R'lyeh with the right three items to banish the last of them.
    While that scholar holds out, another closes the portal at Miskatonic University: if every Portal is sealed by then, you all win.
game-length = 60 to 90 minutes
game-complexity = Medium: the turn is quickly learned, the timing is not.

ending-victory = The last portal slams shut. Arkham sleeps, and will never know: the scholars have won.
ending-rift = Necron steps through the Rift, and the sky over Arkham opens like an eye. Everybody loses.
ending-demon = Necron reaches the demon while the Prisoner is still masked, and there is no name to bind it with. Everybody loses.
ending-madness = Fewer than two scholars are in their right mind, and one alone cannot hold two doors. Everybody loses.
ending-wall = The seal bites into solid Wall, its power is spent on stone, and something on the far side laughs. Everybody loses.
ending-open-portal = The University's portal closes, but another stands open in the dark, and they are already coming through. Everybody loses.
