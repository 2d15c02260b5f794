"""Alien Science that does more than pay: guns, shields, finds, and the fever."""

import pytest

from miskatonic.games.wisdom_of_cthulhu.phases.end_of_research import EndOfResearch
from miskatonic.games.wisdom_of_cthulhu.table import DOWN_TO_END, SHIELDED, SILENT
from tests.games.wisdom_of_cthulhu.cards.givens import completed, silence
from tests.games.wisdom_of_cthulhu.tables import ANNA, BRUNO, CARLA, OpenStudy, Study, card

FED = [
    ("beaming-gun", "ghoul", "obsession"),
    ("electric-executioner", "joseph-curwen", "obsession"),
    ("globular-meteorite", "ghoul", "research"),
    ("cool-air", "joseph-curwen", "research"),
]


def _fires(s: Study, name: str, component: str) -> None:
    """Anna adds the last component, which is an action."""
    s.owns(ANNA, name)
    s.under(name, component)
    s.acts(ANNA, f"feed {name}")


class TestFeeding:
    @pytest.mark.parametrize(("name", "component", "food"), FED)
    @pytest.mark.rule("WOC-R10", "WOC-4.5")
    def test_the_card_first_then_the_rest(
        self, study: OpenStudy, name: str, component: str, food: str
    ) -> None:
        s = study()
        s.owns(ANNA, name)
        s.acts(ANNA)
        assert s.play.why_not(f"feed {name}") == "WOC-R10"
        s.gets(ANNA, component, f"under {name}")
        assert s.kp(ANNA) == 0
        s.acts(ANNA, f"feed {name}")
        if food == "research":
            s.expects("feed", "pay fw-fw", "pay as-as", "pay dm-dm", seat=ANNA)
            s.says("pay as-as")
        # Nothing to hit or to shield: the number is paid all the same.
        assert s.over
        assert s.kp(ANNA) == 2
        assert s.area(ANNA) == []
        assert (s.t.obsessions_spent[ANNA], s.t.research_spent[ANNA]) == (
            food == "obsession",
            food == "research",
        )

    @pytest.mark.parametrize(("name", "component", "food"), FED)
    @pytest.mark.rule("WOC-R10")
    def test_who_has_nothing_to_feed_cannot(
        self, study: OpenStudy, name: str, component: str, food: str
    ) -> None:
        s = study()
        s.owns(ANNA, name)
        s.under(name, component)
        s.has(ANNA, () if food == "research" else ("fw-fw",), () if food == "obsession" else ("fw-as",))
        s.acts(ANNA)
        assert not s.offers(f"feed {name}")
        assert s.play.why_not(f"feed {name}") == "WOC-R10"

    @pytest.mark.rule("WOC-R12")
    def test_a_blocked_gun_is_not_fed(self, study: OpenStudy) -> None:
        s = study()
        s.owns(ANNA, "beaming-gun")
        s.under("beaming-gun", "ghoul")
        s.blocks(BRUNO, "beaming-gun")
        s.acts(ANNA)
        assert not s.offers("feed beaming-gun")


