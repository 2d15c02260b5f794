"""Print and play: cards, tiles, boards, markers and a rule reference as PDF, or cards as pictures."""
