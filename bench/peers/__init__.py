"""The libraries that miskatonic is measured beside, one module each, run in an environment of their own."""

from pathlib import Path

LOCK = Path(__file__).with_name("requirements.txt")
ENVIRONMENT = Path(__file__).parents[2] / ".venv-bench"
PYTHON = ENVIRONMENT / "bin" / "python"
