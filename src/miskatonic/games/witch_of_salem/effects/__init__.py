"""The verbs that card files use."""
