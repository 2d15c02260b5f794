"""The pages that the terminal itself prints: welcome, questions, help and the end."""

from collections.abc import Mapping, Sequence

from rich.console import Console, Group, RenderableType
from rich.padding import Padding
from rich.panel import Panel
from rich.rule import Rule
from rich.table import Table as Grid
from rich.text import Text

from miskatonic.kernel.flow import Outcome
from miskatonic.kernel.scene import Question, Scene
from miskatonic.matches import Match, resignation
from miskatonic.terminal.choices import Choice, explain_choice, is_grouped
from miskatonic.terminal.departures import departure_list, departure_sentences
from miskatonic.terminal.event_lines import bulleted
from miskatonic.terminal.look import Glyphs, glyphs
from miskatonic.terminal.tally import tally_table
from miskatonic.terminal.unbroken import Unbroken
from miskatonic.terminal.voice import Voice

# The room that the key of an option and the gaps between the columns take.
_BESIDE = 9


def welcome(
    match: Match, voice: Voice, content: object, signs: Glyphs, *, framed: bool = True
) -> RenderableType:
    """What the game is about, who plays, how the table departs from the book, and how to ask for help.

    Whoever goes on with a game knows what it is about.
    """
    texts, spec = voice.texts, match.spec
    is_new = match.seq == 0
    parts: list[RenderableType] = []
    if is_new:
        parts += [Text(texts.say("game-pitch"), "italic"), Text("")]
        parts += [Text(line) for line in [*texts.say("game-how").splitlines(), ""]]
    people = sum(who.bot is None for who in match.setup.seats)
    person = " (you)" if people == 1 or match.setup.is_solo else " (a person)"
    sitting = Text("At the table: ")
    sitting.append_text(
        Text(", ").join(
            Text.assemble(voice.seat(seat), (f" (the bot {who.bot})" if who.bot else person, "quiet"))
            for seat, who in enumerate(match.setup.seats)
        )
    )
    parts.append(sitting)
    changed = [text for text, is_default in in_force(match, voice) if not is_default]
    if changed:
        parts.append(
            Text.assemble("Options: ", Text("; ").join(changed), ". ", ("table", "key"), " shows all.")
        )
    parts.append(_departing(match, voice, content, signs))
    parts += [Text(warning, "departs") for warning in warnings(match, voice)]
    # A variant that changes nothing is the table that is laid already.
    if is_new and people and not changed and spec.variants.get(spec.newcomer):
        gentler = texts.variant(spec.newcomer)
        parts.append(
            Text.assemble(
                "Your first game? ",
                (f"miskatonic play {spec.key} --variant {spec.newcomer}", "key"),
                f" is gentler: {gentler.about}",
            )
        )
    if people:
        parts.append(
            Text.assemble("Answer with a number or a word. ", ("help", "key"), " explains the rest.")
        )
    if not framed:
        return Group(Rule(Text(voice.title(), "title"), align="left", style="quiet"), *parts)
    return Panel(
        Group(*parts), title=Text(voice.title(), "title"), border_style="heading", padding=(1, 2), width=80
    )


def question(
    question: Question,
    scenes: Sequence[Scene],
    choices: Sequence[Choice],
    voice: Voice,
    width: int | None = None,
) -> RenderableType:
    """The question, the card or rule that asks it, and every option as a sentence with its key and word.

    Who decide together are all named, bots included: one answer counts for all of them. If the words would
    break a sentence at the width of the terminal, they are left out.
    """
    by_seat = {scene.seat: scene for scene in scenes}
    head = Text.assemble("\n", question_head(question, scenes, voice))
    grid = Grid.grid(padding=(0, 2, 0, 0))
    grid.add_column(style="key", justify="right", min_width=3)
    grid.add_column()
    rows: list[tuple[str, Text, Text]] = []
    groups: dict[str, list[Choice]] = {}
    for choice in choices:
        if not choice.is_listed:
            continue
        if is_grouped(choice, voice):
            groups.setdefault(choice.verb, []).append(choice)
            continue
        said = Text(explain_choice(choice.word, by_seat[choice.seat], voice))
        who = [voice.seat(choice.seat)] if len(scenes) > 1 else []
        line = Text("  ").join([said, *who])
        rows.append((choice.key, line, Text(choice.word)))
    longest = max((line.cell_len for _, line, _ in rows), default=0)
    longest_word = max((word.cell_len for _, _, word in rows), default=0)
    has_words = width is None or longest + longest_word + _BESIDE <= width
    if has_words:
        grid.add_column(style="quiet", no_wrap=True)
    for key, line, word in rows:
        grid.add_row(key, line, *([word] if has_words else []))
    sets = [choice.key for choice in choices if not choice.is_listed]
    several = [Text(f" Several at once: {sets[0]}", "quiet")] if sets else []
    return Group(head, grid, *(_group(group, by_seat, voice) for group in groups.values()), *several)


