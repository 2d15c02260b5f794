"""OpenSpiel's C++ hanabi played by its own C++ bots: the ceiling, with no Python inside a game."""

from importlib.metadata import version

import pyspiel

from bench.measure import Contestant, Tally, measure

SEATS = 2
GAME = pyspiel.load_game(f"hanabi(players={SEATS})")
SEEDS = range(1, 6001)


class Games:
    """Games by seed; a finished state only knows its moves, chance included, so ticks are remembered."""

    def __init__(self) -> None:
        self.ticks_and_moves: dict[int, tuple[int, int]] = {}

    def count(self, seed: int) -> Tally:
        finished = _finished(seed)
        replay = GAME.new_initial_state()
        ticks = decisions = 0
        for action in finished.history():
            if not replay.is_chance_node():
                ticks += 1
                decisions += len(replay.legal_actions()) > 1
            replay.apply_action(action)
        self.ticks_and_moves[seed] = ticks, finished.move_number()
        return Tally(ticks, decisions)

    def play(self, seed: int) -> int:
        ticks, moves = self.ticks_and_moves[seed]
        if _finished(seed).move_number() != moves:
            raise RuntimeError(f"game {seed} went another way than when it was counted")
        return ticks


def _finished(seed: int) -> pyspiel.State:
    bots = [pyspiel.make_uniform_random_bot(seat, seed * SEATS + seat) for seat in range(SEATS)]
    state = GAME.new_initial_state()
    pyspiel.evaluate_bots(state, bots, seed)
    return state


if __name__ == "__main__":
    games = Games()
    contestant = Contestant(
        name="OpenSpiel",
        version=version("open_spiel"),
        played=f"hanabi (C++), {SEATS} seats, C++ bots",
        seeds=SEEDS,
        play=games.play,
        count=games.count,
    )
    print(measure(contestant).as_json())
