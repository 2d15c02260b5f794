"""What a scholar can do in a turn: for each action its options, its check and its effect."""