def question_head(question: Question, scenes: Sequence[Scene], voice: Voice) -> Text:
    """Who is asked what, by which card or rule, and what helps to answer."""
    asked = [scene.seat for scene in scenes if scene.seat is not None]
    whom = (voice.seats(question.seats), " together: ") if question.together else (voice.seats(asked), ": ")
    head = Text.assemble(*whom, (voice.question(question), "bold"), source(question, scenes[0], voice))
    told = facts(question, scenes[0], voice)
    return Text.assemble(head, "\n", told) if told else head


def facts(question: Question, scene: Scene, voice: Voice) -> str:
    """What helps to answer: the message `facts-<prompt>`.

    The message gets the arguments of the question, the marks of the zone with the name of the prompt, and
    those of the seat's own tableau.
    """
    marks = [
        zone.marks
        for zone in scene.zones
        if zone.id == question.prompt or (zone.kind == "tableau" and zone.owner == scene.seat)
    ]
    args = {key: value for known in (*marks, question.about) for key, value in known.items()}
    return voice.said(f"facts-{question.prompt}", **args) or ""


def _group(choices: Sequence[Choice], scenes: Mapping[int | None, Scene], voice: Voice) -> RenderableType:
    """Options that differ only in their object, in one line: a common text, and each object with its key."""
    first = choices[0]
    objects = [(choice.key, voice.name(choice.word.partition(" ")[2])) for choice in choices]
    head = Text(explain_choice(first.word, scenes[first.seat], voice, family="group"))
    return Padding(
        Unbroken([head, *(Text.assemble((key, "key"), " ", name) for key, name in objects)]), (0, 0, 0, 1)
    )


def said(asked: Question, seat: int, word: str, voice: Voice, signs: Glyphs) -> RenderableType | None:
    """An answer without an event: the game's own message for it, or the question and the answer.

    None if the game has an empty message: then nothing is said.
    """
    name = f"seat-{seat + 1}"
    verb = word.partition(" ")[0]
    told = voice.said(f"said-{asked.prompt}-{verb}", **asked.about, seat=name)
    if told is not None:
        return bulleted(Text(told, "quiet"), signs) if told else None
    answer = Text.assemble(voice.seat(seat), (f": {voice.question(asked)} {voice.word(word)}.", "quiet"))
    return bulleted(answer, signs)


def is_out(scene: Scene, seat: int) -> bool:
    """Has this seat left the game? Then its tableau bears the mark `out`."""
    return any(
        zone.kind == "tableau" and zone.owner == seat and bool(zone.marks.get("out")) for zone in scene.zones
    )


def source(asked: Question, scene: Scene, voice: Voice) -> Text:
    """The card or rule that asks. A question without a source names its rule by `rule-<prompt>`.

    The message gets the arguments of the question and the marks of the pieces of the seat that is asked.
    """
    kind, _, name = asked.source.rpartition("/")
    if not name:
        seat = f"seat-{asked.seats[0] + 1}" if asked.seats else ""
        pieces = [piece for zone in scene.zones for piece in zone.pieces if piece.face == seat]
        args = {key: value for piece in pieces for key, value in piece.marks.items()}
        kind, name = "rule", voice.said(f"rule-{asked.prompt}", **args | asked.about) or ""
    if kind == "rule" and name:
        return Text(f"  (rule {name})", "rule")
    return Text(f"  ({voice.name(name)})", "rule") if name else Text()


