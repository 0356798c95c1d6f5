"""Runs a step of the set-up in one line: what it does, how long it may take, and how far it is.

    python3 tools/step.py "Fetching packages (90 MB)" 60 -- pip install …

Nothing else is shown unless it fails; then all that it said is.
"""

import subprocess
import sys
import tempfile
import time

EVERY_S = 1 if sys.stdout.isatty() else 3
"""How often it is told how far it is."""


def main(label: str, seconds: str, command: list[str]) -> int:
    """Run the command; its exit status."""
    begun = time.monotonic()
    with tempfile.TemporaryFile() as said:
        process = subprocess.Popen(command, stdout=said, stderr=subprocess.STDOUT)
        tell(label, f"about {seconds} s")
        while True:
            try:
                status = process.wait(EVERY_S)
                break
            except subprocess.TimeoutExpired:
                tell(label, f"{time.monotonic() - begun:.0f} s of about {seconds}")
        tell(label, f"{time.monotonic() - begun:.0f} s" if status == 0 else "failed", last=True)
        if status:
            said.seek(0)
            sys.stdout.write(said.read().decode(errors="replace"))
    return status


def tell(label: str, word: str, *, last: bool = False) -> None:
    """Say how far it is: over the line before, where somebody looks on."""
    if sys.stdout.isatty():
        print(f"\r{label}: {word}\033[K", end="\n" if last else "", flush=True)
    else:
        print(f"{label}: {word}", flush=True)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1], sys.argv[2], sys.argv[sys.argv.index("--") + 1 :]))
