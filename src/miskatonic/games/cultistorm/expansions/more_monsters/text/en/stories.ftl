# Stories of the further cult monsters: title, what it does, and the story itself.

name-story-x299 = Everything That Smelled of You
    .does = { -tell-lose }
    .told = It follows the lamps and not the street, so that you hear it overhead. Wherever it has gone by, the globes have a nose print on them. You stood under the only dark one in Federal Street and held your breath. It lowered its head all the same, and let it hang there, shining, until you had thrown it everything that smelled of you.
card-story-x299 = { name-story-x299.does }
flavour-story-x299 = { name-story-x299.told }
name-story-x300 = Whoever Is Due
    .does = { -tell-free }
    .told = She has come for whoever is due, and will not be hurried. You plead that there are only policemen here, and a horse. She considers the horse; she lays a slab of a hand on the wall of the bank, and nods, and rolls up her sleeves. Go outside if you are squeamish, she says, nobody is going to tell.
card-story-x300 = { name-story-x300.does }
flavour-story-x300 = { name-story-x300.told }
name-story-x301 = The Hour on Jupiter
    .does = { -tell-clue }
    .told = It is brass as far as the waist. It nests in clocks and lays a small, exact moon in each, and you can tell the ones it has visited, since they give the hour on Jupiter. The nest is behind it, papered with star charts, and something glints there at the end of a cell. It hovers, ticking, between you and that.
card-story-x301 = { name-story-x301.does }
flavour-story-x301 = { name-story-x301.told }
