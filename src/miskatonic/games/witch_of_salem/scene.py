"""What a seat sees of the table (WOS-18)."""

from typing import Any

from miskatonic.games.witch_of_salem.necron import surge_meets
from miskatonic.games.witch_of_salem.rules import NO_WITCH, SCHOLARS
from miskatonic.games.witch_of_salem.table import (
    FACE_DOWN,
    GONE,
    NO_CREATURE,
    NO_ELDER,
    NO_SEAT,
    PRISONER,
    Table,
)
from miskatonic.games.witch_of_salem.tiles import TILE_NAMES, is_face_down, knows
from miskatonic.games.witch_of_salem.words import (
    ALPHABET,
    CARDS,
    FIRST_ARTIFACT,
    FULL_HAND,
    ITEMS,
    LOCATIONS,
    NO_ITEM,
    OUTER,
    PLACES,
    SEATS,
    SLOTS,
)
from miskatonic.kernel.flow import Seat
from miskatonic.kernel.scene import Piece, Scene, Zone, compose, legal_words


def scene(t: Table, seat: Seat | None) -> Scene:
    """Everything that a seat, or a spectator, may see."""
    words = legal_words(t.flow, seat, ALPHABET)
    return compose("witch-of-salem", t.flow, seat, t.round, words, _View(t, seat, words).zones())


