"""What detectives ask of each other, and what a bot answers."""

from typing import Final

from miskatonic.kernel.vocabulary import answers

REQUESTS: Final = ("plan", "fight", "support", "item", "come")

ANSWERS: Final = (
    answers("not-now"),
    answers("gone"),
    answers("busy", enemy=str),
    answers("first", enemy=str),
    answers("forbidden"),
    # A rule forbids it: the keys of its refusal.
    answers("rule-enemy-not-in-play"),
    answers("rule-away"),
    answers("rule-item-unique"),
    answers("rule-support-limit"),
    answers("rule-support-feud"),
    answers("plan-sure", enemy=str, location=str),
    answers("plan-with-die", enemy=str, location=str, face=str),
    answers("plan-lacking", enemy=str, location=str, count=int),
    answers("plan-seal", location=str),
    answers("plan-ready"),
    answers("plan-none"),
    answers("fight-yes", enemy=str),
    answers("fight-try", enemy=str, count=int),
    answers("fight-marked", enemy=str),
    answers("fight-you", enemy=str),
    answers("fight-other", enemy=str, other=str),
    answers("fight-reach", enemy=str),
    answers("fight-risky"),
    answers("support-yes", enemy=str, card=str),
    answers("support-no-fight"),
    answers("support-enough", enemy=str),
    answers("support-needed", enemy=str),
    answers("support-dear", card=str),
    answers("support-other", enemy=str, other=str),
    answers("support-none", enemy=str),
    answers("item-yes", item=str),
    answers("item-meet", item=str),
    answers("item-to-fight", item=str, enemy=str),
    answers("item-needed", item=str),
    answers("item-other", item=str, other=str),
    answers("item-nobody"),
    answers("come-yes", location=str, enemy=str),
    answers("come-idle", location=str),
    answers("come-here", location=str),
    answers("come-costs", location=str),
)
