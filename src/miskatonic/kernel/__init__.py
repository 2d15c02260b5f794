"""The engine every game stands on. Standard library only; no clock, no global chance, no threads."""
