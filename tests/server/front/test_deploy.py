"""The files in deploy/, read by the tools they are for where these are here: copying them works."""

import configparser
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from lynxdeck.server import web
from lynxdeck.server.settings import Settings, from_environment, is_origin

DEPLOY = Path(__file__).parents[3] / "deploy"
NGINX = (DEPLOY / "nginx.conf").read_text(encoding="utf-8")
CADDY = (DEPLOY / "Caddyfile").read_text(encoding="utf-8")
UNITS = sorted(DEPLOY.glob("*.service"))

every_unit = pytest.mark.parametrize("unit", UNITS, ids=[unit.name for unit in UNITS])


def needs(tool: str) -> pytest.MarkDecorator:
    """Skip where a tool is missing."""
    return pytest.mark.skipif(not shutil.which(tool), reason=f"{tool} is not here")


def accepted(*words: str | Path, **around: str) -> str:
    """Run a tool that must not complain; what it said."""
    done = subprocess.run(
        words, capture_output=True, text=True, check=False, env={**os.environ, **around}
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout + done.stderr


def environment(unit: Path) -> dict[str, str]:
    """What a unit sets, for one port."""
    lines = re.findall(r"^Environment=(\w+)=(.*)$", unit.read_text(encoding="utf-8"), re.MULTILINE)
    return {name: value.replace("%i", "8765") for name, value in lines}


@every_unit
def test_a_unit_sets_what_there_is_to_set(unit: Path) -> None:
    found = from_environment(environment(unit))
    assert is_origin(found.public_url)
    assert found.proxies
    assert found.data
    assert found.data.is_relative_to("/var/lib/lynxdeck")


@every_unit
def test_a_unit_gives_few_rights(unit: Path) -> None:
    parser = configparser.ConfigParser(strict=False, interpolation=None)
    parser.read(unit)
    service = parser["Service"]
    for name in ("DynamicUser", "NoNewPrivileges", "PrivateTmp", "ProtectHome"):
        assert service[name] == "yes"
    assert service["ProtectSystem"] == "strict"
    assert int(service["TimeoutStopSec"]) > 10
    assert "MemoryDenyWriteExecute" not in service  # Numba could not load what it compiled


@needs("systemd-analyze")
@every_unit
def test_systemd_reads_a_unit(unit: Path, tmp_path: Path) -> None:
    copy = tmp_path / unit.name.replace("@", "@8765")
    text = unit.read_text(encoding="utf-8")
    copy.write_text(text.replace("/opt/lynxdeck/bin/lynxdeck", sys.executable))
    done = subprocess.run(
        ["systemd-analyze", "verify", copy], capture_output=True, text=True, check=False
    )
    ours = [line for line in done.stderr.splitlines() if copy.name in line]
    assert not ours, ours


def test_proxies_pass_sockets_on_and_keep_the_house_to_themselves() -> None:
    assert NGINX.count("access_log off;") == NGINX.count("server {")
    for word in (
        "proxy_set_header Upgrade $http_upgrade;",
        "proxy_set_header X-Forwarded-For",
        "proxy_set_header X-Forwarded-Proto $scheme;",
        "proxy_set_header Host $host;",
        "location = /metrics { return 404; }",
    ):
        assert word in NGINX
    wait = re.search(r"proxy_read_timeout (\d+)s;", NGINX)
    assert wait
    assert int(wait[1]) >= 75
    size = re.search(r"client_max_body_size (\d+)k;", NGINX)
    assert size
    assert int(size[1]) * 1024 >= web.BODY
    for text in (NGINX, CADDY):
        assert f"127.0.0.1:{Settings().port}" in text
        assert "/metrics" in text
        assert "/readyz" in text


@needs("nginx")
def test_nginx_reads_its_file(tmp_path: Path) -> None:
    key, certificate = tmp_path / "privkey.pem", tmp_path / "fullchain.pem"
    accepted(
        *("openssl", "req", "-x509", "-nodes", "-newkey", "rsa:2048", "-subj", "/CN=cards.example"),
        *("-keyout", key, "-out", certificate),
    )
    site, main = tmp_path / "site.conf", tmp_path / "main.conf"
    site.write_text(NGINX.replace("/etc/ssl/cards.example", str(tmp_path)))
    kinds = ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    folders = "".join(f"{kind}_temp_path {tmp_path}/{kind};" for kind in kinds)
    main.write_text(f"pid {tmp_path}/pid; events {{}} http {{ {folders} include {site}; }}")
    accepted("nginx", "-t", "-e", "stderr", "-p", tmp_path, "-c", main)


@needs("caddy")
@pytest.mark.parametrize("processes", ["127.0.0.1:8765", "one:8765 two:8765"])
def test_caddy_reads_its_file(processes: str, tmp_path: Path) -> None:
    around = {"XDG_DATA_HOME": str(tmp_path), "XDG_CONFIG_HOME": str(tmp_path)}
    around |= {"PROCESSES": processes}
    file = DEPLOY / "Caddyfile"
    accepted("caddy", "validate", "--adapter", "caddyfile", "--config", file, **around)
    made = accepted("caddy", "adapt", "--adapter", "caddyfile", "--config", file, **around)
    assert re.findall(r'"dial":"([^"]+)"', made) == processes.split()