class TestGuns:
    def test_the_beaming_gun_hits_an_entity_on_offer_or_of_an_opponent(self, study: OpenStudy) -> None:
        s = study()
        s.on_offer("shantak", "aklo")
        s.owns(BRUNO, "dhole", "silver-key")
        s.owns(CARLA, "mr-noyes", "mi-go")
        _fires(s, "beaming-gun", "ghoul")
        s.expects("discard", "choose shantak", "choose dhole", "choose mi-go", seat=ANNA)
        s.says("choose shantak")
        assert s.entities() == []
        assert s.kp(ANNA) == 2

    @pytest.mark.parametrize(
        ("gun", "component", "target"),
        [("beaming-gun", "ghoul", "dhole"), ("electric-executioner", "joseph-curwen", "george-rogers")],
    )
    @pytest.mark.rule("WOC-R40")
    def test_mr_noyes_takes_the_beam(self, study: OpenStudy, gun: str, component: str, target: str) -> None:
        s = study()
        s.owns(BRUNO, target, "mr-noyes")
        _fires(s, gun, component)
        s.expects("stand-in", "choose mr-noyes", "no", seat=BRUNO)
        s.says("choose mr-noyes")
        assert s.area(BRUNO) == [target]
        assert s.pile("fw") == ["mr-noyes"]
        assert (s.kp(ANNA), s.kp(BRUNO)) == (2, 1)

    @pytest.mark.rule("WOC-R23")
    def test_a_sign_is_no_armour(self, study: OpenStudy) -> None:
        s = study()
        s.on_offer("shantak")
        s.blocks(BRUNO, "shantak")
        _fires(s, "beaming-gun", "ghoul")
        assert s.pile("en")[0] == "shantak"
        assert not s.is_blocked("shantak")

    def test_the_electric_executioner_hits_a_master(self, study: OpenStudy) -> None:
        s = study()
        s.on_offer("alonzo-typer", "aklo")
        s.owns(ANNA, "keziah-mason")
        s.owns(BRUNO, "george-rogers", "brown-jenkins", "psionic-society")
        s.under("psionic-society", "herbert-west")
        _fires(s, "electric-executioner", "joseph-curwen")
        s.expects("discard", "choose alonzo-typer", "choose george-rogers", "choose brown-jenkins")
        s.says("choose george-rogers")
        assert s.area(BRUNO) == ["brown-jenkins", "psionic-society"]
        assert s.kp(ANNA) == 2

    @pytest.mark.rule("WOC-7.11", "WOC-R57")
    def test_the_messenger_guards_nightmare_masters_wherever_they_lie(self, study: OpenStudy) -> None:
        s = study()
        s.evoked("nyarlathotep", by=CARLA)
        s.on_offer("alonzo-typer")
        _fires(s, "electric-executioner", "joseph-curwen")
        assert s.offer() == ["alonzo-typer"]
        assert s.kp(ANNA) == 2

    @pytest.mark.rule("WOC-R40")
    def test_the_messenger_lets_an_fw_go_for_another_master(self, study: OpenStudy) -> None:
        s = study()
        s.evoked("nyarlathotep", by=CARLA)
        s.owns(BRUNO, "george-rogers", "silver-key")
        _fires(s, "electric-executioner", "joseph-curwen")
        s.expects("stand-in", "choose silver-key", "no", seat=BRUNO)
        s.says("choose silver-key")
        assert s.area(BRUNO) == ["george-rogers"]


class TestShields:
    @pytest.mark.parametrize(
        ("name", "component", "mine"),
        [("globular-meteorite", "ghoul", "shantak"), ("cool-air", "joseph-curwen", "george-rogers")],
    )
    def test_a_card_cannot_be_blocked_until_the_end_of_the_turn(
        self, study: OpenStudy, name: str, component: str, mine: str
    ) -> None:
        s = study(2)
        s.owns(ANNA, mine, "silver-key")
        _fires(s, name, component)
        s.says("pay fw-fw")
        assert s.state(mine) & SHIELDED
        assert s.kp(ANNA) == 2
        s.acts(BRUNO, "sign")
        assert not s.offers(f"block {mine}")
        assert s.offers("block silver-key")
        assert s.play.why_not(f"block {mine}") == "WOC-2.2"
        s.does(EndOfResearch().effects_end)
        assert not s.state(mine) & SHIELDED

    def test_a_card_under_a_sign_is_no_target(self, study: OpenStudy) -> None:
        s = study()
        s.owns(ANNA, "shantak", "dhole")
        s.blocks(BRUNO, "shantak")
        _fires(s, "globular-meteorite", "ghoul")
        s.says("pay fw-fw")
        assert not s.state("shantak") & SHIELDED
        assert s.state("dhole") & SHIELDED

    @pytest.mark.rule("WOC-6.4")
    def test_nor_by_a_hound_amulet(self, study: OpenStudy) -> None:
        s = study()
        s.owns(ANNA, "george-rogers")
        _fires(s, "cool-air", "joseph-curwen")
        s.says("pay fw-fw")
        s.gets(BRUNO, "hound-amulet")
        assert s.told("no-target") == [{"thing": "hound-amulet"}]

    @pytest.mark.parametrize(
        ("name", "component", "mine"),
        [("globular-meteorite", "ghoul", "shantak"), ("cool-air", "joseph-curwen", "george-rogers")],
    )
    @pytest.mark.rule("WOC-6.4")
    def test_nor_by_star_stones(self, study: OpenStudy, name: str, component: str, mine: str) -> None:
        s = study()
        s.owns(ANNA, mine, "silver-key")
        _fires(s, name, component)
        s.says("pay fw-fw")
        s.owns(BRUNO, "star-stones-of-mnar")
        s.activates(BRUNO, "star-stones-of-mnar")
        assert s.offers("block silver-key")
        assert not s.offers(f"block {mine}")

    @pytest.mark.rule("WOC-R22", "WOC-R59")
    def test_a_master_that_is_taken_leaves_the_cool_air(self, study: OpenStudy) -> None:
        s = study()
        s.owns(ANNA, "brown-jenkins")
        _fires(s, "cool-air", "joseph-curwen")
        s.says("pay fw-fw")
        assert s.state("brown-jenkins") & SHIELDED
        s.gets(BRUNO, "ghast")
        assert s.area(BRUNO) == ["brown-jenkins"]
        s.acts(CARLA, "sign")
        assert s.offers("block brown-jenkins")

    @pytest.mark.rule("WOC-R22")
    def test_an_entity_that_comes_back_has_lost_the_meteorite(self, study: OpenStudy) -> None:
        s = study()
        s.owns(ANNA, "shantak", "elder-thing")
        _fires(s, "globular-meteorite", "ghoul")
        s.says("pay fw-fw", "choose shantak")
        s.gets(BRUNO, "dust-of-ibn-ghazi", "play now", "choose shantak")
        s.activates(ANNA, "elder-thing", "choose shantak")
        assert "shantak" in s.area(ANNA)
        s.acts(CARLA, "sign")
        assert s.offers("block shantak")


