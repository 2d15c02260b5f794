import sqlite3
from pathlib import Path

import pytest

from miskatonic.arena import Run, play
from miskatonic.arena.checkpoint import CheckpointError
from miskatonic.arena.data.noting import UnknownObserverError, observe
from miskatonic.arena.data.reading import BadDataError, Data
from miskatonic.arena.data.schema import OBSERVERS, TABLES
from miskatonic.arena.data.study import alone, study, weaker
from miskatonic.arena.data.writing import CannotWriteError, check_target, write_data
from miskatonic.arena.observer import RECORDS_ONLY
from miskatonic.arena.summary import simulate
from miskatonic.games.registry import all_games, find_game


def write(folder: Path, run: Run, observers: tuple[str, ...] = OBSERVERS, workers: int = 1) -> Data:
    (played,) = play([run], observe(run.spec, observers), workers=workers)
    write_data(folder, list(zip(alone(run), [played], strict=True)))
    return Data(folder)


@pytest.mark.parametrize("game", all_games())
def test_the_tables_tell_what_the_summary_tells(game: str, tmp_path: Path) -> None:
    run = Run(find_game(game), 3, ("random",), 8, seed=5)
    data = write(tmp_path, run)
    told = simulate(run)
    assert data.tables == [table for table in TABLES if table != "luck"]
    assert dict(data.ask("SELECT ending, count(*) FROM games GROUP BY ALL").rows) == told.endings
    wins = data.ask("SELECT sum(won::int) FROM seats GROUP BY seat ORDER BY seat").rows
    assert [won for (won,) in wins] == (told.wins * 3 if run.spec.cooperative else told.wins)
    counted = data.ask("SELECT game, count(*) FROM decisions GROUP BY ALL ORDER BY game").rows
    assert [count for _, count in counted] == [record.decisions for record in told.records]
    assert data.ask("SELECT count(*) FROM decisions WHERE options < 1 OR word = ''").rows == [(0,)]
    assert data.ask("SELECT count(*) FROM chances WHERE chance NOT BETWEEN 0 AND 1").rows == [(0,)]
    ((cards,),) = data.ask("SELECT count(DISTINCT card) FROM cards").rows
    assert cards >= 10


def test_points_sum_up_to_the_scores(tmp_path: Path) -> None:
    data = write(tmp_path, Run(find_game("wisdom-of-cthulhu"), 2, ("random",), 6, seed=2))
    sums = "SELECT game, seat, sum(points) AS s FROM points GROUP BY ALL"
    wrong = data.ask(f"SELECT * FROM seats JOIN ({sums}) USING (game, seat) WHERE s != score")
    assert wrong.rows == []


def test_the_same_games_give_the_same_files_whatever_the_number_of_workers(tmp_path: Path) -> None:
    run = Run(find_game("witch-of-salem"), 2, ("random",), 6, seed=3)
    for workers in (1, 2):
        write(tmp_path / str(workers), run, workers=workers)
    for name in Data(tmp_path / "1").tables:
        one, two = ((tmp_path / each / f"{name}.parquet").read_bytes() for each in "12")
        assert one == two


def test_only_what_is_observed_is_written(tmp_path: Path) -> None:
    data = write(tmp_path, Run(find_game("witch-of-salem"), 2, ("random",), 2), ("decisions",))
    assert data.tables == ["runs", "games", "seats", "decisions"]


def test_an_unknown_observer_is_refused() -> None:
    with pytest.raises(UnknownObserverError, match="there is no observer 'moods'; choose from: decisions"):
        observe(find_game("witch-of-salem"), ("moods",))


def test_a_folder_with_files_is_not_written_to(tmp_path: Path) -> None:
    (tmp_path / "mine.txt").touch()
    with pytest.raises(CannotWriteError, match="exists already; choose a new folder"):
        check_target(tmp_path)


