"""What the cards do: the verbs that card files may use, and the frames of those that ask."""
