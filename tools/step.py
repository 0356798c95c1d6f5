"""Runs a step of the set-up in one line: what it does, how long it may take, and how far it is.

    python3 tools/step.py "Fetching packages (90 MB)" 60 -- pip install …

Several commands, each after a `--`, run at once. Nothing else is shown unless one fails; then the
others are ended, and all that it said is shown.
"""

import subprocess
import sys
import tempfile
import time
from itertools import groupby

EVERY_S = 1 if sys.stdout.isatty() else 3
"""How often it is told how far it is."""


def main(label: str, seconds: str, commands: list[list[str]]) -> int:
    """Run the commands; the exit status of the first that failed, or 0."""
    begun = told = time.monotonic()
    tell(label, f"about {seconds} s")
    files = [tempfile.TemporaryFile() for _ in commands]  # noqa: SIM115
    running = [
        subprocess.Popen(command, stdout=file, stderr=subprocess.STDOUT)
        for command, file in zip(commands, files, strict=True)
    ]
    while any(one.poll() is None for one in running) and not any(one.poll() for one in running):
        time.sleep(0.05)
        if time.monotonic() - told >= EVERY_S:
            told = time.monotonic()
            tell(label, f"{told - begun:.0f} s of about {seconds}")
    failed = [(one, file) for one, file in zip(running, files, strict=True) if one.poll()]
    tell(label, "failed" if failed else f"{time.monotonic() - begun:.0f} s", last=True)
    for one in running:
        if one.poll() is None:
            one.terminate()
            one.wait()
    for _, file in failed:
        file.seek(0)
        sys.stdout.write(file.read().decode(errors="replace"))
    return failed[0][0].returncode if failed else 0


def tell(label: str, word: str, *, last: bool = False) -> None:
    """Say how far it is: over the line before, where somebody looks on."""
    if sys.stdout.isatty():
        print(f"\r{label}: {word}\033[K", end="\n" if last else "", flush=True)
    else:
        print(f"{label}: {word}", flush=True)


if __name__ == "__main__":
    words = sys.argv[3:]
    groups = [list(group) for is_end, group in groupby(words, "--".__eq__) if not is_end]
    sys.exit(main(sys.argv[1], sys.argv[2], groups))
