"""Every question with what it is about, and every reason why a word cannot be said."""

from typing import Final

from miskatonic.kernel.vocabulary import prompt

THE_WHOLE_TEAM_PROMPTS: Final = (
    prompt("altar", "CUL-6.7"),
    prompt("remove-altar", "CUL-1.3"),
    prompt("undo-trophy", "CUL-10.4"),
    prompt("spawn-where", "CUL-4.8"),
    prompt("who-suffers", "CUL-6.3"),
    prompt("who-loses", "CUL-6.3"),
    prompt("who-heals", "CUL-1.7"),
    prompt("story", "CUL-15.3"),
)

INTERRUPTING_PROMPTS: Final = (prompt("stop-clock", "CUL-3.4", item=str),)

THE_COURSE_OF_A_TURN_PROMPTS: Final = (
    prompt("starting-item", "CUL-2.7", menu=True),
    prompt("review", "CUL-5.2", menu=True),
    prompt("prepare", "CUL-7.1", menu=True),
    prompt("combat-order", "CUL-8.2", menu=True, location=str),
    prompt("combat", "CUL-8.4", menu=True),
    prompt("fight", "CUL-8.15", enemy=str),
    prompt("sealing", "CUL-10.5", menu=True),
    prompt("use-stone", "CUL-10.7"),
)

PREPARING_PROMPTS: Final = (
    prompt("claim-seal", "CUL-7.42"),
    prompt("keep-item", "CUL-7.21"),
    prompt("make-room", "CUL-7.22", item=str),
    prompt("offer-to", "CUL-7.25", item=str),
    prompt("accept-item", "CUL-7.25", item=str, other=str),
    prompt("accept-swap", "CUL-7.25", item=str, back=str, other=str),
    prompt("give-item", "CUL-7.25", item=str, other=str),
)

HELP_PROMPTS: Final = (
    prompt("help-whom", "CUL-7.27", card=str),
    prompt("consent", "CUL-7.27", card=str, other=str),
    prompt("name-symbol", "CUL-7.34"),
    prompt("card-beneath", "CUL-7.34"),
)

CARDS_AND_DICE_PROMPTS: Final = (
    prompt("discard", "CUL-7.34"),
    prompt("swap-cards", "CUL-7.34"),
    prompt("recover-card", "CUL-7.34"),
    prompt("pick-die", "CUL-7.8"),
    prompt("whose-die", "CUL-7.8"),
    prompt("give-die", "CUL-7.8", die=str, other=str),
    prompt("set-die", "CUL-7.8"),
    prompt("reroll", "CUL-7.8"),
    prompt("must-reroll", "CUL-7.8"),
    prompt("let-reroll", "CUL-7.8", die=str, other=str),
)

HEALING_PROMPTS: Final = (
    prompt("heal", "CUL-1.7"),
    prompt("analyse", "CUL-1.7"),
    prompt("cure", "CUL-1.7"),
)

PLACES_CULTISTS_AND_TERROR_PROMPTS: Final = (
    prompt("blank-die", "CUL-4.15"),
    prompt("reroll-cultist-die", "CUL-4.15"),
    prompt("block", "CUL-4.6"),
    prompt("escort", "CUL-7.14"),
    prompt("drag-away", "CUL-1.3"),
    prompt("look-ahead", "CUL-1.3"),
    prompt("look-at-terror", "CUL-1.12"),
    prompt("bury-terror", "CUL-1.3", card=str),
    prompt("remove-crystal", "CUL-6.2"),
)

ITEMS_AND_TROPHIES_PROMPTS: Final = (
    prompt("drop-item", "CUL-7.22"),
    prompt("recover-item", "CUL-7.22"),
    prompt("case-closed", "CUL-7.24"),
    prompt("courier", "CUL-7.26"),
    prompt("courier-item", "CUL-7.26"),
    prompt("return-trophy", "CUL-1.10"),
    prompt("gain-trophy", "CUL-1.11"),
    prompt("hand-off", "CUL-7.26"),
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
    "away",
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
