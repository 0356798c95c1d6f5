"""Views kept up to date by patches, as `docs/protocol.md` tells a client to."""

from typing import Any

import msgspec

from lynxdeck.games.observer import Changes, Watch


def by_path(watch: Watch, *patches: bytes) -> dict[str, Any]:
    """What patches say, by paths."""
    flat = msgspec.json.decode(b"[" + b",".join(filter(None, patches)) + b"]")
    paths = watch.position.game.layout.paths
    return {paths[number]: value for number, value in zip(flat[::2], flat[1::2], strict=True)}


def seen_by(watch: Watch, changes: Changes, seat: int | None) -> dict[str, Any]:
    """All that changed for a seat, or for a spectator."""
    return by_path(watch, changes.public, changes.own.get(seat or 0, b""))


def named(message: dict[str, Any], form: dict[str, Any], seat: int | None) -> dict[str, Any]:
    """A move as it is told, with names instead of numbers and all that was left out."""
    flat = message["patch"]
    facts = [(form["facts"][number], values) for number, *values in message["facts"]]
    return {
        **message,
        "type": "event",
        "kind": "move",
        "seat": seat,
        "by": message.get("by", "person"),
        "clock": message.get("clock"),
        "patch": {
            form["leaves"][leaf]: value for leaf, value in zip(flat[::2], flat[1::2], strict=True)
        },
        "facts": [
            {"fact": name, **dict(zip(fields, values, strict=True))}
            for (name, *fields), values in facts
        ],
    }


def apply_patch(view: dict[str, Any], patch: dict[str, Any]) -> None:
    """Bring a view up to date; a patch changes what is there and adds nothing."""
    for path, value in patch.items():
        *way, last = path.split(".")
        place: Any = view
        for step in way:
            place = place[int(step) if isinstance(place, list) else step]
        if isinstance(place, list):
            place[int(last)] = value
        else:
            assert last in place, path
            place[last] = value
