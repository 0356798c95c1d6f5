"""Games as records: legal, in order, dealt from the seeds they name, and none twice."""

import re
from collections.abc import Callable, Sequence
from pathlib import Path

import pytest
from msgspec.structs import replace

from lynxdeck.arena.run import Saver, run
from lynxdeck.arena.runner import GameRunner
from lynxdeck.arena.settings import RunSettings
from lynxdeck.arena.workers import InProcess, Ticket
from lynxdeck.records import Record, read, write
from lynxdeck.records.dealt import verify

MakeSettings = Callable[..., RunSettings]


def records(file: Path) -> list[Record]:
    """All records of a file; a fault fails the test."""
    with file.open("rb") as stream:
        found = list(read(stream))
    assert all(isinstance(one, Record) for one in found), found
    return [one for one in found if isinstance(one, Record)]


def numbers(file: Path) -> list[int]:
    """The games of a file, as their tags count them."""
    return [int(one.tags["Arena"].split()[1]) for one in records(file)]


def numbers_told(file: Path) -> int:
    """How many games a file names, whole or not."""
    return file.read_text().count("[Arena ")


@pytest.mark.parametrize(
    ("game", "seats", "editions"),
    [
        ("linko", 4, ("ravensburger-2014",)),
        ("linko", 2, ("amigo-2022-duel",)),
        ("linko", 3, ("playte", "amigo-2022-basic")),
        ("push", 2, ("push-risk",)),
        ("push", 3, ("push", "custom follow_up=action risk=yes")),
    ],
)
def test_records_check_clean(
    settings: MakeSettings, tmp_path: Path, game: str, seats: int, editions: tuple[str, ...]
) -> None:
    asked = settings("greedy", "random", game=game, seats=seats, editions=editions)
    file = tmp_path / "games.lynx"
    outcome = run(asked, InProcess(), games=6, records=file)
    kept = records(file)
    assert len(kept) == len(outcome.results)
    for record, result in zip(kept, outcome.results, strict=True):
        meeting = asked.schedule.at(result.game)
        assert record.position.over
        assert record.position.scores == result.scores
        assert record.position.winners == result.winners
        assert record.tags["End"] == result.end
        assert record.tags["Edition"] == editions[meeting.edition]
        assert record.names == [f"bot:{asked.names[bot]}" for bot in meeting.seating]
        assert verify(record).verified
    assert file.read_text() == "\n".join(map(write, kept))  # canonical


def test_records_come_in_the_order_of_the_schedule(settings: MakeSettings, tmp_path: Path) -> None:
    asked, file = settings("greedy", "random"), tmp_path / "games.lynx"
    crew = GameRunner(asked)
    results = [crew.play(number) for number in range(8)]
    saver = Saver(file, asked)
    for i in (2, 0, 5, 1, 7):
        saver.add([results[i]])
    assert numbers(file) == [1, 2, 3]
    saver.close(gaps=True)  # it was interrupted: what there is beyond the gaps is not lost
    assert numbers(file) == [1, 2, 3, 6, 8]
    saver = Saver(file, asked)
    saver.add(results)
    saver.close(gaps=True)
    assert sorted(numbers(file)) == list(range(1, 9))


def test_what_is_kept_waits_for_its_turn(settings: MakeSettings, tmp_path: Path) -> None:
    """A run that stops and goes on writes the same bytes as one that does not stop."""
    asked, stopping = settings("greedy", "random"), tmp_path / "stopping.lynx"
    run(asked, InProcess(), games=8, records=tmp_path / "whole.lynx")

    class Unordered(InProcess):
        """The last batches come first, and then somebody presses Ctrl-C."""

        workers, asked_for = 4, 0

        def wait(self, tickets: Sequence[Ticket]) -> Sequence[Ticket]:
            self.asked_for += 1
            if self.asked_for == 4:
                raise KeyboardInterrupt
            return tickets[-1:]

    kept = tmp_path / "kept"
    stopped = run(asked, Unordered(), games=8, records=stopping, keep=kept)
    assert len(stopped.results) == 3
    assert numbers_told(stopping) == 0
    run(asked, InProcess(), games=8, records=stopping, keep=kept)
    assert stopping.read_bytes() == (tmp_path / "whole.lynx").read_bytes()


def test_other_records_of_the_file_stay(settings: MakeSettings, tmp_path: Path) -> None:
    file = tmp_path / "games.lynx"
    run(settings("greedy", "random", seed="mate"), InProcess(), games=4, records=file)
    before = file.read_text()
    run(settings("greedy", "random"), InProcess(), games=4, records=file)
    assert file.read_text().startswith(before)
    assert len(records(file)) == 8


def test_a_record_cut_short_is_written_again(settings: MakeSettings, tmp_path: Path) -> None:
    asked, file = settings("greedy", "random"), tmp_path / "games.lynx"
    run(asked, InProcess(), games=4, records=file, keep=tmp_path / "r")
    whole = file.read_text()
    file.write_text(whole[: -len(whole) // 10].rstrip("\n"))
    assert numbers_told(file) == 4
    run(asked, InProcess(), games=4, records=file, keep=tmp_path / "r")
    assert re.sub(r"\n+", "\n", file.read_text()) == re.sub(r"\n+", "\n", whole)
    assert numbers(file) == [1, 2, 3, 4]


def test_somebody_elses_record_is_never_cut(settings: MakeSettings, tmp_path: Path) -> None:
    file = tmp_path / "games.lynx"
    run(settings("greedy", "random", seed="mate"), InProcess(), games=4, records=file)
    theirs = file.read_text().rstrip("\n")
    file.write_text(theirs)
    run(settings("greedy", "random"), InProcess(), games=4, records=file)
    assert file.read_text().startswith(theirs + "\n\n[Game ")
    assert len(records(file)) == 8


def test_a_name_that_a_record_cannot_hold_is_bent(settings: MakeSettings) -> None:
    asked = settings("greedy", "random")
    bent = replace(asked, bots=("greedy", "cmd:sh -c 'a | b'  x"))
    saver = Saver(Path("/dev/null"), bent)
    record = saver.record(GameRunner(asked).play(0))
    assert record.names[1] == "bot:cmd:sh -c 'a / b' x"
