"""What holds for all tests."""

import gc


def pytest_collection_finish() -> None:
    """Thousands of tests are there to stay: the collector need not look at them again and again."""
    gc.collect()
    gc.freeze()
