"""A program that is asked in text. It answers as its argument says."""

import json
import sys

for line in sys.stdin:
    asked = json.loads(line)
    words = asked.get("words") or [line.split(" - ")[0].strip() for line in asked["text"].splitlines()]
    how = sys.argv[1]
    answer = {"id": asked["id"]}
    if how == "word":
        answer["word"] = words[asked["random"] % len(words)]
    elif how == "text":
        answer["text"] = f"I could {words[0]}, but on reflection I will {words[-1].upper()}."
    elif how == "nonsense":
        answer["word"] = "dance"
    else:
        assert "words" not in asked
        assert "rules" not in asked
        answer["word"] = "nothing"
    sys.stdout.write(json.dumps(answer) + "\n")
    sys.stdout.flush()
