"""What docs/HOSTING.md tells a host to install is checked as far as this machine can."""

from __future__ import annotations

import json
import os
import re
import shutil
import ssl
import subprocess
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import NoReturn

import httpx
import pytest
import typer
from prometheus_client.core import Metric

from pentarch.cli import app
from pentarch.hosting.metrics import REGISTRY
from pentarch.web import metrics
from tests.storage.conftest import postgres, postgres_address
from tests.web.live import Browser, fetch, play_on, wait_until
from tests.web.server_process import free_port, process
from tools.find_programs import find

__all__ = ["postgres", "postgres_address"]

ROOT = Path(__file__).parent.parent.parent
DEPLOY = ROOT / "deploy"
GUIDE = (ROOT / "docs" / "HOSTING.md").read_text(encoding="utf-8")
NGINX = find(("nginx",))


# Units of systemd.


@pytest.mark.parametrize("name", ["pentarch.service", "pentarch-backup.service"])
def test_systemd_takes_the_units(name: str, tmp_path: Path) -> None:
    analyze = shutil.which("systemd-analyze")
    if analyze is None:
        pytest.skip("NOT CHECKED: systemd-analyze is not installed")
    for it in DEPLOY.glob("pentarch*"):
        text = it.read_text().replace("/opt/pentarch/bin/pentarch", "/bin/true")
        (tmp_path / it.name).write_text(text)

    names = [name] if name == "pentarch.service" else [name, "pentarch-backup.timer"]
    command = [analyze, "verify", "--man=no", *(str(tmp_path / it) for it in names)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)

    said = [line for line in done.stderr.splitlines() if "pentarch" in line]
    assert said == []
    assert done.returncode == 0, done.stderr


def test_the_options_in_the_units_and_the_guide_exist() -> None:
    command = typer.main.get_command(app)
    serve = command.commands["serve"]  # type: ignore[attr-defined]
    known = {option for it in serve.params for option in it.opts}
    lines = [GUIDE, *(it.read_text() for it in DEPLOY.iterdir())]
    used = {
        option
        for text in lines
        for served in re.findall(r"serve((?:\\\n|[^\n`])*)", text)
        for option in re.findall(r"--[a-z-]+", served)
    }

    assert {"--proxy", "--allowed-host", "--metrics", "--processes"} <= used
    assert used <= known


# nginx in front of two servers.


def wanting(why: str) -> NoReturn:
    """Skip loudly; where everything must be tested, fail."""
    if os.environ.get("CI") == "true":
        pytest.fail(why)
    pytest.skip(f"NOT CHECKED: {why}")


@contextmanager
def nginx(folder: Path, *servers: str) -> Iterator[tuple[str, str]]:
    """The example, with other ports and a certificate of its own; its plain and secure address."""
    if NGINX is None:
        wanting("nginx is not installed; on Debian, install nginx-light")
    plain, secure = free_port(), free_port()
    site = (DEPLOY / "nginx.conf").read_text()
    upstream = "".join(f"server {it.removeprefix('http://')};\n" for it in servers)
    changes = {
        "server 127.0.0.1:8000;": upstream,
        "listen 443 ssl http2;": f"listen {plain}; listen {secure} ssl http2;",
        "listen 80;": f"listen {free_port()};",
        "/etc/letsencrypt/live/table.example": str(folder),
    }
    for old, new in changes.items():
        assert old in site
        site = site.replace(old, new)
    make_certificate(folder)
    places = "".join(
        f"{it}_temp_path {folder}/{it};\n"
        for it in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    )
    (folder / "nginx.conf").write_text(
        f"daemon off; pid {folder}/pid; error_log stderr;\nevents {{}}\n"
        f"http {{ access_log off;\n{places}{site}}}\n"
    )
    command = [NGINX, "-p", str(folder), "-c", str(folder / "nginx.conf"), "-e", "stderr"]
    subprocess.run([*command, "-t"], check=True, capture_output=True)
    running = subprocess.Popen(command)
    try:
        address = f"http://127.0.0.1:{plain}"
        wait_until(lambda: is_up(address))
        yield address, f"https://127.0.0.1:{secure}"
    finally:
        running.terminate()
        running.wait(30)


