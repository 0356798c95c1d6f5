"""Small words of sentences that are English only: commands, logs and reports."""


def counted(number: int, noun: str) -> str:
    """So many of something.

    >>> counted(1, "game"), counted(0, "table"), counted(1200, "deal")
    ('1 game', '0 tables', '1,200 deals')
    """
    return f"{number:,} {noun}" if number == 1 else f"{number:,} {noun}s"
