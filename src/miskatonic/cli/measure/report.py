"""`report`: a page with plots."""

from miskatonic.arena.report.page import make_report
from miskatonic.cli.lookup import BadArgumentError
from miskatonic.cli.measure.commands import ReportArguments
from miskatonic.terminal.look import make_console


def write_report(arguments: ReportArguments) -> None:
    """Write the page, and say where it is."""
    folders = [folder for folder in (arguments.folder, arguments.other) if folder is not None]
    page = make_report(folders, arguments.language)
    try:
        arguments.out.write_text(page, encoding="utf-8")
    except OSError as error:
        raise BadArgumentError(f"cannot write {arguments.out}: {error.strerror}") from error
    make_console().print(f"The report is in {arguments.out}; open it in a browser.", markup=False)
