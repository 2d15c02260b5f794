"""Make the peers' environment what its lock says: `python -m bench.peers.install`."""

import subprocess
import sys
import tempfile
from hashlib import sha256
from pathlib import Path

from bench.peers import ENVIRONMENT, LOCK, PYTHON

STAMP = ENVIRONMENT / "installed"


def install() -> list[str]:
    """Install the lock unless it is installed already; the pins that could not be installed."""
    digest = sha256(LOCK.read_bytes()).hexdigest()
    if PYTHON.exists() and STAMP.exists() and STAMP.read_text() == digest:
        return []
    print(f"Installing the peers into {ENVIRONMENT.name} (once for each lock) ...", file=sys.stderr)
    subprocess.run([sys.executable, "-m", "venv", "--clear", ENVIRONMENT], check=True)
    if _installed(LOCK):
        STAMP.write_text(digest)
        return []
    # One peer that does not build on this machine must not take the others with it.
    return [pin.split()[0] for pin in _pins() if not _installed_alone(pin)]


def _installed(lock: Path, *options: str) -> bool:
    pip = [str(PYTHON), "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
    return subprocess.run([*pip, "--require-hashes", *options, "-r", str(lock)], check=False).returncode == 0


def _installed_alone(pin: str) -> bool:
    with tempfile.TemporaryDirectory() as folder:
        lock = Path(folder, "pin.txt")
        lock.write_text(pin)
        return _installed(lock, "--no-deps", "--retries", "1")


def _pins() -> list[str]:
    """The lock's requirements, each with its hashes."""
    pins: list[str] = []
    for line in LOCK.read_text().splitlines(keepends=True):
        if line.lstrip().startswith("#"):
            continue
        if line.startswith(" "):
            pins[-1] += line
        else:
            pins.append(line)
    return pins


if __name__ == "__main__":
    if missing := install():
        sys.exit(f"Could not be installed: {', '.join(missing)}")
