"""The variables that the messages of a game use."""

from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

from miskatonic.content.catalogue import TextFolder, read_catalogue


class _Reader(Visitor):
    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 - the visitor's name
        self.found.add(node.id.name)


def variables(folder: TextFolder) -> dict[str, frozenset[str]]:
    """The variables of each message."""
    wanted = {}
    for resource in read_catalogue(folder, "en").resources:
        for entry in resource.body:
            if isinstance(entry, ast.Message):
                reader = _Reader()
                reader.visit(entry)
                wanted[entry.id.name] = frozenset(reader.found)
    return wanted
