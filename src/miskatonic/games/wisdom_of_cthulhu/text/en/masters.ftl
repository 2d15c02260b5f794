# Dark Masters: the power of each card, and a line of flavour.

card-joseph-curwen = The first Immediate Forbidden Wisdom card you use each turn is kept and may be used once more; then it is discarded.
flavour-joseph-curwen = He looked remarkably like his great-great-grandson, and then there was only one of them.
card-keziah-mason = A Forbidden Wisdom card you buy may come from offer, from an opponent's Learning Area, from the top of the discards or from the deck.
flavour-keziah-mason = They locked her cell in 1692. She left by the corner.
card-henry-armitage = When a Forbidden Wisdom card pays you, you also gain the KP of the top Forbidden Wisdom discard, which then goes to the bottom of the deck.
flavour-henry-armitage = The only man in Arkham who returns such books.
card-alonzo-typer = Gain 1 KP when you buy a Forbidden Wisdom card.
flavour-alonzo-typer = His diary ends in the middle of a word, and of a wall.
card-herbert-west = May stand for a Dark Master component of one combination without leaving play; meanwhile his bond pays 1 KP more.
flavour-herbert-west = It was not quite fresh enough. It never is.
card-crawford-tillinghast = May stand for an Alien Science component of one combination without leaving play; meanwhile his bond pays 1 KP more.
flavour-crawford-tillinghast = He dismissed the servants. Most of them, the machine had dismissed before.
card-alfred-clarendon = May stand for a Forbidden Wisdom component of one combination without leaving play; meanwhile his bond pays 1 KP more.
flavour-alfred-clarendon = The patients were many, and he had all the time they had left.
card-wilbur-whateley = As an action, discard an Entity of yours and spend an Obsession: you may use an Invocation Power one box further than your token, whatever its bond: a first one from the start, a second one from then on.
flavour-wilbur-whateley = Eight feet tall at ten years, and still the smaller of the two.
card-richard-upton-pickman = Use the power of an Entity on offer, then discard it.
flavour-richard-upton-pickman = He never invented a face in his life.
card-george-rogers = Every Place sells Entities to you.
flavour-george-rogers = The museum is open late. The exhibits are fed at ten.
card-randolph-carter = Use the power of a Place, free, wherever your Seeker is.
flavour-randolph-carter = He had been there before. He had been there in advance.
card-asenath-waite = Use the power of a Dark Master on offer or of an opponent, but not the same one in the next turn.
flavour-asenath-waite = Do not let her look at you for long, unless you are fond of being looked out of.
