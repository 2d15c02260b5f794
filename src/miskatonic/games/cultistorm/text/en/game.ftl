# The game as a whole, and how it ends.

game-title = Cultistorm
game-pitch = Arkham, 1926. They come down every road at once, hooded and in step. There are five doors to close, and not enough of you to close them. { game-goal }
game-goal = Together, seal all five locations before a mind breaks or a Great Old One comes through.
game-how =
    Every turn cultists arrive at the five locations, each behind a ward of symbols. A fourth at the same place calls a Great Old One, which eats its way down the column to the portal.
    In Preparation the speaker acts as often as it likes and then hands the floor on, and everybody may talk at any time: take dice, move, investigate, play cards to help each other, buy abilities, mark whom to fight.
    A card gives its symbol to you or its help to somebody else, never both; and helping costs sanity more often than not.
    In Combat each of you must match every symbol of an enemy with cards, dice, items and help. Whoever wins takes a trophy; whoever wins nothing takes insanity, and terror moves on.
    Trophies buy abilities, and each ability brings a seal card. With the seal card and one trophy for each detective you seal a location for good.
    Seal all five while no Great Old One is in play, and you have won. A fifth insanity token for anybody, one cultist too many, or a Great Old One through a portal, and you have not. Once the Endgame card has been turned up, the last Great Old One must not fall before the other locations are sealed.
game-length = 90 to 150 minutes
game-complexity = High: six phases, and a plan that five people have to agree on.

ending-sealed = All five locations are sealed and no Great Old One is left. The fifth seal takes, and whoever still stands on the roads has nothing to wait for. Arkham will call it a hard winter: the detectives have won.
ending-madness = A detective was given a fifth insanity token. One mind among you gives way, and the others cannot finish the work with what it has left behind. Everybody loses.
ending-crossing = A Great Old One crossed a portal. It bends its head under the lintel and comes through. There is no longer an outside to keep it in. Everybody loses.
tally-by-card = Locations sealed with a seal card
tally-by-force = Locations sealed by beating the Great Old One there
score = { $score } of 5 locations were sealed.
ending-unsealed = After the Endgame the last Great Old One was beaten before all five locations were sealed. It goes, and behind it the other doors stand open; there is nothing left in front of them to hold anybody back. Everybody loses.
ending-overrun = There were more cultists in play than the limit. There are more of them than Arkham has streets, and they have begun to sing in unison. Everybody loses.
