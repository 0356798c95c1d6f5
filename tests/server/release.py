"""The next version of Lynxdeck, as a release brings it: a wheel, built from changed sources."""

import os
import shutil
import subprocess
import sys
import zipfile
from pathlib import Path

ROOT = Path(__file__).parents[2]
NEXT = "99.0"
NEEDED = ("pyproject.toml", "hatch_build.py", "README.md", "LICENSE", "docs/rules", "src/lynxdeck")
LEFT_OUT = shutil.ignore_patterns("__pycache__", "static")
FLAG = '    Flag("spare", NO_YES, "A rule of tomorrow.", "nobody\'s booklet", before="no"),\n'
CHANGES = [
    ("__init__.py", '__version__ = "', f'__version__ = "{NEXT}+'),
    ("games/push/rules.py", "\nVERSION = 1\n", "\nVERSION = 2\n"),
    ("games/linko/editions.py", ')\n"""Each is a field', f'{FLAG})\n"""Each is a field'),
]
"""Push is played by other rules from then on, and Linko has one more flag."""
UNCOMPILED = "import sys\nsys.modules['numba'] = None\n"
"""Its rules were never compiled here, and nobody waits for that."""
PART = "assets/tomorrow-1a2b.js"


def build(folder: Path) -> Path:
    """Build and unpack it; the folder to be named in PYTHONPATH."""
    source, wheels, installed = folder / "source", folder / "wheels", folder / "installed"
    for name in NEEDED:
        there = source / name
        there.parent.mkdir(parents=True, exist_ok=True)
        if (ROOT / name).is_dir():
            shutil.copytree(ROOT / name, there, ignore=LEFT_OUT)
        else:
            shutil.copy(ROOT / name, there)
    package = source / "src" / "lynxdeck"
    for name, old, new in CHANGES:
        text = (package / name).read_text("utf-8")
        assert text.count(old) == 1, f"{name} has changed: {old}"
        (package / name).write_text(text.replace(old, new), "utf-8")
    for name in ("index.html", PART):
        (static := package / "server" / "static" / name).parent.mkdir(parents=True, exist_ok=True)
        static.write_text("// What its page is made of.")
    subprocess.run(
        [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", wheels],
        cwd=source, env={**os.environ, "LYNXDECK_SKIP_WEB": "1"}, check=True, capture_output=True,
    )  # fmt: skip
    (wheel,) = wheels.glob("*.whl")
    with zipfile.ZipFile(wheel) as packed:
        packed.extractall(installed)
    (installed / "sitecustomize.py").write_text(UNCOMPILED)
    return installed
