"""The names of all hooks, in the order of play, each with what its listeners receive beside the table."""

from typing import Final

MOMENTS: Final = {
    "setup_end": "()",
    "cultist_start": "()",
    "cultist_end": "()",
    "review_end": "()",
    "prep_start": "()",
    "combat_start": "()",
    "combat_spot": "(spot): a location is handled, before the detectives there (CUL-8.2)",
    "combat_end": "()",
    "cleanup": "()",
    "region": "()",
}
NOTICES: Final = {
    "setup_decks": "()",
    "spawn_done": "(enemy, spot)",
    "elder_enters": "(elder, spot)",
    "elder_leaves": "(elder, spot)",
    "terror_step": "(slot)",
    "terror_card": "(card)",
    "altar_placed": "(spot)",
    "investigated": "(seat): its own investigation is over (CUL-7.17)",
    "support_played": "(helper, helped, kind)",
    "support_done": "(helper, helped, kind): the card has resolved (CUL-7.32)",
    "level_up": "(seat, level)",
    "token_taken": "(seat, cause)",
    "tokens_healed": "(seat, amount, cause)",
    "fight_start": "(seat, enemy)",
    "fight_end": "(seat, enemy, 'won' or 'lost')",
    "defeated": "(seat, enemy, spot): after the reward (CUL-8.17, CUL-14.5)",
    "combat_turn_end": "(seat, penalised)",
    "sealed": "(spot)",
    "match_end": "(outcome)",
}
FILTERS: Final = {
    "limit": "number of cultists (CUL-4.13)",
    "marker_steps": "tuple of causes, one for each step (CUL-4.2)",
    "next_spot": "spot, (spot it leaves, 'walk' or 'icon') (CUL-4.2, CUL-4.7)",
    "elder_moves": "is it held?, (elder, spot)",
    "review_draw": "hand size, (seat)",
    "review_dice": "number of dice (CUL-5.4)",
    "icons": "investigate icons, (seat)",
    "item_room": "number of items, (seat)",
    "free_move": "is it free?, (seat)",
    "support_limit": "number of support cards, (seat)",
    "token": "1, or 0 to prevent it, (seat, cause)",
    "healed": "number of tokens, (seat, cause)",
    "has_turn": "has it a combat turn?, (seat)",
    "place_works": "is the effect of the active location at work?, (spot) (CUL-7.15)",
    "blockable": "can it be blocked?, (spot) (CUL-4.6)",
    "requirement": "multiset of symbols, (bout)",
    "sources": "list of sources, (bout)",
    "trophy": "symbol or NO_SYMBOL, (seat, enemy)",
    "seal_cost": "tokens, (seat)",
    "victory_check": "is it won?",
    "defeat_check": "ending, or '' to save the team",
}
CHOICES: Final = {
    "spawn_draw": "enemy, or NOTHING to draw from the deck, (spot)",
    "summon": "(elder, spot), elder NO_ENEMY to cancel it, (cause)",
    "terror_place": "card, or NOTHING to lay one from the deck, (slot)",
    "item_drawn": "item card, or NOTHING if it was dealt with, (seat)",
    "seal_try": "tokens, (seat)",
}
CHECKS: Final = {
    "action_allowed": "(seat, word): in Preparation, combat turns, fights and the Sealing phase",
    "help_allowed": "(helper, kind, helped)",
    "fight_allowed": "(seat, enemy): beside reach (CUL-8.4 to CUL-8.7); refused by a rule",
}
HOOKS: Final = {**MOMENTS, **NOTICES, **FILTERS, **CHOICES, **CHECKS}