class TestFinds:
    FINDS = (
        ("lagh-metal", ("aklo", "regnum-congo"), "mr-noyes", "kitab-al-azif"),
        ("nkai-science", ("beaming-gun", "wax-sculptures"), "cool-air", "yekub-cube"),
        ("martins-beach-remains", ("joseph-curwen", "herbert-west"), "george-rogers", "alonzo-typer"),
    )

    @pytest.mark.parametrize(("name", "first", "offered", "gone"), FINDS)
    @pytest.mark.parametrize("takes_gone", [False, True])
    @pytest.mark.rule("WOC-R18")
    def test_a_card_comes_from_offer_or_discards(
        self,
        study: OpenStudy,
        name: str,
        first: tuple[str, str],
        offered: str,
        gone: str,
        *,
        takes_gone: bool,
    ) -> None:
        s = study()
        s.on_offer(offered, "silver-key", "technology-of-yith", "keziah-mason")
        s.discarded(gone, "dhole")
        s.owns(ANNA, name)
        s.under(name, *first)
        s.gets(ANNA, "ghoul", f"under {name}")
        # Not from a deck, nor another seed; nor what lies under this combination.
        assert s.offers(f"choose {offered}")
        assert s.offers(f"choose {gone}")
        assert not s.offers("choose dhole")
        assert not any(s.offers(f"choose {component}") for component in first)
        taken = gone if takes_gone else offered
        s.says(f"choose {taken}")
        assert s.area(ANNA) == [taken]
        assert s.kp(ANNA) == 3
        assert s.t.acquired[ANNA] == (card("ghoul"), card(taken))

    @pytest.mark.parametrize(("name", "first", "offered", "gone"), FINDS)
    @pytest.mark.rule("WOC-R18", "WOC-4.5")
    def test_it_may_go_under_another_combination(
        self, study: OpenStudy, name: str, first: tuple[str, str], offered: str, gone: str
    ) -> None:
        s = study()
        s.on_offer(offered)
        s.discarded(gone)
        # It lacks one of every seed.
        s.owns(ANNA, name, "black-fever")
        s.under(name, *first)
        s.gets(ANNA, "ghoul", f"under {name}", f"choose {offered}")
        s.expects("placing", "play now", "under black-fever", seat=ANNA)
        s.says("under black-fever")
        assert s.components("black-fever") == [offered]
        assert s.area(ANNA) == ["black-fever"]
        assert name in s.pile("as")
        assert s.kp(ANNA) == 3

    @pytest.mark.parametrize("takes_gone", [False, True])
    @pytest.mark.rule("WOC-R18", "WOC-4.3")
    def test_immediate_wisdom_resolves_at_once(self, study: OpenStudy, *, takes_gone: bool) -> None:
        s = study()
        s.on_offer("petrifying-elixir")
        s.discarded("eltdown-shards")
        s.owns(ANNA, "lagh-metal")
        s.under("lagh-metal", "aklo", "regnum-congo")
        taken = "eltdown-shards" if takes_gone else "petrifying-elixir"
        s.gets(ANNA, "ghoul", "under lagh-metal", f"choose {taken}")
        if not takes_gone:
            s.says("choose seat-2")
            assert s.t.petrified == [False, True, False]
        assert s.area(ANNA) == []
        assert taken in s.pile("fw")
        # The Shards have no target, and pay 2; the Elixir pays 3.
        assert s.kp(ANNA) == 3 + (2 if takes_gone else 3)

    @pytest.mark.parametrize(("name", "first", "offered", "gone"), FINDS)
    @pytest.mark.rule("WOC-R23", "WOC-4.8")
    def test_not_from_under_the_sign_of_another(
        self, study: OpenStudy, name: str, first: tuple[str, str], offered: str, gone: str
    ) -> None:
        s = study()
        s.on_offer(offered)
        s.blocks(BRUNO, offered)
        s.owns(ANNA, name)
        s.under(name, *first)
        s.gets(ANNA, "ghoul", f"under {name}")
        assert s.over
        assert s.offer() == [offered]
        assert s.kp(ANNA) == 3
        assert gone not in s.area(ANNA)


