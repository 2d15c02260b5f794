"""Several nodes, one house: a notice for each change, so that every node looks at the log again."""
