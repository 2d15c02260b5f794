"""A build hook: a wheel without the page is not built."""

from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

PAGE = Path("src/miskatonic/server/static/index.html")
ICONS = Path("src/miskatonic/printing/assets/icons.json")


class PageHook(BuildHookInterface[Any]):
    """Stops the build of a wheel when the page is missing. An editable install needs no page."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        for part in (PAGE, ICONS):
            if version == "standard" and not (Path(self.root) / part).is_file():
                self.app.abort(
                    f"The page is missing: {part} does not exist. `make wheel` builds it, then the wheel."
                )
