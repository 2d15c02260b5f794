# The board: titles of zones, what its pieces are, and labels of marks. What has no message here is not drawn
# in a terminal. A family of zones with labels of its own is drawn there with these alone.

seat-name = { $detective }
table-round = turn { $round }

zone-circle = Terror circle
    .brief = Terror
block-circle = { "" }
zone-locations = Locations
zone-locations-marks = In play
block-locations = Enemies, closest first: their cult, and all that a fight asks for
    .brief = Enemies, closest first, and needs
zone-column = Enemies, closest first
zone-pool = Common pool
    .brief = Pool
zone-supply = Supply of trophies
    .brief = { "" }
zone-piles = Piles
    .brief = { "" }
zone-peeked = Looked at
zone-found = Found
zone-story = Story
zone-fight = The fight
zone-seats = Detectives
block-detective = What they have
zone-detective-ability = Learnt:
zone-detective-die = Dice:
zone-detective-item = Items:
zone-hand = Hand:
zone-help = Help before it:

name-face-down = face down
    .short = { "" }
name-pile = open
    .short = { "" }
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
    .the = the wild of a location
name-ability-wild = wild of an ability
    .the = the wild of an ability
name-story-wild = wild symbols of this fight
name-story-ignored = ignored symbols of this fight
name-unbound = unbound symbols
name-mirror = a mirrored card
    .the = the mirror of a card
name-die-star = Star die
name-die-shield = Shield die
name-die-tentacle = Tentacle die
name-die-eye = Eye die
name-die-planet = Planet die
name-die-wild = wild die
name-done = enough
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

## Labels of families

mark-circle-marker = terror is here
    .brief = here
mark-circle-crystals = crystals
mark-circle-crystals-is = { $value } of { $number }
    .brief = { $value }/{ $number }

mark-locations-phase = { "" }
mark-locations-phase-is =
    { $value ->
        [1] Cultist phase
        [2] Review
        [3] Terror phase
        [4] Preparation
        [5] Combat
        [6] Sealing
       *[other] Setup
    }
mark-locations-cultists = Cultists
mark-locations-cultists-is = { $value } of { $limit }: more than { $limit } lose the game
    .brief = cultists { $value } of { $limit }
mark-locations-lamps_out = no investigations
mark-locations-feud = half the support
mark-locations-sleepless = smaller hands next turn
mark-locations-more_steps = { "" }
mark-locations-more_steps-is =
    { $value ->
        [0] { "" }
       *[other] { $value } more cultists next turn
    }
mark-locations-gates_held = no Great Old One moves next
mark-locations-symbol = Symbol
mark-locations-die = Cultist die
mark-locations-die-is = die { $value }
    .brief = die { $value-brief }
mark-locations-sealed = sealed
mark-locations-trophies = { "" }
mark-locations-trophies-is =
    { $sealed ->
        [yes] { "" }
       *[no] { $value } of { $needed } trophies
    }
    .brief =
        { $sealed ->
            [yes] { "" }
           *[no] { $value }/{ $needed }
        }
mark-locations-story = Story
mark-locations-story-is = story: { $value }
mark-locations-altar = altar: active
    .brief = altar
mark-locations-marker = cultist marker
    .brief = marker
mark-locations-blocked = blocked
mark-locations-seats = Here

mark-column-cult = Cult
    .brief = { "" }
mark-column-cult-is = { $value } cult
mark-column-ability = Ability
mark-column-ability-is = { $value }
    .brief = special
mark-column-needs = Needs
mark-column-needs-is = needs { $value }
    .brief = { $value-brief }
mark-column-lacks = Lacks
mark-column-lacks-is = you lack { $value }
    .brief =
        { $lacking ->
            [0] { "" }
           *[other] lack { $value-brief }
        }
mark-column-eaten = Devoured
mark-column-eaten-is = has devoured { $value }
mark-column-at_portal = at the portal
mark-column-graced = waits one turn
mark-column-targets = Marked
mark-column-targets-is = marked by { $value }
    .brief = for { $value }

mark-pool-reserve = { "" }
mark-pool-reserve-is = { $value } more in the reserve
    .brief = { $value } more
mark-pool-picks = { "" }
mark-pool-picks-is =
    { $value ->
        [0] { "" }
        [one] 1 extra pick
       *[other] { $value } extra picks
    }

mark-supply-trophies = { "" }
mark-supply-exhausted = no trophy left to win
mark-supply-seal_card = seal card

mark-piles-count = { "" }
mark-piles-cards = Cards
mark-piles-top = Top
mark-piles-top-is = next { $value }
mark-piles-bottom = Bottom
mark-piles-bottom-is = at the bottom { $value }

mark-detective-ready = ready
mark-detective-speaker = has the floor
    .brief = speaks
