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
zone-detective-ability = Abilities
zone-detective-later = To learn
zone-detective-die = Dice
zone-detective-item = Items
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

mark-role = Role
mark-location = At
mark-normal = Insanity
mark-growing = Growing
mark-level = Level
mark-targets = Marked
mark-ready = ready
mark-speaker = speaks
mark-seals = Seal cards
mark-icons = Icons
mark-wilds = Wild

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
mark-eaten = Devoured
mark-at_portal = at the portal
mark-graced = waits

mark-reserve = Reserve
mark-picks = Extra picks
mark-seal_card = seal card
mark-count = Cards

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

## What the drawn board says of its parts

board-turn = Turn { $turn }
board-limit = { $count } cultists in play; more than { $limit } are the end
board-marker = The cultist marker: the next cultist comes from here
board-terror-marker = The terror marker
board-blocked = Blocked: nobody comes here in the next Cultist phase
board-laid = { $count } of { $needed } trophies laid
board-cultist-die = Cultist die: { $die }
board-location =
    { $location }, { $symbol }. Cultist die { $die }. { $sealed ->
        [1] Sealed.
       *[other] { $laid } of { $needed } trophies laid.
    } { $count ->
        [0] Nobody is before it.
        [one] 1 enemy is before it.
       *[other] { $count } enemies are before it.
    }{ $altar ->
        [1] { " " }An altar: its action can be used.
       *[other] { "" }
    }{ $blocked ->
        [1] { " " }Blocked.
       *[other] { "" }
    }{ $marker ->
        [1] { " " }The cultist marker is here.
       *[other] { "" }
    }
board-cultist = { $enemy } ({ $cult }), asks for { $symbols }; marked by { $targets }
board-elder =
    { $enemy }, asks for { $symbols }{ $count ->
        [0] { "" }
       *[other] , and { $count } more for whom it has devoured
    }; marked by { $targets }
board-eaten = Devoured: { $cards }
board-marked-by = Marked by { $seats }
board-slot =
    { $slot }: a card face down, { $crystals } of { $number } crystals{ $marker ->
        [1] . The terror marker is here
       *[other] { "" }
    }
board-slot-open =
    { $slot }: { $card }, { $crystals } of { $number } crystals{ $marker ->
        [1] . The terror marker is here
       *[other] { "" }
    }
board-die = A die that shows { $die }
board-picks =
    { $count ->
        [one] 1 extra pick
       *[other] { $count } extra picks
    }
board-wild = One wild symbol in this turn's combat
board-mind =
    Insanity: { $normal } { $growing ->
        [0] { "" }
       *[other] and { $growing } growing
    } of { $most }; one more is the end
board-abilities = Abilities
board-ability =
    { $ability }, level { $level }: { $state ->
        [active] active
        [used] used this turn
       *[other] not yet learned
    }
board-hand =
    { $count ->
        [0] No cards in hand
        [one] 1 card in hand
       *[other] { $count } cards in hand
    }
board-no-cards = No cards in hand.
board-trophies = { $symbol } trophies: { $count }
board-seal-card = { $symbol } seal card
board-help = { $card }, from { $owner }
board-detective =
    { $seat }, { $mine ->
        [1] { $detective-full }
       *[other] { $detective }
    }, { $location }; insanity { $tokens } of 4{ $ready ->
        [1] , ready
       *[other] { "" }
    }
board-not-ready = preparing
board-floor = has the floor
board-has-picked = die taken
board-has-moved = moved
board-has-investigated = investigated
board-icons =
    { $count ->
        [0] no clues
        [one] 1 clue
       *[other] { $count } clues
    }

board-fight = { $seat } faces { $enemy-the }
board-fight-enough = Every symbol is covered.
board-fight-missing = Still missing: { $symbols }.
board-uncovered = nothing yet
board-spare = Not needed:
board-reroll-cost =
    { $count ->
        [0] The next re-roll costs nothing.
        [one] A re-roll costs 1 insanity.
       *[other] A re-roll costs { $count } insanity.
    }

board-story-close = Close the book
board-story-read = read it again

board-discarded =
    { $count ->
        [0] none gone
       *[other] { $count } gone
    }
board-next = Next on the road: { $cards }
board-supply =
    { $symbol }: { $count } trophies left, { $seal ->
        [1] seal card still here
       *[other] seal card taken
    }
board-asks-for = Asks for
