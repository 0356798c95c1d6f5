"""What is asked of the file."""

from lynxdeck.server.store.contract import FINISHED, WAITING
from lynxdeck.server.store.examination import NUMBER
from lynxdeck.server.store.rows import ENTRY, EVENT

EVENTS = f"SELECT table_id, {EVENT} FROM log WHERE table_id = ({NUMBER}) AND n > ? ORDER BY n"
GOES_ON = f"status NOT IN ({', '.join(repr(one) for one in FINISHED)})"
LOBBY = (  # word for word as in the index, or it is not used
    f"SELECT {ENTRY} FROM tables WHERE public AND {GOES_ON}"
    f" ORDER BY status = '{WAITING}' DESC, updated DESC, id DESC LIMIT ?"
)
UPTIMES = "SELECT began, seen FROM uptime WHERE typeof(seen) = 'integer' ORDER BY began"
UNFINISHED = "SELECT name FROM tables WHERE status = ? ORDER BY updated DESC, id DESC"
