"""All commands with their options and help; what they do is in the modules beside this one."""

import os
from pathlib import Path
from typing import Annotated

import typer

import miskatonic
from miskatonic.cli.serving import serve_command

PLAY, READ, MEASURE, DESIGN, CHECK = "Play", "Read", "Measure", "Design", "Check"

app = typer.Typer(
    name="miskatonic",
    rich_markup_mode="rich",
    no_args_is_help=True,
    add_completion=False,
    context_settings={"help_option_names": ["-h", "--help"]},
    pretty_exceptions_enable=False,
)

GameArgument = Annotated[str, typer.Argument(metavar="GAME", help="Which game; `games` lists them.")]
ContentOption = Annotated[
    Path | None, typer.Option("--content", metavar="DIR", help="Play with the card files of this folder.")
]
TableOption = Annotated[
    list[str] | None,
    typer.Option(
        "--option",
        "-o",
        metavar="KEY=VALUE",
        help="A table option; may be given several times. Some take several values, divided by commas: "
        "elders=cthulhu,yog-sothoth.",
    ),
]
VariantOption = Annotated[
    str | None, typer.Option("--variant", metavar="NAME", help="A set of table options; `games` lists them.")
]
LanguageOption = Annotated[str, typer.Option("--language", metavar="CODE", help="Language of the texts.")]
JsonFlag = Annotated[bool, typer.Option("--json", help="Print JSON, as described in docs/json.md.")]
SeatsOption = Annotated[int, typer.Option("--seats", metavar="N", help="How many sit at the table.")]
BotsOption = Annotated[
    str, typer.Option("--bots", metavar="NAMES", help="One bot for all seats, or one each: greedy,random.")
]
JobsOption = Annotated[
    int | None, typer.Option("--jobs", "-j", metavar="N", help="Processes to use.", show_default="all cores")
]


def _show_version(wanted: bool) -> None:
    if wanted:
        typer.echo(f"miskatonic {miskatonic.__version__}")
        raise typer.Exit


def _examples(*lines: str) -> str:
    return "\n".join(["[bold]Examples[/bold]", *(f"  {line}" for line in lines)])


@app.callback(
    epilog=_examples(
        "miskatonic play witch-of-salem",
        "miskatonic rules witch-of-salem 5.3",
        "miskatonic simulate witch-of-salem --seats 3 --bots greedy --games 1000",
    )
)
def _house(
    version: Annotated[
        bool, typer.Option("--version", callback=_show_version, is_eager=True, help="Print the version.")
    ] = False,
) -> None:
    """A table at which Lovecraftian games are played, by people, by bots and by simulators."""


@app.command(
    rich_help_panel=PLAY,
    epilog=_examples(
        "miskatonic play witch-of-salem",
        "miskatonic play witch-of-salem --seats 4 --me 1,3 --bots search -o preset=elder",
        "miskatonic play --load arkham.json",
    ),
)
def play(
    *,
    game: Annotated[
        str | None, typer.Argument(metavar="GAME", help="Which game; `games` lists them.")
    ] = None,
    seats: Annotated[
        int | None, typer.Option("--seats", metavar="N", help="How many sit at the table.", show_default="3")
    ] = None,
    me: Annotated[
        str | None,
        typer.Option(
            "--me", metavar="SEATS", help="Seats of people: 1,3; or none, to watch.", show_default="1"
        ),
    ] = None,
    bots: Annotated[
        str | None,
        typer.Option(
            "--bots",
            metavar="NAMES",
            help="Bots for the other seats: one name for all, or one each.",
            show_default="greedy",
        ),
    ] = None,
    names: Annotated[
        str | None, typer.Option("--names", metavar="NAMES", help="What to call the seats: Ada,Bo,Cleo.")
    ] = None,
    seed: Annotated[
        int | None,
        typer.Option("--seed", metavar="N", help="Decides all chance.", show_default="drawn by lot"),
    ] = None,
    option: TableOption = None,
    variant: VariantOption = None,
    load: Annotated[
        Path | None, typer.Option("--load", metavar="FILE", help="Go on with a saved game.")
    ] = None,
    content: ContentOption = None,
    language: LanguageOption = "en",
) -> None:
    """Sit down and play in this terminal, alone with bots or around one keyboard.

    Commands can be piped in, a line each, so a game can be scripted.
    """
    from miskatonic.cli.playing import Invitation, play_game

    options = tuple(option or ())
    play_game(Invitation(game, seats, me, bots, names, seed, options, variant, load, content, language))


