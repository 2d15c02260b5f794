"""Every question with what it is about, and every reason why a word cannot be said."""

from typing import Final

from miskatonic.kernel.vocabulary import prompt

THE_WHOLE_TEAM_PROMPTS: Final = (
    prompt("altar"),
    prompt("remove-altar"),
    prompt("undo-trophy"),
    prompt("spawn-where"),
    prompt("who-suffers"),
    prompt("who-loses"),
    prompt("who-heals"),
    prompt("story"),
)

INTERRUPTING_PROMPTS: Final = (prompt("stop-clock", item=str),)

THE_COURSE_OF_A_TURN_PROMPTS: Final = (
    prompt("starting-item"),
    prompt("review"),
    prompt("prepare"),
    prompt("combat-order", location=str),
    prompt("combat"),
    prompt("fight", enemy=str),
    prompt("sealing"),
    prompt("use-stone"),
)

PREPARING_PROMPTS: Final = (
    prompt("claim-seal"),
    prompt("keep-item"),
    prompt("make-room", item=str),
    prompt("offer-to", item=str),
    prompt("accept-item", item=str, other=str),
    prompt("accept-swap", item=str, back=str, other=str),
    prompt("give-item", item=str, other=str),
)

HELP_PROMPTS: Final = (
    prompt("help-whom", card=str),
    prompt("consent", card=str, other=str),
    prompt("name-symbol"),
    prompt("card-beneath"),
)

CARDS_AND_DICE_PROMPTS: Final = (
    prompt("discard"),
    prompt("swap-cards"),
    prompt("recover-card"),
    prompt("pick-die"),
    prompt("whose-die"),
    prompt("give-die", die=str, other=str),
    prompt("set-die"),
    prompt("reroll"),
    prompt("must-reroll"),
    prompt("let-reroll", die=str, other=str),
)

HEALING_PROMPTS: Final = (
    prompt("heal"),
    prompt("analyse"),
    prompt("cure"),
)

PLACES_CULTISTS_AND_TERROR_PROMPTS: Final = (
    prompt("blank-die"),
    prompt("reroll-cultist-die"),
    prompt("block"),
    prompt("escort"),
    prompt("drag-away"),
    prompt("look-ahead"),
    prompt("look-at-terror"),
    prompt("bury-terror", card=str),
    prompt("remove-crystal"),
)

ITEMS_AND_TROPHIES_PROMPTS: Final = (
    prompt("drop-item"),
    prompt("recover-item"),
    prompt("case-closed"),
    prompt("courier"),
    prompt("courier-item"),
    prompt("return-trophy"),
    prompt("gain-trophy"),
    prompt("hand-off"),
)

PROMPTS: Final = (
    *THE_WHOLE_TEAM_PROMPTS,
    *INTERRUPTING_PROMPTS,
    *THE_COURSE_OF_A_TURN_PROMPTS,
    *PREPARING_PROMPTS,
    *HELP_PROMPTS,
    *CARDS_AND_DICE_PROMPTS,
    *HEALING_PROMPTS,
    *PLACES_CULTISTS_AND_TERROR_PROMPTS,
    *ITEMS_AND_TROPHIES_PROMPTS,
)

PREPARATION_REFUSALS: Final = (
    "no-such-die",
    "die-taken",
    "not-ready-yet",
    "worn-out",
    "called-too-often",
    "call-oneself",
    "too-insane",
    "move-too-insane",
    "already-there",
    "location-not-in-game",
    "location-not-active",
    "location-no-action",
    "used-by-team",
    "used-this-turn",
    "would-change-nothing",
    "ability-not-yours",
    "ability-not-active",
    "ability-works-by-itself",
    "all-levels-active",
    "too-few-trophies",
)

INVESTIGATING_AND_ITEMS_REFUSALS: Final = (
    "lamps-out",
    "searched-already",
    "too-few-icons",
    "no-items-left",
    "item-not-held",
    "item-no-use-now",
    "item-used-this-turn",
    "nobody-to-trade",
)

HELP_REFUSALS: Final = (
    "card-not-in-hand",
    "no-support-for-oneself",
    "no-such-detective",
    "support-limit",
    "support-feud",
    "support-pointless",
    "declined-already",
    "helper-too-insane",
    "helped-too-insane",
    "general-support-barred",
)

TARGETS_REFUSALS: Final = (
    "enemy-not-in-play",
    "enemy-elsewhere",
    "marked-already",
    "no-marker-left",
    "not-marked",
)

COMBAT_REFUSALS: Final = (
    "out-of-reach",
    "elder-behind-cultists",
    "elder-too-insane",
    "rerolls-barred",
    "die-not-held",
    "no-dice-held",
    "reroll-too-insane",
    "fought-already",
    "nothing-to-spare",
    "not-covered",
    "help-not-there",
    "help-counts-by-itself",
    "item-counts-by-itself",
)

SEALING_REFUSALS: Final = (
    "sealed-already",
    "wrong-trophy",
    "trophy-not-held",
    "trophies-complete",
    "no-seal-card",
    "trophies-missing",
    "elder-here",
    "seals-never-move",
)

THE_WRONG_MOMENT_REFUSALS: Final = (
    "game-over",
    "not-your-decision",
    "ready-already",
    "not-your-floor",
    "only-in-preparation",
    "only-in-combat-turn",
    "only-in-fight",
    "only-in-sealing",
    "lay-when",
    "answer-first",
    "keep-when",
    "not-asked-for",
    "nothing-to-answer",
    "may-not-stop",
    "no-expansion",
    "no-such-card",
)

REFUSALS: Final = (
    *PREPARATION_REFUSALS,
    *INVESTIGATING_AND_ITEMS_REFUSALS,
    *HELP_REFUSALS,
    *TARGETS_REFUSALS,
    *COMBAT_REFUSALS,
    *SEALING_REFUSALS,
    *THE_WRONG_MOMENT_REFUSALS,
)
