"""Names, titles and chat: data from strangers, shown to others."""

import pytest

from tests.server.front.conftest import House, World

TIDIED = [
    ("  Ann   Lee ", "Ann Lee"),
    ("Ann\tLee\nX", "Ann Lee X"),
    ("Ann\u202eeeL", "AnneeL"),  # written backwards from there on
    ("\u2066Ann\u2069", "Ann"),
    ("An\u200bn\ufeff", "Ann"),  # zero width
    ("Ann\x00\x07\x1b[31m", "Ann[31m"),
    ("A\u0301nn", "Ánn"),  # one letter, written as two
    ("Ann|Ben", "Ann¦Ben"),  # a record parts names with a bar
    ("<b>Ann</b>", "<b>Ann</b>"),  # as it is: pages write it as text
    ("Zoë 🐈", "Zoë 🐈"),
]


@pytest.mark.promise("names-clean")
@pytest.mark.parametrize(("given", "kept"), TIDIED, ids=[ascii(row[0]) for row in TIDIED])
def test_names_are_tidied(house: House, given: str, kept: str) -> None:
    async def scene(world: World) -> None:
        made = await world.table(seats=2, bots={}, title=given[:40])
        sat = await world.post(f"/invites/{made.invite}/claim", {"name": given})
        assert sat.json["info"]["seats"][0]["name"] == kept
        assert sat.json["info"]["setup"]["title"] == kept.replace("¦", "|")

    house(scene)


@pytest.mark.promise("names-clean")
@pytest.mark.parametrize(
    "given",
    ["", " ", "\u200b", "\u202e", "...", "🐈", "x" * 25, "\u2800", "\ufe0f", "\u3164"],
    ids=ascii,
)
def test_names_that_are_none_are_refused(house: House, given: str) -> None:
    async def scene(world: World) -> None:
        made = await world.table(seats=2, bots={})
        sat = await world.post(f"/invites/{made.invite}/claim", {"name": given})
        assert (sat.status, sat.code) in ((422, "bad-name"), (422, "bad-request"))

    house(scene)


@pytest.mark.promise("names-twins")
@pytest.mark.parametrize(
    "twin",
    [
        "ann",
        "ANN",
        "A n n",
        "Ánn",
        "Ａnn",  # full width
        "𝐀nn",  # a letter for formulas
        "An\u200dn",
        "A-n.n",
        "Аnn",  # a Cyrillic А
        "Αnn",  # a Greek Alpha
    ],
    ids=ascii,
)
def test_nobody_sits_down_under_anothers_name(house: House, twin: str) -> None:
    async def scene(world: World) -> None:
        made = await world.table("Ann", seats=3, bots={})
        sat = await world.post(f"/invites/{made.invite}/claim", {"name": twin})
        assert (sat.status, sat.code) in ((409, "name-taken"), (422, "bad-name"))
        other = await world.post(f"/invites/{made.invite}/claim", {"name": "Ben"})
        path = f"{made.path}/seats/2/rename"
        renamed = await world.post(path, {"name": twin}, key=other.json["key"])
        assert (renamed.status, renamed.code) in ((409, "name-taken"), (422, "bad-name"))

    house(scene)


@pytest.mark.promise("names-clean")
def test_chat_is_tidied_and_has_a_length(house: House) -> None:
    async def scene(world: World) -> None:
        made = await world.table("Ann")
        async with world.line(made, key=made.keys[1]) as line:
            await line.join(1)
            await line.say(type="chat", id="1", text="<img src=x>\u202e\u200b  hi\n\n")
            event = await line.hear("event")
            assert (event["text"], event["name"]) == ("<img src=x> hi", "Ann")
            for text, code in (("x" * 301, "too-long"), ("\u202e", "empty"), ("x" * 1001, None)):
                refused = await line.ask("refused", type="chat", id="2", text=text)
                assert refused["code"] == (code or "bad-request")

    house(scene)


def test_a_table_without_chat_has_none(house: House) -> None:
    async def scene(world: World) -> None:
        made = await world.table("Ann", chat=False)
        async with world.line(made, key=made.keys[1]) as line:
            await line.join(1)
            refused = await line.ask("refused", type="chat", id="1", text="hi")
            assert refused["code"] == "off"

    house(scene)
