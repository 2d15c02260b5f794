"""The habits of an experienced seeker, by which the greedy bot plays."""

import pytest

from miskatonic.games.wisdom_of_cthulhu import SPEC
from miskatonic.games.wisdom_of_cthulhu.board.powers import use_power
from miskatonic.games.wisdom_of_cthulhu.combinations.scores import counted
from miskatonic.games.wisdom_of_cthulhu.habit import habit, leanings
from miskatonic.games.wisdom_of_cthulhu.habit.outlook import Outlook
from miskatonic.games.wisdom_of_cthulhu.habit.powers import gained, used
from miskatonic.games.wisdom_of_cthulhu.phases.preparation import Studying
from miskatonic.games.wisdom_of_cthulhu.phases.research_order import begin_declaration
from miskatonic.games.wisdom_of_cthulhu.table import Table
from miskatonic.kernel.dice import Dice
from miskatonic.kernel.flow import Outcome
from miskatonic.kernel.storage import freeze
from tests.games.wisdom_of_cthulhu.tables import ANNA, BRUNO, OpenStudy, Study, card, thing


def by_habit(seats: int, seed: int, options: dict[str, str]) -> Outcome:
    t: Table = SPEC.new(seats, options, seed)
    while (asked := t.flow.decision) is not None:
        t.flow.submit(t, habit(t, asked.seat), asked.seat)
    assert t.flow.outcome is not None
    return t.flow.outcome


def usual(s: Study) -> str:
    """What whoever is asked would say."""
    asked = s.t.flow.decision
    assert asked is not None
    return s.t.rules.alphabet.text(habit(s.t, asked.seat))


@pytest.mark.parametrize("variant", SPEC.variants)
@pytest.mark.parametrize("seats", SPEC.seats)
def test_it_has_a_legal_answer_to_every_question(variant: str, seats: int) -> None:
    options = dict(SPEC.variants[variant])
    assert all(by_habit(seats, seed, options).ending for seed in range(2))


@pytest.mark.parametrize("seats", SPEC.seats)
def test_it_answers_in_situations_that_it_would_never_get_into(seats: int) -> None:
    dice = Dice.seeded(5, "wanderer")
    for seed in range(8):
        t = SPEC.new(seats, {}, seed)
        while (asked := t.flow.decision) is not None:
            shares = leanings(t, asked.seat)
            assert len(shares) == len(asked.options)
            assert sum(shares) == pytest.approx(1)
            t.flow.submit(t, dice.pick(asked.options), asked.seat)


def test_it_uses_nothing_that_the_seat_cannot_know_and_changes_nothing() -> None:
    dice = Dice.seeded(2, "other worlds")
    for seed in range(3):
        t = SPEC.new(3, {}, seed)
        while (asked := t.flow.decision) is not None:
            before = freeze(t)
            word = habit(t, asked.seat)
            assert freeze(t) == before
            assert habit(SPEC.imagine(t, asked.seat, dice), asked.seat) == word
            t.flow.submit(t, word, asked.seat)


def test_it_beats_chance() -> None:
    dice = Dice.seeded(1, "random")
    for seed in range(20):
        t = SPEC.new(2, {}, seed)
        while (asked := t.flow.decision) is not None:
            word = habit(t, 0) if asked.seat == 0 else dice.pick(asked.options)
            t.flow.submit(t, word, asked.seat)
        assert t.flow.outcome is not None
        assert t.flow.outcome.winners == (0,)


def test_it_completes_a_combination_that_is_worth_it(study: OpenStudy) -> None:
    s = study(2)
    s.t.turn = 6
    s.has(ANNA, ["fw-fw"], [])
    s.owns(ANNA, "wax-sculptures")
    s.under("wax-sculptures", "george-rogers")
    s.on_offer("hound-amulet")
    s.acts(ANNA)
    assert usual(s) == "buy hound-amulet"
    s.says("buy hound-amulet")
    assert usual(s) == "under wax-sculptures"


def test_it_goes_where_its_masters_pay(study: OpenStudy) -> None:
    s = study(2)
    s.has(ANNA, [], ["fw-fw", "fw-as"])
    s.owns(ANNA, "alonzo-typer")
    s.acts(ANNA)
    assert usual(s) == "use nameless-city"


def test_it_buys_the_master_before_anything_else(study: OpenStudy) -> None:
    s = study(2)
    s.on_offer("george-rogers", "hound-amulet", "cool-air")
    s.acts(ANNA)
    assert usual(s) == "buy george-rogers"


