"""What the system lets a server have."""

from collections.abc import Iterator

from lynxdeck.server import machine
from lynxdeck.server.doctor.finding import Finding
from lynxdeck.server.settings import Settings, variable

MB = 1 << 20


def findings(settings: Settings) -> Iterator[Finding]:
    """All that is to be said of it."""
    found = [*_descriptors(), *_memory(), *_file_size(), *_cores(settings)]
    yield from found
    if not found:
        yield Finding("limits", "fine", "Files, memory and cores are enough.")


def _descriptors() -> Iterator[Finding]:
    most = machine.file_limit()
    if most is not None and most < 4096:
        yield Finding(
            "limits",
            "wrong" if most < 1024 else "mind",
            f"This user may have {most} files open: so many people can be connected, at most.",
            "Raise it: ulimit -n, or LimitNOFILE= of the service.",
        )


def _memory() -> Iterator[Finding]:
    left = machine.free_memory()
    if left is not None and left < 1024 * MB:
        yield Finding(
            "limits",
            "wrong" if left < 300 * MB else "mind",
            f"{left // MB} MB of memory are left: a server takes 200 to 300, and more with bots.",
            "Stop something else, or give it a larger machine.",
        )


def _file_size() -> Iterator[Finding]:
    most = machine.file_size_limit()
    if most is not None:
        yield Finding(
            "limits",
            "wrong",
            f"No file may grow beyond {most // MB} MB for this user: then nothing is stored.",
            "Lift it: ulimit -f unlimited.",
        )


def _cores(settings: Settings) -> Iterator[Finding]:
    cores = machine.cores()
    if settings.bot_workers > cores:
        yield Finding(
            "limits",
            "mind",
            f"{variable('bot_workers')} is {settings.bot_workers}, but there are {cores} cores.",
            "Bots would wait for each other, and people for bots.",
        )