def test_broken_folders_are_named_in_a_sentence(tmp_path: Path) -> None:
    with pytest.raises(BadDataError, match="there is no folder"):
        Data(tmp_path / "lost")
    with pytest.raises(BadDataError, match=r"runs\.parquet is missing"):
        Data(tmp_path)
    write(tmp_path, Run(find_game("witch-of-salem"), 2, ("random",), 2))
    whole = (tmp_path / "games.parquet").read_bytes()
    (tmp_path / "games.parquet").write_bytes(whole[:200])
    with pytest.raises(BadDataError, match=r"games\.parquet is broken: it is no Parquet file"):
        Data(tmp_path)
    # The end of the file is whole, but its pages are not.
    (tmp_path / "games.parquet").write_bytes(whole[:4] + bytes(600) + whole[604:])
    with pytest.raises(BadDataError, match=r"games\.parquet is broken"):
        Data(tmp_path).ask("SELECT * FROM games")
    (tmp_path / "games.parquet").write_bytes((tmp_path / "seats.parquet").read_bytes())
    with pytest.raises(BadDataError, match=r"games\.parquet is broken: it has no column 'seed'"):
        Data(tmp_path)


def test_a_query_reads_the_tables_and_nothing_else(tmp_path: Path) -> None:
    data = write(tmp_path / "data", Run(find_game("witch-of-salem"), 2, ("random",), 2))
    secret = tmp_path / "secret.csv"
    secret.write_text("a\n1\n", encoding="utf-8")
    for query in ("SELECT * FROM nothing", f"SELECT * FROM '{secret}'", "SELEC"):
        with pytest.raises(BadDataError, match="the query failed: "):
            data.ask(query)


def test_a_study_plays_weaker_bots_other_seats_and_presets() -> None:
    witch = study(Run(find_game("witch-of-salem"), 3, ("greedy",), 4))
    assert [part.role for part in witch] == ["main", "weaker", "seats", "seats", *["preset"] * 3]
    assert witch[1].run.lineup == ("novice",) * 3
    wisdom = study(Run(find_game("wisdom-of-cthulhu"), 2, ("search:40",), 4))
    assert [part.run.lineup for part in wisdom if part.role == "weaker"] == [
        ("search:40", "search:10"),
        ("search:10", "search:40"),
    ]
    assert weaker("random") is None
    assert weaker("search:40:2") == "search:10:2"


def test_an_interrupted_run_goes_on_from_its_checkpoint(tmp_path: Path) -> None:
    run = Run(find_game("witch-of-salem"), 2, ("random",), 6, seed=3)
    kept = tmp_path / "kept.sqlite"

    def interrupt(done: int, _: int) -> None:
        if done == 4:
            raise KeyboardInterrupt

    first = simulate(run, progress=interrupt, keep_finished=True, checkpoint=kept)
    assert first.run.games == 4
    seen: list[int] = []
    again = simulate(run, progress=lambda done, _: seen.append(done), checkpoint=kept)
    assert seen == [4, 5, 6]
    assert [record[:7] for record in again.records] == [record[:7] for record in simulate(run).records]
    with pytest.raises(CheckpointError, match="belongs to other games: seed is 3, not 4"):
        simulate(Run(find_game("witch-of-salem"), 2, ("random",), 6, seed=4), checkpoint=kept)
    with pytest.raises(CheckpointError, match="belongs to other games: observer is records"):
        play([run], observe(run.spec), checkpoint=kept)


def test_notes_of_data_and_balance_can_be_kept(tmp_path: Path) -> None:
    run = Run(find_game("wisdom-of-cthulhu"), 2, ("random",), 2)
    kept = tmp_path / "kept.sqlite"
    (first,) = play([run], observe(run.spec), checkpoint=kept)
    (second,) = play([run], observe(run.spec), checkpoint=kept)
    assert [game.notes for game in second.games] == [game.notes for game in first.games]


def test_a_file_that_is_no_checkpoint_is_refused_and_nothing_in_it_is_run(tmp_path: Path) -> None:
    run = Run(find_game("witch-of-salem"), 2, ("random",), 2)
    (tmp_path / "text").write_text("no database, but long enough to look like one", encoding="utf-8")
    with pytest.raises(CheckpointError, match="cannot be used as a checkpoint"):
        play([run], RECORDS_ONLY, checkpoint=tmp_path / "text")
    kept = tmp_path / "kept.sqlite"
    play([run], RECORDS_ONLY, checkpoint=kept)
    with sqlite3.connect(kept) as database:
        database.execute("UPDATE game SET body = ?", (b"cos\nsystem\n(S'touch hacked'\ntR.",))
    database.close()
    with pytest.raises(CheckpointError, match="is damaged; remove it to begin again"):
        play([run], RECORDS_ONLY, checkpoint=kept)
