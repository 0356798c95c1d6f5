"""The tests' own server: it does not outlive them."""

import os
import select
import signal
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
SOON_S = 20
RUN = """
import signal, sys
from pathlib import Path
from tests.browser.server_process import ServerProcess
house = ServerProcess(Path(sys.argv[1]))
house.start()
print(house._process.pid, flush=True)
signal.pause()
"""


@pytest.mark.skipif(sys.platform != "linux", reason="only Linux ends children with their parent")
def test_a_killed_run_leaves_no_server(tmp_path: Path) -> None:
    """Whatever the tests died of."""
    command = [sys.executable, "-c", RUN, str(tmp_path)]
    with subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, text=True) as run:
        assert run.stdout is not None
        server = os.pidfd_open(int(run.stdout.readline()))
        run.send_signal(signal.SIGKILL)
    try:
        ended, _, _ = select.select([server], [], [], SOON_S)
        assert ended, "the server is still there"
    finally:
        os.close(server)
