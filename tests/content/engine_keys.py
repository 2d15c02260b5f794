"""The messages a game's code asks for, collected from its source without running it."""

import ast
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple, TypeAlias

Scope: TypeAlias = ast.Module | ast.FunctionDef


class Telling(NamedTuple):
    """One call that tells an event: its kind, its arguments by name, and whether that is all of them."""

    kind: str
    args: frozenset[str]
    is_complete: bool


class EngineKeys:
    """What the source of a game says: events, prompts, refusals, endings, and every string in it."""

    def __init__(self, folder: Path) -> None:
        self.tellings: list[Telling] = []
        self.prompts: list[str] = []
        self.refusals: list[tuple[str, str]] = []
        self.endings: list[str] = []
        self.strings: set[str] = set()
        for path in sorted(folder.rglob("*.py")):
            self._read(ast.parse(path.read_text(encoding="utf-8"), str(path)))

    def _read(self, tree: ast.Module) -> None:
        scopes: dict[ast.Call, Scope] = {}
        for scope in ast.walk(tree):
            if isinstance(scope, Scope):
                scopes |= {node: scope for node in ast.walk(scope) if isinstance(node, ast.Call)}
        for call, scope in scopes.items():
            self._note(scope, call)
        self.strings |= {
            node.value
            for node in ast.walk(tree)
            if isinstance(node, ast.Constant) and isinstance(node.value, str)
        }

    def _note(self, scope: Scope, call: ast.Call) -> None:
        name = call.func.attr if isinstance(call.func, ast.Attribute) else getattr(call.func, "id", "")
        args = call.args
        if name == "tell" and len(args) > 0 and getattr(scope, "name", "") != "tell":
            named = frozenset(keyword.arg for keyword in call.keywords if keyword.arg)
            seated = named | ({"seat"} if len(args) > 1 and not _is_none(args[1]) else set())
            complete = all(keyword.arg for keyword in call.keywords)
            self.tellings += [Telling(kind, seated, complete) for kind in _strings(scope, args[0])]
        elif name in ("ask", "ask_any"):
            self.prompts += _strings(scope, args[1])
        elif name == "Refusal":
            for rule in _strings(scope, args[0]):
                self.refusals += [(rule, key) for key in _strings(scope, args[1])]
        elif name == "lose_game":
            self.endings += _strings(scope, args[1])
        elif name == "Outcome" and isinstance(args[0], ast.Constant):
            self.endings += _strings(scope, args[0])


def _strings(scope: Scope, value: ast.expr) -> Iterator[str]:
    """The strings an expression can be; a name is looked up where its scope assigns it."""
    if isinstance(value, ast.Constant) and isinstance(value.value, str):
        yield value.value
    elif isinstance(value, ast.IfExp):
        yield from _strings(scope, value.body)
        yield from _strings(scope, value.orelse)
    elif isinstance(value, ast.Name):
        sources = [
            node.value
            for node in ast.walk(scope)
            if isinstance(node, ast.Assign)
            and any(getattr(target, "id", None) == value.id for target in node.targets)
        ]
        if not sources:
            raise AssertionError(f"cannot tell what {value.id} is, line {value.lineno}")
        for source in sources:
            yield from _strings(scope, source)
    else:
        raise TypeError(f"cannot tell what is told, line {value.lineno}")


def _is_none(value: ast.expr) -> bool:
    return isinstance(value, ast.Constant) and value.value is None
