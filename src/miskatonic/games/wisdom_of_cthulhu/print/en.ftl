# Words on printed boards and markers.

marker-seeker = Seeker
marker-elder-sign = Elder Sign
marker-ritual = Ritual token
marker-points = Knowledge Points
back-obsession = Obsession
board-ritual-dashboard = Ritual Dashboard
board-points = Knowledge Points
board-decks = Decks and discard piles
place-start = Start
place-first-invocation = First Invocation
place-second-invocation = Second Invocation
place-evocation = Evocation
place-fw = Forbidden Wisdom
place-fw-discard = Forbidden Wisdom: discard pile
place-as = Alien Science
place-as-discard = Alien Science: discard pile
place-dm = Dark Masters
place-dm-discard = Dark Masters: discard pile
place-en = Entities
place-en-discard = Entities: discard pile
