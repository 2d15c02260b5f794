# The game as a whole, and how it ends.

game-title = Wisdom of Cthulhu
game-pitch = You have read the wrong book, and you want the next one. Six turns of research, and each of them costs you a piece of your mind. { game-goal }
game-goal = Have the most Knowledge Points at the end.
game-how =
    Each turn you first decide how many of your Research cards to turn over into Obsessions: the more you turn, the earlier you act.
    Research cards buy Knowledge cards at the Arcane Places; Obsessions do everything else: Entities, powers, Elder Signs to block your rivals.
    Forbidden Wisdom gives quick points and tricks, Alien Science pays when its components are together, Dark Masters pay whenever their bond is touched.
    Ritual Objects take you along the Ritual Dashboard, first to the Invocations of the Great Old Ones, and at last to the one Evocation of the game.
    At the end of every turn one more Research card becomes an Obsession for good. After six turns nothing else is left, and most Knowledge Points win.
game-length = 60 to 120 minutes
game-complexity = High: the rules are few, the cards are not.

ending-wisdom = The last Research card is gone, and with it the last doubt. One seeker knows more than all the others.
ending-tie-broken = Equally wise; but one stood nearer to the gate, or has more in the Learning Area, and that decides it.
ending-shared = They know the same, they have come equally far, and they look at each other across the table. The win is shared.

## How a score came about

tally-bonds = Dark Bonds
tally-wisdom = Forbidden Wisdom
tally-science = Alien Science
tally-masters = Powers of Dark Masters
tally-entities = Entities
tally-places = Arcane Places
tally-invocations = Invocations
tally-evocation = The Evocation
tally-influence = The Influence
tally-research = Research cards given up
tally-obsessions = Obsessions given up
tally-bond-changes = Paid for changes of bond
tally-taken = Lost to opponents
