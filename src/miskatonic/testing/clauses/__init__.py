"""The clauses of the contract, by what they are about. Each takes a checkpoint and raises a violation."""
