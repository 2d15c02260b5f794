"""Tools for testing games, including those of third parties: the contract, scenario scripts, transcripts.

Only `plugin` needs pytest; everything else runs wherever the games run.
"""
