"""The phases of a round: creatures, then the turns of the scholars. The third is a single event (WOS-3)."""
