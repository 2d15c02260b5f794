"""One detective against one enemy: requirement, sources, re-rolls, victory."""
