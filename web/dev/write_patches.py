"""Write games as patches: for a seat and a spectator of each game its first scene, the patches, and its last scene.

The unit tests of the page apply the patches and compare.
"""

import sys
from itertools import pairwise

from miskatonic.games.registry import all_games
from miskatonic.games.spec import AnyGame
from miskatonic.kernel.dice import Dice
from miskatonic.matches import Match, Occupant
from miskatonic.server.wire.encoding import encode
from miskatonic.server.wire.patches import PatchMaker
from miskatonic.server.wire.scenes import view_of

STEPS = 60


def write(spec: AnyGame) -> None:
    match = Match.new(spec, [Occupant(f"Player {seat}") for seat in range(3)], 11)
    chance = Dice.seeded(11, "patches")
    scenes = [[match.scene(seat)] for seat in (0, None)]
    while (asked := match.table.flow.decision) is not None and match.seq < STEPS:
        seat = chance.pick(asked.seats)
        word = spec.habit(match.table, seat) if spec.habit else chance.pick(asked.options_of(seat))
        match.submit(seat, match.alphabet.text(word))
        if match.seq == STEPS // 2 and len(scenes[0]) <= STEPS // 2:
            match.go_back(match.seq - 5)
        for seen, viewer in zip(scenes, (0, None), strict=True):
            seen.append(match.scene(viewer))
    for seen in scenes:
        maker = PatchMaker()
        patches = [maker.patch(old, new) for old, new in pairwise(seen)]
        line = {"game": spec.key, "first": view_of(seen[0]), "patches": patches, "last": view_of(seen[-1])}
        sys.stdout.write(encode(line).decode() + "\n")


for game in all_games().values():
    write(game)
