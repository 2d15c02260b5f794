"""Playing in a terminal: the board as text, questions, answers and commands."""
