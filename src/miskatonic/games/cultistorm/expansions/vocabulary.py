"""What the parts that several expansions share can say."""

from typing import Final

from miskatonic.kernel.vocabulary import Vocabulary, event, prompt

SHARED: Final = Vocabulary(
    events=(
        event("token-averted", cause=str),
        event("carry-refused", other=str, cause=str),
        event("came-to-nothing", cause=str),
    ),
    prompts=(
        prompt("avert-token", "EXP-R1"),
        prompt("carry-whom", "EXP-1.9"),
        prompt("carry-where", "EXP-1.9", other=str),
        prompt("be-carried", "EXP-1.9", location=str, other=str),
        prompt("who-draws", "EXP-1.9"),
    ),
    refusals=("too-insane", "too-few-cards", "would-change-nothing"),
    endings=(),
    marks={},
)