@app.command(
    rich_help_panel=PLAY,
    epilog=_examples(
        "miskatonic replay arkham.json",
        "miskatonic replay arkham.json --step 40 --seat 1",
        "miskatonic replay arkham.json --all",
    ),
)
def replay(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A saved game (a capsule).")],
    step: Annotated[
        int | None, typer.Option("--step", metavar="N", help="Show the board after this many words.")
    ] = None,
    all_steps: Annotated[bool, typer.Option("--all", help="Tell the whole game, word by word.")] = False,
    seat: Annotated[
        int | None,
        typer.Option("--seat", metavar="N", help="See it as this seat did.", show_default="a spectator"),
    ] = None,
    json: JsonFlag = False,
    content: ContentOption = None,
    language: LanguageOption = "en",
) -> None:
    """Look at a saved game again: its end, one step of it, or all of it."""
    from miskatonic.cli.replaying import Reader, show_replay

    show_replay(Reader(file, step, seat, content, language), all_steps=all_steps, json=json)


app.command(name="serve", rich_help_panel=PLAY)(serve_command())


@app.command(rich_help_panel=READ, epilog=_examples("miskatonic games", "miskatonic games witch-of-salem"))
def games(
    game: Annotated[str | None, typer.Argument(metavar="[GAME]", help="Only this one, in full.")] = None,
    json: JsonFlag = False,
    language: LanguageOption = "en",
) -> None:
    """What there is to play: seats, table options and variants."""
    from miskatonic.cli.reading import show_games

    show_games(game, language, json=json)


@app.command(
    rich_help_panel=READ,
    epilog=_examples(
        "miskatonic rules witch-of-salem",
        "miskatonic rules witch-of-salem 5",
        "miskatonic rules witch-of-salem WOS-R14",
        "miskatonic rules wisdom-of-cthulhu elder sign",
    ),
)
def rules(
    game: GameArgument,
    wanted: Annotated[
        list[str] | None,
        typer.Argument(
            metavar="[ID]",
            help="A rule or chapter: 5.3, WOS-5.3, R14, 5; all; or words to look for: elder sign.",
        ),
    ] = None,
    json: JsonFlag = False,
) -> None:
    """The rulebook: its contents, a chapter, one rule with its examples, or the rules with some words."""
    from miskatonic.cli.reading import show_rules

    show_rules(game, " ".join(wanted or ()), json=json)


@app.command(
    rich_help_panel=READ,
    epilog=_examples("miskatonic cards witch-of-salem", "miskatonic cards witch-of-salem deep ones"),
)
def cards(
    game: GameArgument,
    name: Annotated[
        list[str] | None, typer.Argument(metavar="[NAME]", help="A card: elixir, deep ones.")
    ] = None,
    json: JsonFlag = False,
    content: ContentOption = None,
    language: LanguageOption = "en",
) -> None:
    """All cards of a game, or one of them."""
    from miskatonic.cli.reading import show_cards

    show_cards(game, " ".join(name or ()), content, language, json=json)


@app.command(
    rich_help_panel=MEASURE,
    epilog=_examples(
        "miskatonic simulate witch-of-salem --games 1000",
        "miskatonic simulate witch-of-salem --seats 4 --bots search:200 -o preset=elder --json",
    ),
)
def simulate(
    *,
    game: GameArgument,
    seats: SeatsOption = 3,
    bots: BotsOption = "greedy",
    number: Annotated[int, typer.Option("--games", metavar="K", help="How many games.")] = 100,
    seed: Annotated[int, typer.Option("--seed", metavar="N", help="Decides all chance.")] = 1,
    jobs: JobsOption = None,
    json: JsonFlag = False,
    option: TableOption = None,
    variant: VariantOption = None,
    content: ContentOption = None,
) -> None:
    """Let bots play many games on all cores, and report who won and how.

    The same seed gives the same result, whatever the number of jobs, unless a bot thinks by the clock.
    """
    from miskatonic.cli.measuring import show_simulation
    from miskatonic.cli.plan import Plan

    plan = Plan(game, seats, bots, number, seed, _cores(jobs), tuple(option or ()), variant, content)
    show_simulation(plan, json=json)


@app.command(
    rich_help_panel=MEASURE,
    epilog=_examples(
        "miskatonic balance wisdom-of-cthulhu --seats 2 --games 5000 > balance.md",
        "miskatonic balance cultistorm --seats 4 --games 400 -o difficulty=novice",
    ),
)
def balance(
    *,
    game: GameArgument,
    seats: SeatsOption = 3,
    bots: BotsOption = "greedy",
    number: Annotated[int, typer.Option("--games", metavar="K", help="How many games.")] = 100,
    seed: Annotated[int, typer.Option("--seed", metavar="N", help="Decides all chance.")] = 1,
    jobs: JobsOption = None,
    json: JsonFlag = False,
    option: TableOption = None,
    variant: VariantOption = None,
    content: ContentOption = None,
    language: LanguageOption = "en",
) -> None:
    """Let bots play many games, and tell who wins from where, what pays and what becomes of each card.

    Of a team: how games end, and which detectives, items and cards go with winning. Printed as Markdown; the
    same seed gives the same result.
    """
    from miskatonic.cli.balancing import show_balance
    from miskatonic.cli.plan import Plan

    plan = Plan(game, seats, bots, number, seed, _cores(jobs), tuple(option or ()), variant, content)
    show_balance(plan, language=language, json=json)


