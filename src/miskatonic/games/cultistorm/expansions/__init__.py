"""Expansions (CUL-16): what one is made of, how one is found, and one package for each."""
