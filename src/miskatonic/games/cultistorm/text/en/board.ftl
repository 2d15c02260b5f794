# The board: titles of zones, what its pieces are, and labels of marks. What has no message here is not drawn
# in a terminal.

seat-name = { $detective }
table-round = turn { $round }

zone-circle = Terror circle
zone-locations = Locations
zone-column = Enemies, closest first
zone-pool = Common pool
zone-supply = Supply
zone-piles = Piles
zone-peeked = Looked at
zone-found = Found
zone-story = Story
zone-fight = The fight
zone-seats = Detectives
zone-detective = Board
zone-hand = Hand
zone-help = Help before it

name-face-down = face down
name-pile = open
name-unknown = unknown
name-cultist-deck = cultist deck
name-cultist-discard = cultists defeated
name-item-deck = item deck
name-item-discard = items discarded
name-terror-deck = terror deck
name-terror-discard = terror gone by
name-first = the first
name-second = the second
name-location-wild = wild of a location
name-ability-wild = wild of an ability
name-story-wild = wild of a story
name-unbound = unbound symbols
name-mirror = a mirrored card
name-commit = strike now
name-retreat = give up
name-marker = seal marker

mark-turn = Turn
mark-phase = Phase
mark-phase-is =
    { $value ->
        [1] Cultists
        [2] Review
        [3] Terror
        [4] Preparation
        [5] Combat
        [6] Sealing
       *[other] Setup
    }
mark-cultists = Cultists in play
mark-cultists-is = { $value } of { $limit } at most
mark-lamps_out = no investigations
mark-feud = half the support
mark-sleepless = smaller hands next turn
mark-more_steps = More cultists next turn
mark-gates_held = gates held

mark-symbol = Symbol
mark-die = Cultist die
mark-altar = active
mark-sealed = sealed
mark-marker = the marker
mark-blocked = blocked
mark-trophies = Trophies
mark-needed = To seal
mark-seats = Here
mark-crystals = Crystals
mark-crystals-is = { $value } of { $number }

mark-symbols = Symbols
mark-targets = Marked by
mark-eaten = Devoured
mark-at_portal = at the portal
mark-graced = waits

mark-reserve = Reserve
mark-picks = Extra picks
mark-seal_card = seal card
mark-count = Cards

mark-role = Role
mark-location = At
mark-normal = Insanity
mark-growing = Growing
mark-level = Level
mark-ready = ready
mark-speaker = speaks
mark-icons = Icons
mark-wilds = Wild symbols
mark-active = active
mark-used = used
mark-owner = From
mark-delayed = next turn
mark-beneath = with

mark-enemy = Enemy
mark-requirement = Asked for
mark-missing = Still missing
mark-covers = covers
mark-doubled_by = doubled by
mark-enough = enough
mark-reroll_cost = A re-roll costs
