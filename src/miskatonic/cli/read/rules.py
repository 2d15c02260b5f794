"""`rules`: the rulebook of a game."""

from typing import Any

from rich.text import Text

from miskatonic.cli.lookup import named_game
from miskatonic.cli.output import print_json
from miskatonic.cli.read.commands import RulesArguments
from miskatonic.content.rulebook import Rule, Rulebook, Section, load_rulebook
from miskatonic.terminal.look import make_console
from miskatonic.terminal.pages import ALL, rules_page


def show_rules(arguments: RulesArguments) -> None:
    """The contents of a rulebook, a part of it, or the rules that contain some words."""
    spec = named_game(arguments.game)
    book = load_rulebook(spec)
    wanted = " ".join(arguments.wanted or ())
    if arguments.json:
        print_json(_rules_data(book, wanted))
        return
    console = make_console()
    console.print(rules_page(book, wanted))
    if not wanted:
        ways = f"{spec.key} 5, or {book.prefix}-5.3, or some words, or {ALL}"
        console.print(Text(f"\nRead on with: miskatonic rules {ways}", "quiet"))


def _rules_data(book: Rulebook, wanted: str) -> dict[str, Any] | list[dict[str, Any]]:
    found = tuple(book.rules.values()) if wanted.casefold() in ("", ALL) else book.search(wanted)
    if isinstance(found, Rule):
        return _rule_data(found)
    return [_rule_data(rule) for rule in (book.rules_in(found) if isinstance(found, Section) else found)]


def _rule_data(rule: Rule) -> dict[str, Any]:
    return {"id": rule.id, "section": rule.section, "text": rule.text, "cites": list(rule.cites)}
