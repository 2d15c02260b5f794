"""What the terminal itself says: welcome, questions, help and the end."""

from collections.abc import Mapping, Sequence

from rich.console import Console, Group, RenderableType
from rich.padding import Padding
from rich.panel import Panel
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from miskatonic.kernel.flow import Outcome
from miskatonic.kernel.scene import Question, Scene
from miskatonic.matches import Match, resignation
from miskatonic.terminal.choices import Choice, explain_choice
from miskatonic.terminal.look import glyphs
from miskatonic.terminal.voice import Voice


def welcome(match: Match, voice: Voice) -> RenderableType:
    """What the game is about, who plays, and how to ask for help."""
    texts = voice.texts
    parts: list[RenderableType] = [Text(texts.say("game-pitch"), "italic"), Text("")]
    parts += [Text(line) for line in texts.say("game-how").splitlines()]
    people = sum(who.bot is None for who in match.setting.seats)
    person = " (you)" if people == 1 else " (a person)"
    sitting = Text("\nAt the table: ")
    sitting.append_text(
        Text(", ").join(
            Text.assemble(voice.seat(seat), (f" (the bot {who.bot})" if who.bot else person, "quiet"))
            for seat, who in enumerate(match.setting.seats)
        )
    )
    parts.append(sitting)
    if people:
        parts.append(Text.assemble("Answer with a number or a word. ", ("help", "key"), " tells the rest."))
    return Panel(
        Group(*parts), title=Text(voice.title(), "title"), border_style="heading", padding=(1, 2), width=80
    )


def question(
    question: Question, scenes: Sequence[Scene], choices: Sequence[Choice], voice: Voice
) -> RenderableType:
    """What is asked, by which card or rule, and every option as a sentence with its key."""
    by_seat = {scene.seat: scene for scene in scenes}
    head = Text.assemble("\n", voice.seats([scene.seat for scene in scenes if scene.seat is not None]), ": ")
    head.append(voice.question(question), "bold")
    head.append_text(source(question.source, voice))
    grid = Table.grid(padding=(0, 2, 0, 0))
    grid.add_column(style="key", justify="right", min_width=3)
    grid.add_column()
    grid.add_column(style="quiet", no_wrap=True)
    for choice in choices:
        said = explain_choice(choice, by_seat[choice.seat], voice)
        who = [voice.seat(choice.seat)] if len(scenes) > 1 else []
        line = Text("  ").join([said, *who])
        grid.add_row(choice.key, line, "" if said.plain.casefold() == choice.word else Text(choice.word))
    return Group(head, grid)


def source(asking: str, voice: Voice) -> Text:
    """The card or rule that asks."""
    kind, _, name = asking.rpartition("/")
    if kind == "rule":
        return Text(f"  (rule {name})", "rule")
    return Text(f"  ({voice.name(name)})", "rule") if name else Text()


def ending(match: Match, outcome: Outcome, voice: Voice, console: Console) -> RenderableType:
    """How it ended, for whom, and with which points."""
    dot = glyphs(console).dot
    is_given_up = outcome.ending == resignation.ENDING
    sentence = "Nobody is left to play on." if is_given_up else voice.texts.ending(outcome.ending)
    lines: list[RenderableType] = [Text(sentence, "bold")]
    if match.spec.cooperative:
        if outcome.winners:
            lines.append(Text(f"Score: {outcome.scores[0]}."))
    else:
        ranking = sorted(range(len(outcome.scores)), key=lambda seat: -outcome.scores[seat])
        lines.append(
            Text(dot).join(Text.assemble(voice.seat(seat), f" {outcome.scores[seat]}") for seat in ranking)
        )
    lines.append(Text(f"{match.seq} decisions, seed {match.setting.seed}.", "quiet"))
    title = Text(_verdict(match, outcome, voice), "title" if outcome.winners else "alarm")
    return Padding(Group(Rule(title, align="left", style="quiet"), *lines), (1, 0, 0, 0))


def _verdict(match: Match, outcome: Outcome, voice: Voice) -> str:
    if match.spec.cooperative:
        return "Won" if outcome.winners else "Lost"
    return f"The winner: {voice.seats(outcome.winners)}" if outcome.winners else "Nobody wins"


def help_page(commands: Mapping[str, str], voice: Voice) -> RenderableType:
    """What can be typed."""
    table = Table.grid(padding=(0, 2))
    table.add_column(style="key", min_width=14)
    table.add_column()
    table.add_row("3", "take the option with this number")
    table.add_row("a word", "the word beside an option, or enough of it to tell it from the others")
    table.add_row("Enter", "show the board and the question again")
    for usage, about in commands.items():
        table.add_row(Text(usage), about)
    return Group(Rule(Text(voice.title(), "title"), align="left", style="quiet"), table)
