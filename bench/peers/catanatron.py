"""Catanatron: four of its RandomPlayers play Settlers of Catan through `Game.play`."""

from collections.abc import Callable
from importlib.metadata import version

from catanatron import Color, Game, RandomPlayer

from bench.measure import Contestant, Tally, measure

SEEDS = range(1, 17)


def _new(seed: int) -> Game:
    return Game([RandomPlayer(color) for color in Color], seed=seed)


def play(seed: int) -> int:
    game = _new(seed)
    game.play()
    return len(game.state.actions)


def count(seed: int) -> Tally:
    decisions = 0

    def decide(player: RandomPlayer, game: Game, actions: list[object]) -> object:
        nonlocal decisions
        decisions += len(actions) > 1
        return player.decide(game, actions)

    game = _new(seed)
    game.play(decide_fn=decide)
    return Tally(ticks=len(game.state.actions), decisions=decisions)


def copier(seed: int, tick: int) -> Callable[[], object]:
    game = _new(seed)
    for _ in range(tick):
        game.play_tick()
    copy: Callable[[], object] = game.copy
    return copy


if __name__ == "__main__":
    contestant = Contestant(
        name="Catanatron",
        version=version("catanatron"),
        played="Catan, 4 RandomPlayer, Game.play",
        seeds=SEEDS,
        play=play,
        count=count,
        copier=copier,
        clone_means="game.copy()",
    )
    print(measure(contestant).as_json())
