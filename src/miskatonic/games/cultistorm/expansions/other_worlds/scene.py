"""Open worlds as a seat sees them, and the trial that is being decided."""

from collections.abc import Sequence

from miskatonic.games.cultistorm.expansions.other_worlds.cards import look_up
from miskatonic.games.cultistorm.expansions.other_worlds.state import CLOSED, state_of
from miskatonic.games.cultistorm.expansions.other_worlds.trial import Trial
from miskatonic.games.cultistorm.expansions.other_worlds.vocabulary import TrialMarks, WayMarks, WorldMarks
from miskatonic.games.cultistorm.fighting.matching import unpack
from miskatonic.games.cultistorm.fighting.sources import called, proposal, refs_of
from miskatonic.games.cultistorm.scene.odds import matched
from miskatonic.games.cultistorm.scene.view import View
from miskatonic.games.cultistorm.words import SEATS, SPOTS, SYMBOLS
from miskatonic.kernel.scene import Piece, Zone


def scene(view: View) -> Sequence[Zone]:
    found = state_of(view.t)
    worlds = tuple(_world(view, spot) for spot in range(SPOTS) if found.worlds[spot] != CLOSED)
    return (*((Zone("worlds", "row", worlds),) if worlds else ()), *_trial(view))


def _world(view: View, spot: int) -> Piece:
    t = view.t
    found, known = state_of(t), look_up(t)
    world = found.worlds[spot]
    inside = [SEATS[seat] for seat in found.trapped(spot)]
    marks = WorldMarks(
        location=t.rules.place_ids[t.spots[spot]],
        grip=SYMBOLS[known.grip[world]],
        trial=[SYMBOLS[symbol] for symbol in unpack(known.trial[world])],
        inside=inside,
        fresh=bool(found.fresh >> spot & 1),
    )
    words = tuple(word for name in inside for word in view.pointing(name, "rescue"))
    asked = t.flow.decision
    if asked is not None and asked.prompt == "world-pull" and view.detective is not None:
        words += view.bare("fall") if t.place[view.detective] == spot else ()
    return Piece(f"world.{spot + 1}", known.ids[world], marks, words)


def _trial(view: View) -> tuple[Zone, ...]:
    t = view.t
    asked = t.flow.decision
    if asked is None or asked.prompt != "trial":
        return ()
    trial: Trial = asked.frame
    bout = trial.bout(t)
    sees = view.sees_hand(trial.seat)
    marks = TrialMarks(
        seat=SEATS[trial.seat],
        world=look_up(t).ids[trial.world(t)],
        requirement=[SYMBOLS[symbol] for symbol in unpack(bout.trial)],
        missing=[SYMBOLS[symbol] for symbol in unpack(matched(t, bout)[0])] if sees else [],
    )
    pieces = []
    for word in view.bare("commit", "retreat"):
        used = refs_of(proposal(t, bout)) if word == "commit" else []
        pieces.append(Piece(f"trial.{word}", word, WayMarks(uses=[called(t, ref) for ref in used]), (word,)))
    return (Zone("trial", "row", tuple(pieces), marks=marks),)
