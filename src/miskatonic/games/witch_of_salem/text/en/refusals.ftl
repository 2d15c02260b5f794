# Why something is not allowed. The rule's id is shown beside it.

refusal-card-played = You have played that location card; go to the University to take your cards back.
refusal-may-not-stay = At this table a location card may not name the place where you are.
refusal-passage-last-sanity = The Secret Passage costs 1 sanity, and you have only one left.
refusal-passage-elsewhere = The Secret Passage leads to another place, and you are already there.
refusal-prisoner-hidden = R'lyeh is closed while the Prisoner is face down; read Necronomicons.
refusal-banner-there = A scholar is already banning in R'lyeh.
refusal-ban-last-sanity = Banning needs at least 2 sanity.
refusal-ban-recipe = You do not hold the items that ban the Prisoner.
refusal-no-such-partner = There is no such scholar in Arkham.
refusal-nothing-to-trade = Neither of you has a minor item to trade.
refusal-partner-elsewhere = That scholar is not at your location.
refusal-partner-not-near = That scholar is neither at your location nor at a neighbouring one.
refusal-nothing-to-defeat = There is nothing to defeat here.
refusal-only-artifact = Only giving up an artifact defeats this creature.
refusal-recipe-not-held = You do not hold the items that defeat it.
refusal-nobody-wants-artifact = Nothing here asks for an artifact.
refusal-no-artifact = You have no artifact.
refusal-all-unmasked = Every Great Old One is face up already.
refusal-no-tile-here = There is no face-down tile here.
refusal-tile-face-up = The tile here is face up already.
refusal-tile-known = You would learn nothing: this tile is known.
refusal-witch-absent = A Dagger works only where the Witch is, and can help.
refusal-tile-elsewhere = You are not at that location.
refusal-already-sealed = That tile is sealed already.
refusal-wrong-artifact = Your artifact is not the one this location shows.
refusal-not-at-university = The University's portal can only be closed from the University.
refusal-nobody-bans = The University's portal can be closed only while a scholar is banning the Prisoner.
refusal-no-exploration = This table plays without exploration.
refusal-last-sanity = You would pay with the last of your sanity.
refusal-item-not-held = You do not have that item.
refusal-no-stock-here = There is no stock here to take from.
refusal-slot-empty = That slot is empty.

## The wrong moment

refusal-game-over = The game is over.
refusal-eliminated = You have gone mad; the game goes on without you.
refusal-not-your-decision = This is for somebody else to decide.
refusal-only-in-move = You travel only at the beginning of your turn.
refusal-only-through-passage = Only the Secret Passage leads there.
refusal-only-in-trade = Trading has its moment: right after your move.
refusal-only-in-encounter = Creatures and shadows are defeated in the Encounter, after Trade.
refusal-only-in-encounter-or-use = An artifact is given up in the Encounter, or as the item you use.
refusal-only-in-use = Items are used after the Encounter, one each turn.
refusal-only-sterns = Only Sterns gives her Elixir to others, when she uses one.
refusal-only-furlong = Only Furlong rolls again, right after a roll.
refusal-only-in-take = Items are taken at the end of your turn.
refusal-only-to-make-room = You discard an item only to make room, or when a card demands it.
refusal-only-in-tribute = No tribute is being asked for.
refusal-only-by-event = Who looks is decided only when a dream asks it.
refusal-nothing-to-answer = Nobody has asked you that.
refusal-may-not-decline = You cannot decline here; you must choose.
