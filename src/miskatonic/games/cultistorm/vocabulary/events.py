"""Everything that can happen, with its arguments. A cause is a card or a rule."""

from typing import Final

from miskatonic.kernel.vocabulary import event

THE_COURSE_OF_THE_GAME: Final = (
    event("locations-laid", by="nobody", locations=list[str]),
    event("cult-chosen", by="nobody", opening=True, cult=str, elder=str),
    event("detective-chosen", detective=str),
    event("starts-insane", opening=True, tokens=int, cause=str),
    event("cultist-waits", by="nobody", cultist=str, location=str),
    event("turn-begins", heading=True, by="nobody", round=int),
    event("cultist-phase", heading=True, by="nobody"),
    event("review", heading=True, by="nobody"),
    event("terror-phase", heading=True, by="nobody"),
    event("preparation", heading=True, by="nobody"),
    event("all-ready", by="nobody"),
    event("sealing-phase", heading=True, by="nobody"),
    event("team-wins", by="nobody"),
    event("team-loses", by="nobody", ending=str),
    event("unsealed-left", by="nobody", locations=list[str], cause=str),
    event("limit-broken", by="nobody", count=int, limit=int, cause=str),
    event("event-dealt", item=str, cause=str),
)

CULTISTS: Final = (
    event("cultist-spawns", by="nobody", cultist=str, location=str, cause=str),
    event("spawn-blocked", by="nobody", location=str, cause=str),
    event("cultists-reshuffled", by="nobody", cause=str),
    event("cultist-ability", by="nobody", ability=str, cause=str),
    event(
        "cultist-dice",
        by="nobody",
        at1=str,
        at2=str,
        at3=str,
        at4=str,
        at5=str,
        die1=str,
        die2=str,
        die3=str,
        die4=str,
        die5=str,
    ),
    event("cultist-die", by="nobody", location=str, face=str, cause=str),
    event("cultist-die-fixed", by="nobody", cause=str, location=str),
    event("cultist-dragged", by="nobody", cultist=str, location=str, cause=str),
    event("cultist-blown-up", cultist=str, cause=str),
    event("location-blocked", by="nobody", location=str, cause=str),
    event("gates-held", cause=str),
    event("more-steps", by="nobody", cause=str),
    event("deck-looked-at", by="either", cards=list[str], cause=str),
    event("deck-ordered", by="nobody", cards=list[str], cause=str),
    event("card-sunk", by="nobody", cultist=str, cause=str),
)

GREAT_OLD_ONES: Final = (
    event("elder-enters", by="nobody", elder=str, location=str, cause=str),
    event("elder-power", by="nobody", elder=str, cause=str),
    event("elder-devours", by="nobody", elder=str, cultist=str, cause=str),
    event("elder-stays", by="nobody", elder=str, location=str, cause=str),
    event("elder-crosses", by="nobody", cause=str, elder=str, location=str),
    event("elder-defeated", cause=str, elder=str, location=str),
    event("summons-failed", by="nobody", cause=str),
)

TERROR: Final = (
    event("terror-step", by="nobody", slot=str, crystals=int, cause=str),
    event("step-cancelled", cause=str),
    event("terror-card", by="nobody", card=str, slot=str, cause=str),
    event("terror-replaced", by="nobody", slot=str, number=int, cause=str),
    event("terror-looked-at", card=str, slot=str, cause=str),
    event("crystal-removed", slot=str, crystals=int, cause=str),
    event("altar-placed", by="nobody", location=str, cause=str),
    event("altar-removed", by="nobody", cause=str, location=str),
    event("lamps-out", by="nobody", cause=str),
    event("feud", by="nobody", cause=str),
    event("sleepless", by="nobody", cause=str),
    event("endgame", by="nobody", card=str, cause=str),
)

STORIES: Final = (
    event("location-story", by="nobody", opening=True, location=str, story=str, has_effect=bool),
    event("story", by="either", story=str),
    event("story-chosen", by="either", effect=list[str], cause=str),
    event("story-again", by="either", story=str),
    event("fight-harder", cause=str),
    event("fight-easier", cause=str),
    event("fight-wild", cause=str),
    event("fight-bonus", cause=str),
    event("fight-clue", cause=str),
    event("fight-calm", cause=str),
    event("die-promised", by="nobody", cause=str),
)