def ending(match: Match, outcome: Outcome, voice: Voice, console: Console) -> RenderableType:
    """How it ended, for whom, and with which points."""
    dot = glyphs(console).dot
    ranking = sorted(range(len(outcome.scores)), key=lambda seat: -outcome.scores[seat])
    lines: list[RenderableType] = [how_it_ended(outcome, voice)]
    if match.spec.cooperative:
        if 0 in outcome.winners:
            score = outcome.scores[0]
            lines.append(Text(voice.said("score", score=score) or f"Score: {score}."))
    else:
        lines.append(
            Text(dot).join(Text.assemble(voice.seat(seat), f" {outcome.scores[seat]}") for seat in ranking)
        )
    lines.append(Text(f"{match.seq} decisions, seed {match.setup.seed}.", "quiet"))
    table = tally_table(match.tally(), ranking, voice, console)
    if table is not None:
        lines.insert(-1, Padding(table, (1, 0)))
    title = Text(_verdict(match, outcome, voice), "title" if outcome.winners else "alarm")
    return Padding(Group(Rule(title, align="left", style="quiet"), *lines), (1, 0, 0, 0))


def how_it_ended(outcome: Outcome, voice: Voice) -> Text:
    is_given_up = outcome.ending == resignation.ENDING
    return Text("Nobody is left to play on." if is_given_up else voice.texts.ending(outcome.ending), "bold")


def _verdict(match: Match, outcome: Outcome, voice: Voice) -> str:
    if match.is_shared:
        return "Won" if outcome.winners else "Lost"
    return f"The winner: {voice.seats(outcome.winners)}" if outcome.winners else "Nobody wins"


def in_force(match: Match, voice: Voice) -> list[tuple[Text, bool]]:
    """The options of the table with their values, and whether each has its default value."""
    chosen, found = match.setup.options, []
    for option in match.spec.options:
        value = chosen.get(option.key, option.default)
        told = ", ".join(voice.name(part) for part in value.split(","))
        has_name = voice.texts.has(f"option-{option.key}")
        name = voice.texts.option(option.key).name if has_name else option.key
        text = Text.assemble((f"{name}: ", "quiet"), told)
        found.append((text, value == option.default))
    return found


def table_page(match: Match, voice: Voice, content: object, signs: Glyphs) -> RenderableType:
    """How this table departs from the book, its options, and what each of them means."""
    table = Grid.grid(padding=(0, 2))
    table.add_column(style="bold", min_width=14)
    table.add_column(style="key")
    table.add_column()
    for option in match.spec.options:
        text = voice.texts.option(option.key)
        value = match.setup.options.get(option.key, option.default)
        table.add_row(text.name, value, text.values.get(value, text.about))
    head = Rule(Text(voice.title(), "title"), align="left", style="quiet")
    return Group(head, _departing(match, voice, content, signs), Text(""), table)


def _departing(match: Match, voice: Voice, content: object, signs: Glyphs) -> RenderableType:
    setup = match.setup
    found = match.spec.departs(content, setup.options, len(setup.seats))
    sentences = departure_sentences(found, voice.texts)
    head = [Text("This table is not by the book:")] if sentences else []
    return Group(*head, departure_list(sentences, signs.dash))


def warnings(match: Match, voice: Voice) -> list[str]:
    """What speaks against the options of this table, though they can be played."""
    found = []
    for option in match.spec.options:
        value = match.setup.options.get(option.key, option.default)
        found += [voice.texts.say(f"advice-{name}") for name in option.warnings(value)]
    weight, usual = match.spec.weigh(match.setup.options), match.spec.usual
    if usual is not None and weight not in usual:
        span = f"{usual[0]} to {usual[-1]:+}"
        found.append(f"The expansions add up to {weight:+} in difficulty; a usual evening has {span}.")
    return found


def help_page(commands: Mapping[str, str], examples: Mapping[str, str], voice: Voice) -> RenderableType:
    """What can be typed, with examples."""
    table = Grid.grid(padding=(0, 2))
    table.add_column(style="key", min_width=14)
    table.add_column()
    table.add_row("3", "choose the option with this number")
    table.add_row("a word", "the word beside an option, or an unambiguous part of it")
    table.add_row("Enter", "show the board and the question again")
    for usage, about in commands.items():
        table.add_row(Text(usage), f"{about}: {examples[usage]}" if examples.get(usage) else about)
    return Group(Rule(Text(voice.title(), "title"), align="left", style="quiet"), table)
