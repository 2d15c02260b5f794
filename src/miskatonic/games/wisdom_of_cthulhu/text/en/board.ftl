# The board: titles of its zones, and what its marks are called.

zone-dashboard = Ritual Dashboard
    .brief = Ritual
zone-elders = Great Old Ones
    .brief = Old Ones
zone-entities = Evocation Area
    .brief = Entities
zone-places = Arcane Places
    .brief = Places
zone-nest = Spawn of Shub-Niggurath
    .brief = Spawn
zone-offer = Research Area
    .brief = Research
zone-area = Learning Area
zone-research = Research cards
zone-fw-deck = Forbidden Wisdom deck
    .brief = FW
zone-as-deck = Alien Science deck
    .brief = AS
zone-dm-deck = Dark Master deck
    .brief = DM
zone-en-deck = Entity deck
    .brief = EN
zone-discards = Discards
zone-limbo = Being decided

mark-length = boxes
mark-box = box
mark-turn = Turn
mark-round = Round
mark-order = Search order
mark-acting = Still to act
mark-bond = Bond
mark-evoked = evoked
mark-sealed = under the Sign of Koth
mark-seekers = Seekers
mark-blocked_by = Blocked by
mark-sign = Elder Sign
mark-barred = nobody may buy
mark-ground = Kind
mark-sells = Sells
mark-place = at
mark-seed = Seed
mark-type = Type
mark-used = face down until next turn
mark-trapped = trapped until an Obsession is spent
mark-face_down = face down
mark-shielded = cannot be blocked
mark-eased = ritual eased
mark-kept = may be used once more
mark-complete = complete
mark-activated = activated: no Ritual Object until the turn ends
mark-again = was activated and lies face up: it can be activated again this turn
mark-new = new this round
mark-turned = turned
mark-components = Components
mark-component = component
mark-under = under
mark-kp = KP
mark-token = Ritual token on box
mark-bonds = Bonds turned
mark-seeker = Seeker
mark-petrified = Seeker cannot move
mark-mad = has bought with madness
mark-drifting = token drifts
mark-obsessions = Obsessions
mark-borrowed = Borrowed powers
mark-acquired = Acquired this turn
mark-spent_research = Research cards spent
mark-spent_obsessions = Obsessions spent
mark-explored = Places explored
mark-state = is
mark-side = at the
mark-number = No.
mark-count = cards
mark-words = can be chosen

## What the drawn board says

board-turns = Six turns; this is turn { $turn }
board-phase-preparation = Preparation
board-phase-order = Research Order
board-phase-research = Research
board-phase-end = End of Research
board-phase-over = The end
board-order = Search order
board-has-acted = { $seat } has acted in this round
board-will-act = { $seat } is still to act
board-acts = { $seat } decides
board-is-first = { $seat } is number { $rank }

board-box-0 = Start
board-box-1 = First Invocation
board-box-2 = Second Invocation
board-box-3 = Evocation
board-token = Ritual token of { $seat }
board-seeker = Seeker of { $seat }
board-seeker-stone = Seeker of { $seat }, turned to stone
board-seeker-home = Seeker of { $seat }, at home
board-sign = Elder Sign of { $seat }
board-sign-home = Elder Sign of { $seat }, ready to be laid
board-sign-out = Elder Sign of { $seat }, out for this turn
board-blocked = Blocked by { $seat } ({ $sign })

board-kp = { $kp } Knowledge Points
board-kp-printed = Worth { $kp } Knowledge Points
board-kp-varies = Knowledge Points as the power says
board-winner = The winner
board-hand = { $count ->
        [one] 1 Research card in hand
       *[other] { $count } Research cards in hand
    }: { $cards }
board-hand-empty = No Research card in hand
board-obsessions = { $count ->
        [one] 1 Obsession to spend
       *[other] { $count } Obsessions to spend
    }
board-permanent = { $count ->
        [one] 1 Research card lost for good
       *[other] { $count } Research cards lost for good
    }
board-research = { $card }, { $state }
board-bonds = Bonds turned for the ritual: { $bonds }
board-mad = Has bought with madness: no more Knowledge cards this turn
board-mad-chip = mad
board-drifting-chip = drifting
board-drifting = The Ritual token moves on by time alone
board-borrowed = Has the power of { $card } until the end of the turn

board-deck = { $deck }: { $count }
board-top = { $number } from the top
board-bottom = { $number } from the bottom
board-discards = Discard piles
board-barred = Nobody may buy Entities this turn
board-empty-offer = Everything has been bought
board-empty-area = Nothing learnt yet
board-missing = Missing: { $want }
board-filled = { $component } stands for { $want }
board-components = Components
board-ritual-turned = Ritual of { $bond }, turned { $turned } of 3 times
board-evoked = evoked
board-sealed = held back
board-at = at { $place-the }

## The powers of a Great Old One

board-power-1 = First Invocation
board-power-2 = Second
board-power-evocation = Evocation
board-power-influence = Influence

## What opens to be read

board-open-area = what { $seat } has learnt
board-area-of = What { $seat } has learnt
board-open-pile = { $seed }: { $count ->
        [one] 1 card
       *[other] { $count } cards
    } discarded
board-open-piles = { $count ->
        [one] 1 card
       *[other] { $count } cards
    } discarded
board-choosing = To choose from
board-reader = The card to read
board-reader-empty = Point at a card to read it here.
board-close = Close
