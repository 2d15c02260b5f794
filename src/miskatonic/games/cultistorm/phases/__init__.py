"""The phases of a turn, in the order of play: cultists, review, terror, preparation, combat, sealing."""
