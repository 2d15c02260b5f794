# The Great Old Ones: name, rules text, flavour.

-first-wave = Summoned by a fourth arrival of its cult symbol, cultist or monster; or, drawn by lot, when The Veil Tears. No other effect.

name-rhan-tegoth = Rhan-Tegoth
card-rhan-tegoth = { -first-wave }
flavour-rhan-tegoth = It sat on its ivory throne and let the ice come to it.
name-ghatanothoa = Ghatanothoa
card-ghatanothoa = { -first-wave }
flavour-ghatanothoa = Nobody who has seen it can describe it. They are very well preserved.
name-dagon = Dagon
card-dagon = { -first-wave }
flavour-dagon = What you took for the far shore has shifted its weight.
name-yig = Yig
card-yig = { -first-wave }
flavour-yig = He remembers each of his children, and who was driving the cart.
name-tsathoggua = Tsathoggua
card-tsathoggua = { -first-wave }
flavour-tsathoggua = It is not angry. It is not even quite awake. It is only hungry, and you are so near.

name-yog-sothoth = Yog-Sothoth
    .does = While it is in play no move is free: every move costs 1 insanity. Escort still costs nothing.
card-yog-sothoth = { name-yog-sothoth.does }
flavour-yog-sothoth = Wherever you were going, it has been there, it is there now, and it holds the door.
name-shub-niggurath = Shub-Niggurath
    .does = While it is in play the cultist marker makes one more step in each Cultist phase.
card-shub-niggurath = { name-shub-niggurath.does }
flavour-shub-niggurath = For every one that falls there are a thousand, and they are learning to walk.
name-cthulhu = Cthulhu
    .does = While it is in play nothing heals.
card-cthulhu = { name-cthulhu.does }
flavour-cthulhu = Sleep will not help. He is where sleep comes from.
name-nyarlathotep = Nyarlathotep
    .does = While it is in play every general support card also gives the helped detective 1 insanity.
card-nyarlathotep = { name-nyarlathotep.does }
flavour-nyarlathotep = The friend who came to help you has been standing in the hall for some time, smiling.
name-azathoth = Azathoth
    .does = While it is in play wild faces of detective dice give no symbol.
card-azathoth = { name-azathoth.does }
flavour-azathoth = At the centre of chance there is no chance, only a mouth, and the pipes that keep it from waking.