class TestBlackFever:
    def _spreads(self, s: Study) -> None:
        completed(s, ANNA, "black-fever", "aklo", "cool-air", "joseph-curwen", "ghoul")
        s.activates(ANNA, "black-fever")

    def test_a_lasting_card_turns_down_until_the_end_of_the_turn(self, study: OpenStudy) -> None:
        s = study()
        s.owns(BRUNO, "mr-noyes", "shoggoth", "silver-key", "george-rogers")
        s.owns(CARLA, "wax-sculptures", "yekub-cube")
        self._spreads(s)
        wanted = ("mr-noyes", "shoggoth", "george-rogers", "yekub-cube")
        s.expects("turn-down", *(f"choose {name}" for name in wanted))
        s.says("choose george-rogers")
        assert s.state("george-rogers") & DOWN_TO_END
        assert s.kp(ANNA) == 4
        # A Horror master that lies face down pays no bond.
        s.uses(BRUNO, "plateau-of-leng")
        assert s.kp(BRUNO) == 3 + 3

    @pytest.mark.rule("WOC-4.8")
    def test_a_card_that_is_down_until_the_end_is_no_target(self, study: OpenStudy) -> None:
        s = study()
        s.owns(BRUNO, "mr-noyes")
        silence(s, "mr-noyes", "down-to-end")
        self._spreads(s)
        assert s.told("no-target") == [{"thing": "black-fever"}]
        assert s.kp(ANNA) == 4

    @pytest.mark.parametrize("how", ["used", "trapped", "down-to-start"])
    @pytest.mark.rule("WOC-R17")
    def test_one_that_is_down_for_another_reason_is(self, study: OpenStudy, how: str) -> None:
        s = study()
        s.owns(BRUNO, "shoggoth")
        silence(s, "shoggoth", how)
        before = s.state("shoggoth")
        self._spreads(s)
        assert s.state("shoggoth") == before | DOWN_TO_END
        s.does(EndOfResearch().effects_end)
        assert s.state("shoggoth") & SILENT == before & SILENT

    @pytest.mark.rule("WOC-R12")
    def test_a_complete_combination_rests_and_keeps_its_components(self, study: OpenStudy) -> None:
        s = study()
        parts = ["beaming-gun", "george-rogers", "dhole"]
        completed(s, BRUNO, "yekub-cube", *parts)
        self._spreads(s)
        s.acts(BRUNO)
        assert s.play.why_not("activate yekub-cube") == "WOC-R12"
        assert s.components("yekub-cube") == parts
        s.does(EndOfResearch().effects_end)
        s.has(BRUNO)
        s.acts(BRUNO, "activate yekub-cube")
        assert s.kp(BRUNO) == 4

    @pytest.mark.rule("WOC-R5")
    def test_it_is_up_again_after_the_end(self, study: OpenStudy) -> None:
        s = study()
        s.owns(BRUNO, "george-rogers")
        self._spreads(s)
        s.does(EndOfResearch().effects_end)
        assert not s.state("george-rogers")

    @pytest.mark.rule("WOC-4.8")
    def test_without_a_target_it_pays(self, study: OpenStudy) -> None:
        s = study()
        s.owns(BRUNO, "silver-key")
        self._spreads(s)
        assert s.over
        assert s.kp(ANNA) == 4
