"""Views kept up to date by patches, as `docs/protocol.md` tells a client to."""

from typing import Any


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
