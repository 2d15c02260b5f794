"""Rules and cards as pages to read."""

from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.markdown import Markdown
from rich.padding import Padding
from rich.panel import Panel
from rich.rule import Rule as Line
from rich.table import Table as Grid
from rich.text import Text

from miskatonic.content.cards import CardText
from miskatonic.content.rulebook import Rule, Rulebook, Section
from miskatonic.terminal.look import Glyphs

# How many rules a search shows in full.
_FOUND = 12

ALL = "all"


def rules_page(book: Rulebook, wanted: str) -> RenderableType:
    """A rule or section by its id, `all`, or the rules that contain some words; else the contents."""
    if not wanted:
        return contents_page(book)
    if wanted.casefold() == ALL:
        return _read(book.sections)
    found = book.search(wanted)
    if isinstance(found, Section):
        return _read(book.parts_of(found))
    if isinstance(found, Rule):
        return rule_page(book, found)
    return found_page(book, wanted, found)


def rule_page(book: Rulebook, found: Rule) -> RenderableType:
    """A rule with its examples, the rules it refers to and the rules that refer to it."""
    head = _headed(found.id, book.chapter_of(found))
    parts: list[RenderableType] = [head, Padding(Markdown(found.text), (0, 0, 0, 2))]
    for title, rules in (
        ("It refers to", _rules(book, found.cites)),
        ("It is referred to by", book.citing(found.id)),
    ):
        if rules:
            parts.append(Text(f"\n{title}", "heading"))
            parts.extend(_short(rule) for rule in rules)
    examples = book.examples_of(found.id)
    if examples:
        parts.append(Text("\nExamples", "heading"))
        parts.extend(
            Padding(Markdown(f"**{shown.title}.** {shown.text}"), (0, 0, 0, 2)) for shown in examples
        )
    return Group(*parts)


def contents_page(book: Rulebook) -> RenderableType:
    """The chapters and how many rules each has."""
    table = Grid.grid(padding=(0, 2))
    table.add_column(style="rule", justify="right")
    table.add_column()
    table.add_column(style="quiet")
    for section in book.sections:
        if section.id:
            count = len(book.rules_in(section))
            indent = "  " * max(0, section.depth - 2)
            table.add_row(section.id, f"{indent}{section.title}", _counted(count))
    return Group(Line(Text(book.title, "title"), align="left", style="quiet"), table)


def found_page(book: Rulebook, wanted: str, rules: Sequence[Rule]) -> RenderableType:
    """The rules that a search has found; the first ones in full."""
    parts: list[RenderableType] = [_headed(book.title, f"{_counted(len(rules))} with '{wanted}'")]
    parts += [_short(rule) for rule in rules[:_FOUND]]
    if len(rules) > _FOUND:
        parts.append(Text(f"and {', '.join(rule.id for rule in rules[_FOUND:])}", "quiet"))
    return Group(*parts)


def card_page(card: CardText) -> RenderableType:
    """One card."""
    facts = Grid.grid(padding=(0, 2))
    facts.add_column(style="quiet")
    facts.add_column()
    for label, value in card.facts:
        facts.add_row(label, value)
    parts: list[RenderableType] = [facts] if card.facts else []
    parts += [Text(card.rules), Text(card.flavour, "quiet italic")]
    title = Text.assemble((card.title, "title"), (f"  {card.kind}", "quiet"))
    return Panel(
        Group(*parts), title=title, title_align="left", border_style="quiet", width=76, padding=(0, 2)
    )


def cards_page(cards: Sequence[CardText], signs: Glyphs) -> RenderableType:
    """All cards, by kind."""
    parts: list[RenderableType] = []
    for kind in dict.fromkeys(card.kind for card in cards):
        parts.append(Text(f"\n{kind}", "heading"))
        table = Grid.grid(padding=(0, 2))
        table.add_column(min_width=22, style="bold")
        table.add_column()
        for card in cards:
            if card.kind == kind:
                facts = signs.dot.join(f"{label}: {value}" for label, value in card.facts)
                table.add_row(
                    f"  {card.title}", Text.assemble(card.rules, (f"\n{facts}" if facts else "", "quiet"))
                )
        parts.append(table)
    return Group(*parts)


def _read(sections: Sequence[Section]) -> RenderableType:
    parts: list[RenderableType] = []
    for section in sections:
        title = Text(f"{section.id} {section.title}".strip(), "title")
        parts += [Line(title, align="left", style="quiet"), Markdown(section.text)]
    return Group(*parts)


def _counted(rules: int) -> str:
    return "" if not rules else "1 rule" if rules == 1 else f"{rules} rules"


def _headed(rule_id: str, chapter: str) -> Line:
    return Line(Text.assemble((rule_id, "title"), (f"  {chapter}", "quiet")), align="left", style="quiet")


def _rules(book: Rulebook, ids: Sequence[str]) -> list[Rule]:
    return [book.rules[rule_id] for rule_id in ids if rule_id in book.rules]


def _short(rule: Rule) -> RenderableType:
    grid = Grid.grid(padding=(0, 2))
    grid.add_column(style="rule", min_width=10)
    grid.add_column()
    grid.add_row(f"  {rule.id}", Markdown(rule.text))
    return grid
