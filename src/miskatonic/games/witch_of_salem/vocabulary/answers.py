"""What scholars ask of each other, and what a bot answers."""

from typing import Final

from miskatonic.kernel.vocabulary import answers

REQUESTS: Final = ("plan", "item", "come", "creature", "seal")

ANSWERS: Final = (
    # A rule forbids it: the keys of its refusal.
    answers("rule-card-played"),
    answers("rule-may-not-stay"),
    answers("rule-no-such-partner"),
    answers("rule-partner-full"),
    answers("first", location=str),
    answers("come-yes", location=str),
    answers("item-yes", item=str),
    answers("item-swap", item=str, back=str),
    answers("item-meet", item=str),
    answers("item-needed", item=str),
    answers("item-to-ban", item=str),
    answers("item-to-defeat", item=str),
    answers("item-other", item=str, other=str),
    answers("item-lies", item=str, place=str),
    answers("item-nobody", item=str),
    answers("creature-yes", creature=str, location=str),
    answers("creature-other", creature=str, other=str),
    answers("creature-you", creature=str),
    answers("creature-nobody", creature=str, items=list[str]),
    answers("creature-gone"),
    answers("seal-yes", location=str, item=str),
    answers("seal-other", location=str, item=str, other=str),
    answers("seal-you", location=str, item=str),
    answers("seal-lies", location=str, item=str, place=str),
    answers("seal-nobody", location=str, item=str),
    answers("seal-done", location=str),
    answers("plan-defeat", location=str, creature=str),
    answers("plan-use", location=str, item=str),
    answers("plan-take", location=str, item=str),
    answers("plan-cards", location=str),
    answers("plan-go", location=str),
    answers("plan-passage"),
    answers("plan-banning"),
)
