"""Proof for games: the contract, scenario scripts, transcripts. For third parties' games too.

Only `plugin` needs pytest; everything else runs wherever the games run.
"""
