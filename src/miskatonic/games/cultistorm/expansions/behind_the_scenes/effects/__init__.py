"""What pages do. Importing this package declares all effects."""

from miskatonic.games.cultistorm.expansions.behind_the_scenes.effects import cultists, fights, people, terror

DECLARED = (cultists, fights, people, terror)