@app.command(
    rich_help_panel=DESIGN,
    name="content",
    epilog=_examples("miskatonic content wisdom-of-cthulhu my-cards"),
)
def write_content(
    game: GameArgument,
    folder: Annotated[Path, typer.Argument(metavar="DIR", help="The folder to write; it must be new.")],
) -> None:
    """Write out the cards of a game and their texts, to be changed and played with --content."""
    from miskatonic.cli.designing import write_content as write

    write(game, folder)


@app.command(
    rich_help_panel=DESIGN,
    epilog=_examples("miskatonic verbs wisdom-of-cthulhu", "miskatonic verbs wisdom-of-cthulhu gain-per"),
)
def verbs(
    game: GameArgument,
    verb: Annotated[str | None, typer.Argument(metavar="[VERB]", help="Only this one, in full.")] = None,
    json: JsonFlag = False,
) -> None:
    """What the power of a card can be made of: verbs, their arguments, and cards that use them."""
    from miskatonic.cli.designing import show_verbs

    show_verbs(game, verb, json=json)


@app.command(
    rich_help_panel=DESIGN,
    epilog=_examples(
        "miskatonic compare house my-cards --games 1000",
        "miskatonic compare my-cards bolder-cards --seats 3 --bots search:200 --json",
    ),
)
def compare(
    *,
    a: Annotated[str, typer.Argument(metavar="A", help="A folder of card files, or: house.")],
    b: Annotated[str, typer.Argument(metavar="B", help="The folder to compare with it, or: house.")],
    game: Annotated[
        str | None,
        typer.Option("--game", metavar="GAME", help="Whose cards.", show_default="seen by the files"),
    ] = None,
    seats: SeatsOption = 3,
    bots: BotsOption = "greedy",
    number: Annotated[int, typer.Option("--games", metavar="K", help="How many games with each.")] = 100,
    seed: Annotated[int, typer.Option("--seed", metavar="N", help="Decides all chance.")] = 1,
    jobs: JobsOption = None,
    json: JsonFlag = False,
    option: TableOption = None,
    variant: VariantOption = None,
    language: LanguageOption = "en",
) -> None:
    """Play the same seeds with two sets of cards, and report what the difference is.

    The same seed gives the same result, whatever the number of jobs, unless a bot thinks by the clock.
    """
    from miskatonic.cli.comparing import Pairing, show_comparison

    options = tuple(option or ())
    pairing = Pairing(a, b, game, seats, bots, number, seed, _cores(jobs), options, variant)
    show_comparison(pairing, language=language, json=json)


@app.command(rich_help_panel=CHECK, epilog=_examples("miskatonic verify witch-of-salem --games 20000"))
def verify(
    game: GameArgument,
    number: Annotated[int, typer.Option("--games", metavar="K", help="How many random games.")] = 1000,
    seed: Annotated[int, typer.Option("--seed", metavar="N", help="Decides which games.")] = 0,
    jobs: JobsOption = None,
    json: JsonFlag = False,
) -> None:
    """Play random games under the contract of the house, and tell what they covered.

    Every seat count and variant takes its turn. Leaves with 1 when a clause is broken.
    """
    from miskatonic.cli.checking import show_verification

    code = show_verification(game, number, seed, _cores(jobs), json=json)
    raise typer.Exit(code)


@app.command(
    "check-content",
    rich_help_panel=CHECK,
    epilog=_examples("miskatonic check-content my-cards --game witch-of-salem"),
)
def check_content(
    folder: Annotated[Path, typer.Argument(metavar="DIR", help="A folder of card files.")],
    game: Annotated[
        str | None,
        typer.Option("--game", metavar="GAME", help="Whose cards.", show_default="seen by its files"),
    ] = None,
    json: JsonFlag = False,
    language: LanguageOption = "en",
) -> None:
    """Check edited card files and their texts; every fault is named by file and key."""
    from miskatonic.cli.checking import show_content_check

    code = show_content_check(folder, game, language, json=json)
    raise typer.Exit(code)


def _cores(jobs: int | None) -> int:
    return (os.cpu_count() or 1) if jobs is None else jobs
