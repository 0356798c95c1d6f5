"""Command lines as people get them wrong: each is answered by one plain sentence."""

import re
import shlex

import pytest

from lynxdeck.cli import run

WRONG = {
    "dance": "No such command 'dance'.",
    "verison": "Did you mean 'version'?",
    "--verson": "No such option: --verson. There is --version.",
    "version --loud": "No such option: --loud.",
    "deal chess": "“chess” is no game here; there are linko, push.",
    "deal --seats 9": "amigo-2022-basic is for 3–5 players, not 9.",
    "deal --seats -1": "amigo-2022-basic is for 3–5 players, not -1.",
    "deal --seats": "Option '--seats' requires an argument.",
    "deal --edition amigo-2022-duel --seats 3": "is for 2 players, not 3.",
    "deal push --edition playte": "“playte” is no edition of push; there are push,",
    "deal --set luck=yes": "“luck=yes” sets no flag of this game; it has optional_draw,",
    "deal --set ghost=maybe": "ghost is no or yes, not “maybe”.",
    "deal --set ghost=no --set ghost=yes": "The flag ghost is set twice.",
    "deal --start 7": "The start seat is one of 1 to 4, not 7.",
    "deal --seed ''": "A plain seed has at least one character.",
    "deal --fair --with xyz": "A share of --with is written in hexadecimal digits.",
    "deal --fair --with abcd": "Seeds and shares have 32 bytes, not 2.",
    "deal --fair --table 'a b'": "This is no frame of a deal",
    "bench --edition whist": "“whist” is no edition; there are ravensburger-2014,",
    "bench --runs 0": "--runs is 1 or more.",
    "bench --seconds soon": "--seconds is a number.",
    "perft /no/such/file": "/no/such/file: No such file or directory.",
    "perft /": "/: Is a directory.",
    "perft WORDS": "WORDS: A perft block lacks its line “position”.",
    "perft PICTURE": "PICTURE: a perft file is text in UTF-8.",
    "perft --depth 99": "--depth is 20 or less.",
    "play chess": "“chess” is no game here; there are linko, push.",
    "play push linko": "One word too many: linko.",
    "play --plain=yes": "Option '--plain' does not take a value.",
    "play --seats two": "--seats is a whole number.",
    "play --seats 1": "amigo-2022-basic is for 3–5 players, not 1.",
    "play --seat 0": "You sit at one of the seats 1 to 4, not 0.",
    "play --seat -1": "You sit at one of the seats 1 to 4, not -1.",
    "play --seat 9": "You sit at one of the seats 1 to 4, not 9.",
    "play --seed ''": "A plain seed has at least one character.",
    "play --match -1": "--match is 0 or more.",
    "play --pace nan": "--pace is 0 or more.",
    "play --lang tlh": "“tlh” is not spoken here; there are de, en, fr, it, pl.",
    "play --set ghost": "ghost needs a value: ghost=no or ghost=yes.",
    "play --bots wizard": "“wizard” is no bot for linko; there are random,",
    "play --bots cmd:": "After cmd: comes a program to run.",
    "play --bots cmd:/no/such/program": "“/no/such/program” cannot be started:",
    'play --bots "cmd:it\'s"': "“cmd:it's” cannot be read: No closing quotation.",
    "play --bots search:lots": "a budget is simulations, as 2000, or seconds, as 1.5s.",
    "play --bots hard,hard --seats 4": "3 other seats, but 2 bots named:",
    "play --load /no/such/file": "/no/such/file: No such file or directory.",
    "play --load /": "/: Is a directory.",
    "play --load PICTURE": "PICTURE:1:1: the byte 0x89 is not UTF-8 here; expected a file in UTF-8",
    "play --load EMPTY": "EMPTY holds no game.",
    "serve now": "One word too many: now.",
    "serve --port 99999": "--port is a number from 0 to 65535, not “99999”.",
    "serve --port http": "--port is a whole number.",
    "serve --data EMPTY": "EMPTY is no folder.",
    "serve --log-level loud": "--log-level is one of debug, info, warning, error, not “loud”.",
    "serve --public-url cards": "--public-url is an address as https://cards.example or",
    "serve --bot mine": "--bot: “mine” is no bot; `lynxdeck bots` lists them, or cmd:PROGRAM.",
    "serve --bot easy=cmd:true": "“easy” is a level already.",
    "serve --bot mine=cmd:/no/such/program": "Bot mine: there is no “/no/such/program”.",
    "bots chess": "One word too many: chess.",
    "bots --all": "No such option: --all.",
    "arena": "Missing argument 'BOT'.",
    "arena greedy": "An arena needs two bots or more; the same one may come twice.",
    "arena greedy wizard": "“wizard” is no bot for linko; there are random,",
    "arena odds greedy": "“odds” is no bot for linko;",
    "arena greedy random --games 0": "--games is 1 or more.",
    "arena greedy random --games many": "--games is a whole number.",
    "arena greedy random --game chess": "“chess” is no game here; there are linko, push.",
    "arena greedy random --seats 9": "amigo-2022-basic is for 3–5 players, not 9.",
    "arena greedy cmd:/no/such/program": "“/no/such/program” cannot be started:",
    "lab": "Set a flag of amigo-2022-basic otherwise, with --set:",
    "site": "Missing argument 'DIR'.",
    "tables --data /no/such": "There are no tables in /no/such.",
    "backup": "Missing argument 'FILE'.",
    "backup /no/such/copy": "There is no folder /no/such.",
    "record shout": "Did you mean 'show'?",
}


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> str:
    """Files that are none of ours."""
    folder = tmp_path_factory.mktemp("wrong")
    (folder / "EMPTY").touch()
    (folder / "WORDS").write_text("hello", encoding="utf-8")
    (folder / "PICTURE").write_bytes(b"\x89PNG\r\n")
    return str(folder)


@pytest.mark.parametrize("line", WRONG)
def test_a_wrong_command_line_is_answered_by_one_sentence(
    line: str, folder: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(folder)
    monkeypatch.setattr("lynxdeck.server.ops.logs.set_up", lambda _: None)  # others log after us
    assert run(shlex.split(line)) == 2
    told = capsys.readouterr()
    assert told.out == ""
    assert WRONG[line] in told.err
    assert re.fullmatch(r"lynxdeck: .+\n", told.err), told.err
