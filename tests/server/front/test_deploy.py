"""The files in deploy/, read by the tools they are for where these are here: copying them works."""

import asyncio
import configparser
import contextlib
import os
import re
import shutil
import socket
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from ipaddress import ip_address, ip_network
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import aiohttp
import pytest
import yaml

from lynxdeck.server.http import app as web
from lynxdeck.server.settings import Settings, from_environment, is_origin
from tests.server.front.conftest import World, visit
from tests.server.front.process import Process, Start

DEPLOY = Path(__file__).parents[3] / "deploy"
NGINX = (DEPLOY / "nginx.conf").read_text(encoding="utf-8")
CADDY = (DEPLOY / "Caddyfile").read_text(encoding="utf-8")
COMPOSE = yaml.safe_load((DEPLOY / "compose.yaml").read_text(encoding="utf-8"))
UNITS = sorted(DEPLOY.glob("*.service"))

SERVERS = [unit for unit in UNITS if "lynxdeck serve" in unit.read_text(encoding="utf-8")]

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


@pytest.mark.parametrize("unit", SERVERS, ids=[unit.name for unit in SERVERS])
def test_a_unit_sets_what_there_is_to_set(unit: Path) -> None:
    found = from_environment(environment(unit))
    assert is_origin(found.public_url)
    assert found.proxies
    assert found.data
    assert found.data.is_relative_to("/var/lib/lynxdeck")


@pytest.mark.promise("headers")
@pytest.mark.parametrize("proxy", [NGINX, CADDY], ids=["nginx", "caddy"])
def test_a_proxy_keeps_browsers_on_https(proxy: str) -> None:
    assert re.search(r'Strict-Transport-Security "max-age=31536000"', proxy)


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


def settings_of(service: dict[str, Any]) -> Settings:
    """What a service of compose.yaml gives to Lynxdeck, with a password and a name filled in."""
    filled = {
        name: re.sub(r"\$\{\w+:\?[^}]*\}", "example", value)
        for name, value in service["environment"].items()
    }
    return from_environment(filled)


def address_of(service: dict[str, Any]) -> str:
    """Where a service is in the network of containers; no other is given that address."""
    (pool,) = COMPOSE["networks"]["inside"]["ipam"]["config"]
    found = ip_address(service["networks"]["inside"]["ipv4_address"])
    assert found in ip_network(pool["subnet"])
    assert found not in ip_network(pool["ip_range"])
    return str(found)


def test_compose_brings_processes_that_share_everything() -> None:
    services = COMPOSE["services"]
    ours = {name: one for name, one in services.items() if one.get("image") == "lynxdeck"}
    assert len(ours) >= 2
    assert len({settings_of(one) for one in ours.values()}) == 1
    for one in ours.values():
        found = settings_of(one)
        assert urlsplit(found.store).hostname in services
        assert urlsplit(found.bus).hostname in services
        assert is_origin(found.public_url)
        assert found.proxies
        assert one["read_only"]
        assert one["cap_drop"] == ["ALL"]
    extras = services["one"]["build"]["args"]["EXTRAS"].split(",")
    project = tomllib.loads((DEPLOY.parent / "pyproject.toml").read_text(encoding="utf-8"))
    assert {"server", "postgres", "redis"} <= set(extras)
    assert set(extras) <= set(project["project"]["optional-dependencies"])
    upstreams = services["caddy"]["environment"]["PROCESSES"].split()
    serving = [one for one in ours.values() if "entrypoint" not in one]
    assert upstreams == [f"{address_of(one)}:{Settings().port}" for one in serving]
    for one in serving:
        assert [str(network.network_address) for network in settings_of(one).proxies] == [
            address_of(services["caddy"])
        ]


def test_compose_names_what_it_has() -> None:
    """Volumes, networks and services; and nothing but the proxy is open to others."""
    services = COMPOSE["services"]
    for name, one in services.items():
        assert set(one.get("depends_on", ())) <= set(services)
        assert set(one["networks"]) <= set(COMPOSE["networks"])
        assert ("ports" in one) == (name == "caddy")
        for volume in one.get("volumes", ()):
            source = volume.split(":")[0]
            assert (DEPLOY / source).exists() if "/" in source else source in COMPOSE["volumes"]
    for name in ("postgres", "valkey"):
        assert services[name]["networks"] == ["inside"]
    assert COMPOSE["networks"]["inside"]["internal"]


def composes() -> bool:
    """Whether Docker has its plugin."""
    words = ["docker", "compose", "version"]
    return bool(
        shutil.which("docker")
        and subprocess.run(words, capture_output=True, check=False).returncode == 0
    )


@pytest.mark.skipif(not composes(), reason="docker compose is not here")
def test_docker_reads_compose() -> None:
    around = {"SITE": "cards.example", "DATABASE_PASSWORD": "tea"}
    accepted("docker", "compose", "--file", DEPLOY / "compose.yaml", "config", "--quiet", **around)


@contextlib.contextmanager
def caddy(tmp_path: Path, *processes: Process) -> Iterator[str]:
    """Our file's Caddy before some servers; its address."""
    with socket.create_server(("127.0.0.1", 0)) as free:
        base = f"http://127.0.0.1:{free.getsockname()[1]}"
    file = tmp_path / "Caddyfile"
    file.write_text("{\n\tadmin off\n}\n" + CADDY)
    around = {"SITE": base, "PROCESSES": " ".join(f"127.0.0.1:{one.port}" for one in processes)}
    around |= {"XDG_DATA_HOME": str(tmp_path), "XDG_CONFIG_HOME": str(tmp_path)}
    running = subprocess.Popen(
        ["caddy", "run", "--adapter", "caddyfile", "--config", file],
        stderr=subprocess.DEVNULL, env={**os.environ, **around},
    )  # fmt: skip
    try:
        yield base
    finally:
        running.kill()
        running.wait()


@pytest.mark.long
@needs("caddy")
def test_nobody_notices_that_one_of_two_servers_is_gone(
    start: Start, postgres: str, tmp_path: Path
) -> None:
    """Through Caddy: a table is made, one server is killed, and every request is answered."""
    one, two = (
        start(data=tmp_path / name, LYNXDECK_STORE=postgres, LYNXDECK_TRUSTED_PROXIES="127.0.0.1")
        for name in ("one", "two")
    )

    async def scene(world: World) -> None:
        while True:
            with contextlib.suppress(aiohttp.ClientError):
                if (await world.ask("GET", "/version")).status == 200:
                    break
            await asyncio.sleep(0.05)
        made = await world.table("Annabella", "Ben")
        await world.start(made)
        assert (await world.ask("GET", "/metrics")).status == 404
        one.popen.kill()
        one.popen.wait()
        for _ in range(40):
            seen = await world.get(f"{made.path}/view?seat=1", key=made.keys[1])
            assert seen.status == 200, seen.text
        assert two.popen.poll() is None

    with caddy(tmp_path, one, two) as base:
        visit(base, scene)