mark-detective-role = Role
mark-detective-reach = Reach
    .brief = { "" }
mark-detective-location = At
mark-detective-location-is = at { $value-the }
    .brief = at { $value-brief }
mark-detective-tokens = Insanity
mark-detective-tokens-is =
    { $value } of { $most }{ $growing ->
        [0] { "" }
       *[other] , { $growing } of it growing
    }
    .brief =
        insanity { $value }/{ $most }{ $growing ->
            [0] { "" }
           *[other] , { $growing } growing
        }
mark-detective-level = Level
mark-detective-icons = Clues
mark-detective-wilds = { "" }
mark-detective-wilds-is =
    { $value ->
        [0] { "" }
        [one] 1 wild symbol for combat
       *[other] { $value } wild symbols for combat
    }
mark-detective-trophies = Trophies
mark-detective-trophies-is = trophies { $value }
    .brief = trophies { $value-brief }
mark-detective-seals = Seal cards
mark-detective-seals-is = seal cards { $value }
    .brief = seals { $value-brief }
mark-detective-targets = Marked
mark-detective-targets-is = marks { $value }
mark-detective-hidden = Cards in hand

mark-hand-symbol = Symbol
mark-hand-investigate = clue

mark-fight-requirement = Asked for
mark-fight-requirement-is = asks for { $value }
mark-fight-missing = Missing
mark-fight-missing-is = still missing { $value }
mark-fight-enough = every symbol is matched
mark-fight-of_dice = die
mark-fight-covers = Covers
mark-fight-covers-is = for { $value }
mark-fight-spare = not needed
mark-fight-doubled_by = Doubled
mark-fight-doubled_by-is = doubled by { $value }

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
board-lacks = You lack { $symbols }
board-lacks-nothing = You can match it now
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
    } of { $most }{ $left ->
        [0] ; one more is the end
       *[other] { "" }
    }
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
board-deck =
    { $count ->
        [one] 1 card in your deck
       *[other] { $count } cards in your deck
    }, { $gone } discarded
board-no-cards = No cards in hand.
board-trophies = { $symbol } trophies: { $count }
board-seal-card = { $symbol } seal card
board-help = { $card }, from { $owner }
board-detective =
    { $seat }, { $mine ->
        [1] { $detective-full }
       *[other] { $detective }
    }, { $location }; insanity { $tokens } of { $most }{ $ready ->
        [1] , ready
       *[other] { "" }
    }
board-open-sheet = What { $seat } has
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
board-story-of = Read the story of { $location-the }

board-discarded =
    { $count ->
        [0] none gone
       *[other] { $count } gone
    }
board-expansions = Expansions
board-ink = Ink: { $count } of { $most }
board-insight = Insight: { $count } of { $most } at most
board-march = The march goes { $way }
board-pages = { $count ->
        [one] { $count } page in hand
       *[other] { $count } pages in hand
    }
board-next = Next on the road: { $cards }
board-supply =
    { $symbol }: { $count } trophies left, { $seal ->
        [1] seal card still here
       *[other] seal card taken
    }
board-asks-for = Asks for

board-key = What the signs mean
board-key-hold = Point at any piece, or hold it, to read its card.
board-key-phase =
    { $phase ->
        [1] Great Old Ones come closer, cultists come down the roads, and the cultist dice are rolled.
        [2] Discard what you like, then fill your hand. The dice of the pool are rolled.
        [3] The terror marker goes on and leaves a crystal.
        [4] Move, take a die, investigate, help others, and mark whom you will fight.
        [5] Fight those you have marked: match every symbol that is asked for.
       *[6] Where enough trophies lie, a location can be sealed.
    }
board-key-terror = The terror marker. Where it stops it leaves a crystal.
board-key-crystal = A crystal. A terror card that has as many as its number turns over.
board-key-marker = The cultist marker: the next cultist comes from here. The number tells how many are in play, and how many Arkham can bear.
board-key-altar = An altar: the action of this location can be used.
board-key-seal = A seal. A location is sealed for the rest of the game; a seal card lets its holder seal a location.
board-key-token = Insanity. Whoever has no space left for another token must not receive one: the game would be lost.
board-key-growing = Growing insanity. It is not healed as the other is.
board-key-ready = Ready: this detective has done all it will do in Preparation.
board-key-speaker = This detective has the floor.
board-key-die = A cultist die. A fight at its location asks for this symbol too.
board-key-lacks = You lack this many of the symbols that the fight asks for.
board-key-enough = You can match all its symbols now.
board-key-target = Marked: the detective of this colour and sign may fight it.
board-key-ability = It has an ability of its own.
board-key-devoured = A Great Old One has devoured cultists, and asks for more.
