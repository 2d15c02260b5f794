from rich.text import Text

from miskatonic.terminal.unbroken import Unbroken
from tests.terminal.sessions import page, paper


def test_a_piece_that_does_not_fit_begins_a_new_line() -> None:
    console = paper(20)
    console.print(
        Unbroken([Text("Put it at:"), Text("2 Arkham"), Text("3 Plateau of Leng"), Text("4 Kadath")])
    )
    assert page(console).splitlines() == ["Put it at:  2 Arkham", "3 Plateau of Leng", "4 Kadath"]