def is_up(address: str) -> bool:
    try:
        return fetch(f"{address}/healthz").status_code == 200
    except httpx.TransportError:
        return False


def make_certificate(folder: Path) -> None:
    command = ["openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2"]
    command += ["-subj", "/CN=table.example", "-keyout", str(folder / "privkey.pem")]
    subprocess.run(
        [*command, "-out", str(folder / "fullchain.pem")], check=True, capture_output=True
    )


def test_a_match_is_played_through_nginx_and_two_servers(
    postgres_address: str, tmp_path: Path
) -> None:
    tmp_path.chmod(0o755)
    with ExitStack() as stack:
        servers = [stack.enter_context(process(postgres_address, proxied=True)) for _ in range(2)]
        plain, secure = stack.enter_context(nginx(tmp_path, *(it.url for it in servers)))
        anna, boris = (stack.enter_context(Browser(plain)) for _ in range(2))
        id = anna.open("me", "open")["match"]["id"]
        boris.post(f"/api/matches/{id}/join", {})
        anna.post(f"/api/matches/{id}/start", {})
        hers = stack.enter_context(anna.socket(id))
        his = stack.enter_context(boris.socket(id))
        watching = stack.enter_context(stack.enter_context(Browser(plain)).socket(id))

        play_on(hers, his)

        assert hers.update["status"] == "over"
        watching.wait_for(hers.update["n"])
        wait_until(lambda: anna.http.get(f"/api/matches/{id}/verify").status_code == 200)
        context = ssl.create_default_context(cafile=str(tmp_path / "fullchain.pem"))
        context.check_hostname = False
        claimed = {"X-Forwarded-Proto": "http", "X-Forwarded-For": "198.51.100.7"}
        with httpx.Client(base_url=secure, verify=context, headers=claimed) as visitor:
            me = visitor.get("/api/me")
            assert "max-age" in me.headers["strict-transport-security"]
            assert "secure" in me.headers["set-cookie"].lower()
            assert visitor.get("/metrics").status_code == 404


# Figures.


def told() -> list[Metric]:
    assert metrics.SOCKETS is not None, "all figures are declared"
    return [it for it in REGISTRY.collect() if it.name.startswith("pentarch_")]


def test_the_guide_explains_every_figure_and_no_other() -> None:
    names = {f"{it.name}_total" if it.type == "counter" else it.name for it in told()}

    explained = set(re.findall(r"^\| `(pentarch_\w+)", GUIDE, re.MULTILINE))

    assert explained == names


def test_the_dashboard_shows_figures_that_exist() -> None:
    dashboard = json.loads((DEPLOY / "grafana.json").read_text())
    samples = {sample.name for it in told() for sample in it.samples}
    samples |= {f"{it.name}_total" for it in told() if it.type == "counter"}

    asked = [it["expr"] for panel in dashboard["panels"] for it in panel["targets"]]
    used = {name for it in asked for name in re.findall(r"pentarch_\w+", it)}

    assert used <= samples
    assert len({panel["id"] for panel in dashboard["panels"]}) == len(dashboard["panels"]) >= 10
    places = [tuple(panel["gridPos"].values()) for panel in dashboard["panels"]]
    assert len(set(places)) == len(places)


# The rest.


def test_the_guide_and_the_folder_name_the_same_files() -> None:
    named = set(re.findall(r"\(\.\./deploy/([\w.-]+)\)", GUIDE))

    assert named == {it.name for it in DEPLOY.iterdir()}


def test_the_container_is_built_of_what_there_is() -> None:
    text = (DEPLOY / "Containerfile").read_text()

    assert "COPY . ." in text
    for name in re.findall(r"PIP_CONSTRAINT=(\S+)", text):
        assert (ROOT / name).is_file()
    assert re.search(r"^release:", (ROOT / "Makefile").read_text(), re.MULTILINE)
