"""The requests that can be made: one file for each thing they are about."""
