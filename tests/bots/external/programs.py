"""Programs for tests, written in Python so that they run everywhere."""

import sys
from pathlib import Path

ANSWER = """
import json, sys
for line in sys.stdin:
    asked = json.loads(line)
    {body}
    sys.stdout.flush()
"""
LAST_WORD = 'print(json.dumps({"id": asked["id"], "word": asked["words"][-1]}))'


def program(folder: Path, body: str, name: str = "bot.py") -> str:
    """The name of a bot whose program does this for each question."""
    file = folder / name
    file.write_text(ANSWER.format(body=body))
    return f"external:{sys.executable} {file}"
