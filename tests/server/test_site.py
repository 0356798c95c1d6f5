"""The folder for static hosts: what is written, what is left alone, what is refused."""

import re
from pathlib import Path

import pytest

from lynxdeck.games.refusal import Refusal
from lynxdeck.server.http import policy
from lynxdeck.server.ops import site

INDEX = """<!doctype html><head>
<meta charset="utf-8" />
<link rel="manifest" href="./manifest.webmanifest" />
<meta name="lynxdeck-release" content="0123456789ab" />
<!-- preview -->
<script type="module" src="./assets/{script}"></script></head>
"""
WORKER = 'const RELEASE = "0123456789ab";\nconst SERVER = true;\n'


def build(top: Path, script: str = "first-1.js") -> Path:
    """A page as Vite leaves it."""
    files = {"index.html": INDEX.format(script=script), "sw.js": WORKER, f"assets/{script}": "1;"}
    packed = {f"assets/{script}.br": "", f"assets/{script}.gz": "", "preview.png": ""}
    for name, text in {**files, **packed}.items():
        (top / name).parent.mkdir(parents=True, exist_ok=True)
        (top / name).write_text(text)
    return top


def read(folder: Path) -> dict[str, str]:
    """All files of a folder."""
    return {
        path.relative_to(folder).as_posix(): path.read_text()
        for path in folder.rglob("*")
        if path.is_file()
    }


def test_the_page_is_told_that_it_has_no_server(tmp_path: Path) -> None:
    site.write(tmp_path / "cards" / "site", build(tmp_path / "static"))
    files = read(tmp_path / "cards" / "site")
    page = files["index.html"]
    assert '<meta name="lynxdeck-site"' in page
    assert '<meta name="referrer" content="no-referrer" />' in page
    assert "preview" not in page
    assert "const SERVER = false;" in files["sw.js"]
    assert not [name for name in files if name.endswith((".br", ".gz", ".new", ".png"))]
    assert not re.search(r'(?:href|src)="/', "".join(files.values()))


def test_the_policy_comes_before_all_that_it_is_about(tmp_path: Path) -> None:
    site.write(tmp_path / "site", build(tmp_path / "static"))
    page = read(tmp_path / "site")["index.html"]
    assert page.index(policy.meta()) < min(page.index("<link"), page.index("<script"))
    assert set(policy.header().split("; ")) - set(policy.meta().split("; ")) == {
        "frame-ancestors 'none'"
    }


def test_the_guide_for_hosts_names_the_policy_in_force() -> None:
    guide = Path(__file__).parents[2] / "docs/hosting.md"
    assert f"\nContent-Security-Policy: {policy.header()}\n" in guide.read_text(encoding="utf-8")


def test_page_and_worker_name_the_same_release_which_no_server_has(tmp_path: Path) -> None:
    site.write(tmp_path / "site", build(tmp_path / "static"))
    files = read(tmp_path / "site")
    [release] = re.findall(r'RELEASE = "(\w{12})"', files["sw.js"])
    assert f'content="{release}"' in files["index.html"]
    assert release != "0123456789ab"


def test_a_later_site_keeps_what_open_pages_are_made_of_and_what_is_not_ours(
    tmp_path: Path,
) -> None:
    folder = tmp_path / "site"
    site.write(folder, build(tmp_path / "one", "first-1.js"))
    (folder / "CNAME").write_text("cards.example")
    site.write(folder, build(tmp_path / "two", "first-2.js"))
    assert {"assets/first-1.js", "assets/first-2.js"} <= set(read(folder))
    site.write(folder, build(tmp_path / "three", "first-3.js"))
    assert {"assets/first-2.js", "assets/first-3.js", "CNAME"} <= set(read(folder))
    assert not (folder / "assets/first-1.js").exists()
    assert "first-3.js" in (folder / "index.html").read_text()


def test_the_same_again_changes_nothing(tmp_path: Path) -> None:
    static = build(tmp_path / "static")
    site.write(tmp_path / "site", static)
    before = read(tmp_path / "site")
    site.write(tmp_path / "site", static)
    after = read(tmp_path / "site")
    assert {**before, site.NOTE: ""} == {**after, site.NOTE: ""}


@pytest.mark.parametrize("name", ["thesis.txt", ".git", site.NOTE])
def test_a_folder_with_something_else_is_refused_and_left_alone(tmp_path: Path, name: str) -> None:
    static, folder = build(tmp_path / "static"), tmp_path / "mine"
    folder.mkdir()
    (folder / name).write_text("not ours")
    with pytest.raises(Refusal, match="holds something else"):
        site.write(folder, static)
    assert read(folder) == {name: "not ours"}


def test_a_file_is_no_folder(tmp_path: Path) -> None:
    (tmp_path / "site").write_text("a file")
    with pytest.raises(Refusal, match="is no folder"):
        site.write(tmp_path / "site", build(tmp_path / "static"))


def test_without_a_built_page_there_is_a_sentence(tmp_path: Path) -> None:
    with pytest.raises(Refusal, match="not built"):
        site.write(tmp_path / "site", tmp_path / "nothing")
    assert not (tmp_path / "site").exists()
