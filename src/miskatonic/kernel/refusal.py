"""Why something is not allowed: the rule that forbids it, and what to say."""

from typing import NamedTuple


class Refusal(NamedTuple):
    """`rule` is the id in the rulebook, `key` the message (without its `refusal-` prefix).

    `names` are content ids that the message names, as the list `$names`.
    """

    rule: str
    key: str
    names: tuple[str, ...] = ()