def test_it_blocks_the_engine_of_a_rival_when_its_own_is_poor(study: OpenStudy) -> None:
    s = study(2)
    s.has(ANNA, [], ["fw-fw", "fw-as"])
    s.owns(BRUNO, "alonzo-typer", "crawford-tillinghast", "richard-upton-pickman")
    s.has(BRUNO, [], ["fw-fw", "fw-as", "fw-dm", "as-as"])
    s.acts(ANNA)
    assert usual(s) == "sign"
    s.says("sign")
    assert usual(s) in {"block nameless-city", "block alonzo-typer", "block crawford-tillinghast"}


def test_it_flips_what_it_cannot_use_and_keeps_what_it_can(study: OpenStudy) -> None:
    s = study(2)
    s.has(ANNA, ["as-as", "dm-dm"], [])
    s.has(BRUNO, [], [], ["fw-fw"])
    s.owns(ANNA, "alonzo-typer")
    s.on_offer("crawford-tillinghast")
    s.does(begin_declaration)
    assert usual(s) == "flip as-as"


def test_it_outbids_who_goes_first_when_nobody_can_answer(study: OpenStudy) -> None:
    """One card more chooses first, and the only master is bought with the other."""
    s = study(2)
    s.has(ANNA, ["dm-dm"], ["fw-fw", "fw-as", "fw-dm"])
    s.has(BRUNO, ["fw-fw", "dm-dm"], ["as-as", "fw-as", "fw-dm"])
    s.owns(BRUNO, "alonzo-typer")
    s.on_offer("crawford-tillinghast", "brown-jenkins")
    s.does(begin_declaration)
    s.says("stop", "stop", "stop")
    assert usual(s) == "flip fw-fw"


def test_it_sees_the_first_invocation_of_yog_sothoth(study: OpenStudy) -> None:
    """All its Alien Science counts as complete, and more of it is worth buying."""
    s = study(2)
    s.has(ANNA, ["as-as"], ["fw-fw", "fw-as"])
    s.turned(ANNA, 1, "kitab-al-azif")
    s.owns(ANNA, "mines-of-the-mi-go", "wax-sculptures", "cool-air", "telepathic-transmitter")
    s.on_offer("technology-of-yith", "stele-of-dagon")
    s.acts(ANNA)
    assert usual(s) == "buy technology-of-yith"
    s.has(ANNA, [], ["fw-fw", "fw-as"])
    s.t.mad_purchase[ANNA] = True
    s.acts(ANNA)
    assert usual(s) == "use yog-sothoth-1"


def test_it_buys_alien_science_for_an_invocation_that_it_will_have_soon(study: OpenStudy) -> None:
    worth = []
    for name in ("silver-key", "kitab-al-azif"):
        s = study(2)
        s.owns(ANNA, name, "mines-of-the-mi-go", "wax-sculptures")
        s.on_offer("telepathic-transmitter")
        worth.append(gained(Outlook(s.t, ANNA), card("telepathic-transmitter")))
    without, with_the_gate = worth
    assert with_the_gate > without


def test_it_buys_a_master_with_madness_when_it_has_turned_everything_over(study: OpenStudy) -> None:
    s = study(2)
    s.has(ANNA, [], ["fw-fw", "fw-as", "dm-dm"])
    s.on_offer("george-rogers")
    s.acts(ANNA)
    assert usual(s) == "buy george-rogers"


@pytest.mark.parametrize(("theirs", "offers"), [(["dm-dm"], False), ([], True)])
def test_it_puts_a_master_on_offer_only_when_no_opponent_can_buy_it(
    study: OpenStudy,
    theirs: list[str],
    offers: bool,
) -> None:
    s = study(2)
    s.has(ANNA, ["dm-dm"], ["fw-fw"])
    s.has(BRUNO, theirs, ["fw-fw"])
    s.t.mad_purchase[BRUNO] = not theirs
    s.play.run(lambda t: use_power(t, ANNA, thing("arkham")))
    assert (usual(s) == "deck dm-deck") is offers


def test_it_studies_when_it_can(study: OpenStudy) -> None:
    s = study(2)
    s.owns(ANNA, "silver-key", "kitab-al-azif")
    s.does(Studying(ANNA).asks)
    assert usual(s).startswith("advance")


