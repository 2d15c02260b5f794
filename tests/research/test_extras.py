"""Who does not use the research desk does not pay for it."""

import subprocess
import sys

import pytest

HEAVY = ("numpy", "pettingzoo", "gymnasium", "PIL", "pyspiel", "torch", "ray")


def in_a_process(code: str) -> "subprocess.CompletedProcess[str]":
    return subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)


@pytest.mark.parametrize(
    "arguments",
    [
        ["--help"],
        ["simulate", "witch-of-salem", "--bots", "random", "--games", "1", "--jobs", "1"],
        ["research", "dataset", "witch", "--bots", "random", "--games", "1", "--out", "/dev/null"],
    ],
    ids=["help", "simulate", "dataset"],
)
def test_commands_import_no_library_of_an_extra(arguments: list[str]) -> None:
    code = f"import sys; from miskatonic.cli.entry import run; code = run({arguments})"
    done = in_a_process(f"{code}; print(sorted(sys.modules)); sys.exit(code)")
    assert done.returncode == 0, done.stderr
    modules = done.stdout.splitlines()[-1]
    assert [name for name in HEAVY if f"'{name}'" in modules] == []


def test_the_package_itself_imports_nothing() -> None:
    code = "import sys, miskatonic.research; print([name for name in sys.modules if 'miskatonic' in name])"
    assert in_a_process(code).stdout.strip() == "['miskatonic', 'miskatonic.research']"


@pytest.mark.parametrize(
    ("package", "missing", "extra"),
    [
        ("observations", "numpy", "research"),
        ("environments", "pettingzoo", "research"),
        ("vector", "gymnasium", "research"),
        ("openspiel", "pyspiel", "openspiel"),
        ("training", "torch", "train"),
        ("rllib", "ray", "rllib"),
    ],
)
def test_a_missing_extra_names_itself_in_one_sentence(package: str, missing: str, extra: str) -> None:
    code = f"import sys; sys.modules['{missing}'] = None; import miskatonic.research.{package}"
    told = in_a_process(code).stderr.strip().splitlines()[-1]
    assert told.startswith("miskatonic.extras.MissingExtraError: this needs ")
    assert f"pip install 'miskatonic[{extra}]'" in told


def test_a_command_names_the_missing_extra() -> None:
    code = "import sys; sys.modules['numpy'] = None; from miskatonic.cli.entry import run"
    done = in_a_process(f"{code}; sys.exit(run(['research', 'names', 'witch']))")
    assert done.returncode == 2
    assert done.stderr.startswith("miskatonic: this needs numpy, which is not installed")
