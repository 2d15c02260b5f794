# Rules that are the cause of something, as reasons; the id stays in sight, so that it can be looked up.

name-CUL-4-5 = it is blocked, CUL-4.5
name-CUL-6-3 = its crystals are complete, CUL-6.3
name-CUL-6-4 = in place of the one that was read, CUL-6.4
name-CUL-6-7 = terror has passed the Shield slot, CUL-6.7
name-CUL-9-6 = a Great Old One comes into play, CUL-9.6
name-CUL-9-7 = a summons has failed, CUL-9.7
name-CUL-9-11 = on its way to the portal, CUL-9.11
name-CUL-9-13 = it stood at the portal, CUL-9.13
name-CUL-9-18 = its Great Old One is defeated, CUL-9.18
name-CUL-11-5 = the deck is empty, CUL-11.5
name-CUL-R26 = it came late to the portal, CUL-R26