def test_it_takes_the_points_of_the_last_turn(study: OpenStudy) -> None:
    s = study(2)
    s.t.turn = 6
    s.has(ANNA, ["fw-fw"], [])
    s.on_offer("brown-jenkins", "great-library-of-pnakotus", "music-of-erich-zann")
    s.acts(ANNA)
    assert usual(s) in {"buy stele-of-dagon", "buy great-library-of-pnakotus"}


def test_a_power_of_those_who_left_is_worth_something_when_somebody_has_left(study: OpenStudy) -> None:
    worth = []
    for gone in (False, True):
        s = study(2)
        s.owns(BRUNO, "joseph-curwen")
        s.on_offer("ghoul", "shantak")
        s.ritual(ANNA, 1, "horror")
        if gone:
            s.evoked("cthulhu", by=BRUNO)
        worth.append(used(Outlook(s.t, ANNA), card("yule-rite")))
    before, after = worth
    assert after > before


def test_a_count_within_bounds_is_the_same_for_who_is_paid_and_who_hears(study: OpenStudy) -> None:
    s = study(2)
    s.owns(ANNA, "mr-noyes", "silver-key", "kitab-al-azif")
    assert counted(s.t, ANNA, ("fw",), 2) == 6
    assert counted(s.t, ANNA, ("fw",), 2, most=4) == 4
    assert counted(s.t, ANNA, ("dm",), 2, least=1) == 1


class TestDeclining:
    """It declines what harms, and never what is good (WOC-R80)."""

    def _asked(self, s: Study, power: str) -> str:
        s.play.run(lambda t: use_power(t, ANNA, thing(power)))
        return usual(s)

    @pytest.mark.rule("WOC-R80")
    def test_a_good_card_does_not_go_under_a_combination(self, study: OpenStudy) -> None:
        s = study()
        s.owns(ANNA, "great-library-of-pnakotus", "wax-sculptures")
        assert self._asked(s, "yha-nthlei") == "skip"

    @pytest.mark.rule("WOC-R80")
    @pytest.mark.parametrize(
        ("mine", "theirs", "word"),
        [
            ("great-library-of-pnakotus", "mr-noyes", "skip"),
            ("mr-noyes", "great-library-of-pnakotus", "choose mr-noyes"),
        ],
    )
    def test_cards_are_swapped_for_better_ones_only(
        self, study: OpenStudy, mine: str, theirs: str, word: str
    ) -> None:
        s = study(2)
        s.owns(ANNA, mine)
        s.owns(BRUNO, theirs)
        assert self._asked(s, "third-aklo-ritual") == word

    @pytest.mark.rule("WOC-R80")
    def test_entities_go_for_points_when_they_serve_no_more(self, study: OpenStudy) -> None:
        s = study()
        s.t.turn = s.t.rules.turns
        s.has(ANNA, [], [])
        s.owns(ANNA, "shantak")
        assert self._asked(s, "plateau-of-leng") == "choose shantak"

    @pytest.mark.rule("WOC-R80", "WOC-R42")
    @pytest.mark.parametrize(("order", "word"), [([0, 1, 2], "skip"), ([1, 0, 2], "choose seat-1")])
    def test_who_is_first_leaves_the_markers_alone(
        self, study: OpenStudy, order: list[int], word: str
    ) -> None:
        s = study()
        s.t.order = order
        assert self._asked(s, "kadath") == word

    @pytest.mark.rule("WOC-R80")
    @pytest.mark.parametrize("place", ["nameless-city", "kingsport"])
    def test_gifts_are_taken(self, study: OpenStudy, place: str) -> None:
        s = study(4)
        s.discarded("stele-of-dagon")
        s.t.spent[ANNA] = 1 << 1
        assert self._asked(s, place) != "skip"

    @pytest.mark.rule("WOC-R39")
    def test_koth_holds_back_whom_an_opponent_is_about_to_evoke(self, study: OpenStudy) -> None:
        s = study(2)
        s.ritual(BRUNO, 2, "nightmare")
        s.on_offer("joseph-curwen")
        assert self._asked(s, "great-sign-of-koth") == "choose nyarlathotep-evocation"

    @pytest.mark.rule("WOC-3.3")
    def test_an_entity_whose_bond_pays_is_bought(self, study: OpenStudy) -> None:
        s = study(2)
        s.owns(ANNA, "george-rogers", "herbert-west")
        s.has(ANNA, [])
        s.on_offer("dhole")
        for place in ("plateau-of-leng", "dunwich", "elder-city"):
            s.t.uses[ANNA, thing(place)] = 4
        s.acts(ANNA)
        assert usual(s) == "buy dhole"
