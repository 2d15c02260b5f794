"""What a detective can do: for each action its options, its check and its effect."""