COMBAT: Final = (
    event("combat-phase", heading=True, by="nobody"),
    event("combat-turn"),
    event("spared", cause=str),
    event("out-of-reach", enemies=list[str], cause=str),
    event("too-insane-to-fight", cause=str, enemies=list[str]),
    event("nobody-marked", cause=str),
    event("quarry-gone", cause=str),
    event("fight-begins", enemy=str),
    event("die-not-counted", cause=str),
    event("die-counted-twice", cause=str),
    event("enemy-grown", cause=str),
    event("symbol-unbound", cause=str),
    event("fight-won", enemy=str, cards=list[str], means=list[str]),
    event("help-used", cause=str),
    event("item-counted", cause=str),
    event("perk-used", cause=str),
    event("cultist-defeated", cultist=str, cause=str),
    event("retreats", enemy=str, cause=str),
    event("penalty", cause=str),
    event("penalty-calm", cause=str),
)

INSANITY: Final = (
    event("token", tokens=int, cause=str),
    event("growing-token", cause=str, tokens=int),
    event("token-spared", cause=str),
    event("waistcoat-worn", item=str, cause=str),
    event("detective-dies", cause=str),
    event("healed", amount=int, tokens=int, cause=str),
    event("growing-eased", cause=str, tokens=int),
    event("growing-removed", cause=str, tokens=int),
)

PREPARING: Final = (
    event("moved", location=str, cause=str),
    event("marked", enemy=str),
    event("unmarked", enemy=str),
    event("ready"),
    event("asked-again", reason=str, cause=str),
    event("worn-out", cause=str, count=int),
    event("called", other=str),
    event("level-up", level=int, ability=str, symbol=str),
    event("seal-claimed", symbol=str, cause=str),
    event("ability-used", ability=str),
    event("location-used", location=str),
    event("wild-gained", cause=str),
    event("symbols-ignored", count=int, cause=str),
    event("mirror-gained", cause=str),
    event("icons-gained", count=int, cause=str),
)

HELP: Final = (
    event("help", card=str, other=str),
    event("help-refused", card=str, other=str),
    event("redraw-barred", cause=str),
    event("card-beneath", card=str, other=str, cause=str),
    event("symbol-named", symbol=str, cause=str),
)

CARDS_AND_DICE: Final = (
    event("cards-drawn", secret=True, cards=list[str], cause=str),
    event("cards-drawn-unseen", count=int, cause=str),
    event("card-discarded", card=str, cause=str),
    event("cards-discarded", cards=list[str], cause=str),
    event("card-recovered", card=str, cause=str),
    event("pool-rolled", by="nobody", dice=list[str], cause=str),
    event("die-taken", die=str),
    event("die-gained", die=str, cause=str),
    event("die-passed", cause=str, die=str, other=str),
    event("die-turned", die=str, face=str, cause=str),
    event("pool-die-turned", by="nobody", die=str, face=str, cause=str),
)

ITEMS: Final = (
    event("investigates", count=int, cause=str),
    event("item-found", item=str, cause=str),
    event("event-found", item=str, cause=str),
    event("item-kept", item=str, cause=str),
    event("item-left", item=str, cause=str),
    event("item-used", item=str),
    event("item-given", item=str, other=str, cause=str),
    event("die-refused", other=str, cause=str),
    event("offer-refused", item=str, cause=str),
    event("item-spent", item=str, cause=str),
    event("item-discarded", item=str, cause=str),
    event("item-recovered", item=str, cause=str),
    event("items-reshuffled", cause=str),
)

TROPHIES_AND_SEALS: Final = (
    event("trophy-won", symbol=str, cause=str),
    event("no-trophy-left", symbol=str, cause=str),
    event("supply-exhausted", by="nobody", symbol=str, cause=str),
    event("trophy-returned", symbol=str, cause=str),
    event("trophy-handed", other=str, symbol=str, cause=str),
    event("trophy-laid", symbol=str, location=str),
    event("trophy-undone", by="nobody", cause=str, location=str, symbol=str),
    event("seal-handed", cause=str, other=str, symbol=str),
    event("seal-eased", cause=str),
    event("location-sealed", location=str, cause=str),
)

EVENTS: Final = (
    *THE_COURSE_OF_THE_GAME,
    *CULTISTS,
    *GREAT_OLD_ONES,
    *TERROR,
    *STORIES,
    *COMBAT,
    *INSANITY,
    *PREPARING,
    *HELP,
    *CARDS_AND_DICE,
    *ITEMS,
    *TROPHIES_AND_SEALS,
)