class _View:
    """One look at a table by one seat."""

    def __init__(self, t: Table, seat: Seat | None, words: tuple[str, ...]) -> None:
        self.t = t
        self.seat = seat
        self.words = words

    def pointing(self, *texts: str) -> tuple[str, ...]:
        """Those of the legal words that are among these texts."""
        return tuple(word for word in self.words if word in texts)

    def zones(self) -> tuple[Zone, ...]:
        t = self.t
        return (
            Zone("options", "row", marks=dict(t.rules.options)),
            self.necron(),
            self.rlyeh(),
            self.arkham(),
            *(self.stock(location) for location in OUTER),
            *(zone for seat in range(t.seats) for zone in (self.scholar(seat), self.hand(seat))),
            *self.piles(),
        )

    def necron(self) -> Zone:
        t = self.t
        marks = {
            "position": t.necron,
            "length": t.rules.rift,
            "demon": t.rules.demon,
            "demon_harmless": t.is_unmasked(),
            "portraits": list(t.rules.portraits),
            "surge_meets": surge_meets(t),
        }
        words = self.pointing("surge")
        return Zone("necron", "track", (Piece("necron", "necron", {"space": t.necron}, words),), marks=marks)

    def rlyeh(self) -> Zone:
        t = self.t
        pieces = []
        for at, elder in enumerate(t.elders):
            if elder == GONE:
                continue
            place = "prisoner" if at == PRISONER else f"edge-{at + 1}"
            face = "face-down" if elder == FACE_DOWN else t.rules.elders[elder]
            pieces.append(Piece(place, face, {"active": elder != FACE_DOWN}))
        if t.banner != NO_SEAT:
            pieces.append(Piece("banner", SEATS[t.banner]))
        return Zone("rlyeh", "row", tuple(pieces), marks={"words": list(self.pointing("slip rlyeh"))})

    def arkham(self) -> Zone:
        return Zone("arkham", "ring", tuple(self.location(place) for place in range(len(LOCATIONS))))

    def location(self, place: int) -> Piece:
        t, name = self.t, LOCATIONS[place]
        here = [SEATS[seat] for seat in range(t.seats) if t.place[seat] == place]
        marks: dict[str, Any] = {"number": place, "seats": here, "witch": t.witch == place}
        texts = [f"go {name}", f"slip {name}"]
        if place == 0:
            marks["shadow"] = None if t.shadow == NO_ELDER else t.rules.elders[t.shadow]
            marks["shadow_sleeps"] = t.shadow != NO_ELDER and not t.rules.shadow_keeps_ability
            marks["witch_helps"] = not t.powers & NO_WITCH
            marks["closed"] = t.university_closed
            texts += ["close university", "defeat shadow"]
        else:
            creature = t.creatures[place]
            marks["artifact"] = ITEMS[t.rules.artifact_at[place]]
            marks["creature"] = None if creature == NO_CREATURE else t.rules.creatures[creature]
            marks.update(self.tile(place))
            texts.append(f"seal {name}")
            if self.seat is not None and t.place[self.seat] == place:
                texts += ["defeat creature", *(word for word in self.words if word.startswith("sacrifice"))]
        return Piece(name, name, marks, self.pointing(*texts))

    def tile(self, place: int) -> dict[str, Any]:
        """A tile is shown when it lies face up, or to those who have seen it (WOS-18.3)."""
        t = self.t
        known = self.seat is not None and knows(t, self.seat, place)
        hidden = is_face_down(t, place)
        return {
            "tile": TILE_NAMES[t.tiles[place]] if known or not hidden else "face-down",
            "sealed": None if t.sealed[place] == NO_ITEM else ITEMS[t.sealed[place]],
            "seen_by": [SEATS[seat] for seat in range(t.seats) if t.seen[place] >> seat & 1],
            "secret": hidden and bool(t.seen[place]),
            "seen_in_round": t.peeked[place],
        }

    def stock(self, location: int) -> Zone:
        t = self.t
        here = self.seat is not None and t.place[self.seat] == location
        pieces = tuple(
            Piece(
                f"{LOCATIONS[location]}.{SLOTS[slot]}",
                "empty" if item == NO_ITEM else ITEMS[item],
                {
                    "slot": SLOTS[slot],
                    "cost": t.rules.costs[location][slot],
                    "drops": self.drops(location, item),
                },
                self.pointing(f"take {SLOTS[slot]}") if here else (),
            )
            for slot, item in enumerate(t.stock[location])
        )
        return Zone(f"stock.{LOCATIONS[location]}", "row", pieces)

    def drops(self, location: int, item: int) -> str:
        """The artifact that the active scholar must let go to take this one (WOS-9.2)."""
        t = self.t
        if t.active == NO_SEAT:
            return "nothing"
        held = t.artifact[t.active]
        must = item >= FIRST_ARTIFACT and held != NO_ITEM and t.place[t.active] == location
        return ITEMS[held] if must else "nothing"

    def scholar(self, seat: Seat) -> Zone:
        t, name = self.t, SEATS[seat]
        held = [*t.minors[seat]] + ([] if t.artifact[seat] == NO_ITEM else [t.artifact[seat]])
        pieces = tuple(
            Piece(f"{name}.{number}", ITEMS[item], {}, self.item_words(seat, ITEMS[item]))
            for number, item in enumerate(held)
        )
        marks = {
            "scholar": SCHOLARS[t.rules.scholars[seat]],
            "sanity": t.sanity[seat],
            "max_sanity": t.rules.max_sanity,
            "spaces": t.rules.spaces[seat],
            "place": None if t.place[seat] < 0 else PLACES[t.place[seat]],
            "out": not t.sanity[seat],
            "banner": seat == t.banner,
            "active": seat == t.active,
            "starting": seat == t.starting,
            "words": list(
                self.pointing(*(f"{verb} {name}" for verb in ("trade", "heal", "explore", "peek")))
            ),
        }
        return Zone(f"scholar.{name}", "tableau", pieces, seat, marks)

    def item_words(self, owner: Seat, item: str) -> tuple[str, ...]:
        if owner == self.seat:
            return self.pointing(*(f"{verb} {item}" for verb in ("use", "give", "drop", "sacrifice")))
        asked = self.t.flow.decision
        if asked is not None and asked.about and asked.about.get("partner") == SEATS[owner]:
            return self.pointing(f"ask {item}")
        return ()

    def hand(self, seat: Seat) -> Zone:
        t = self.t
        cards = FULL_HAND if t.sanity[seat] else 0
        pieces = tuple(
            Piece(
                f"{SEATS[seat]}.{card}",
                card,
                {"played": not t.hand[seat] >> number & 1},
                self.pointing(f"go {card}") if seat == self.seat else (),
            )
            for number, card in enumerate(CARDS)
            if cards >> number & 1
        )
        return Zone(f"hand.{SEATS[seat]}", "row", pieces, seat)

    def piles(self) -> tuple[Zone, ...]:
        """Open piles show what lies in them, closed ones how much (WOS-18.1, WOS-18.2)."""
        t = self.t
        rate = 0 if t.flow.decision is None else t.rate
        deck_names = {t.rules.necron_card: "necron", t.rules.craven_card: "craven"}
        discarded = [deck_names.get(card) or t.rules.creatures[card] for card in t.creature_discard]
        return (
            Zone("creature-deck", "stack", marks={"count": len(t.creature_deck), "rate": rate}),
            _open_pile("creature-discard", discarded),
            Zone("event-deck", "stack", marks={"count": t.events_left}),
            _open_pile("event-discard", [t.rules.events[event] for event in t.event_discard]),
            Zone("bag", "stack", marks={"count": len(t.bag)}),
            _open_pile("heap", [ITEMS[item] for item in t.heap]),
            _open_pile("set-aside", [] if t.set_aside == NO_ITEM else [ITEMS[t.set_aside]]),
        )


def _open_pile(name: str, faces: list[str]) -> Zone:
    pieces = tuple(Piece(f"{name}.{number}", face) for number, face in enumerate(faces))
    return Zone(name, "stack", pieces, marks={"count": len(faces)})
