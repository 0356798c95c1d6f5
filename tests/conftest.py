"""What holds for all tests."""

import gc
import signal

pytest_plugins = ["tests.networks"]


def pytest_configure() -> None:
    """Programs that tests start and stop with Ctrl-C hear it, also where a shell ignores it.

    A job in the background of a script inherits that, and so would they.
    """
    signal.signal(signal.SIGINT, signal.default_int_handler)


def pytest_collection_finish() -> None:
    """Thousands of tests are there to stay: the collector need not look at them again and again."""
    gc.collect()
    gc.freeze()
