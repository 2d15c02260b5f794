"""What an experienced seeker does without thinking long: a weight for every option of every question.

Bots play whole games by it in their heads, so it must be quick; a seat's habit uses nothing that the seat
cannot know. Weights are Knowledge Points, by and large: what an option brings until the game ends, less
what the card that it costs would bring elsewhere.
"""

from math import exp

from miskatonic.games.wisdom_of_cthulhu.habit import weights as w
from miskatonic.games.wisdom_of_cthulhu.habit.actions import weigh_actions
from miskatonic.games.wisdom_of_cthulhu.habit.outlook import Outlook
from miskatonic.games.wisdom_of_cthulhu.habit.questions import WEIGHERS
from miskatonic.games.wisdom_of_cthulhu.table import Table
from miskatonic.kernel.flow import Seat
from miskatonic.kernel.words import Word


def weigh(t: Table, seat: Seat) -> list[float]:
    """What each option is worth to this seat, which is asked now."""
    asked = t.flow.decision
    if asked is None:
        raise ValueError("nobody is asked anything")
    view = Outlook(t, seat)
    if asked.prompt == "action":
        return weigh_actions(view, asked.options)
    return WEIGHERS[asked.prompt](view, asked)


def habit(t: Table, seat: Seat) -> Word:
    """The word that this seat would say."""
    weights = weigh(t, seat)
    asked = t.flow.decision
    assert asked is not None  # noqa: S101 - or there were no weights
    return asked.options[weights.index(max(weights))]


def leanings(t: Table, seat: Seat) -> list[float]:
    """The weights as shares of trust."""
    weights = weigh(t, seat)
    most = max(weights)
    shares = [exp((weight - most) / w.DOUBT) for weight in weights]
    total = sum(shares)
    return [share / total for share in shares]
