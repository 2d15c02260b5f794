"""Tables before and after a match: created, entered, started, played again."""
