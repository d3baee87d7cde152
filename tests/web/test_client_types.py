"""A field that is renamed in Python is an error in the client until it is used by its new name."""

import shutil
import subprocess
from pathlib import Path
from subprocess import PIPE

import pytest

from tools.build_client import find_npm
from tools.typescript import CLIENT, game_types

MODULES = CLIENT.parent / "node_modules"
STRICT = ["--noEmit", "--strict", "--skipLibCheck"]
BUNDLED = ["--module", "esnext", "--target", "es2022", "--moduleResolution", "bundler"]


def complaints(folder: Path, generated: str) -> str:
    """What the TypeScript compiler says of Infiltration's view with that file of types."""
    shutil.copytree(CLIENT, folder / "src", ignore=shutil.ignore_patterns("*.svelte"))
    (folder / "src/games/infiltration/generated.ts").write_text(generated)
    (folder / "node_modules").symlink_to(MODULES)
    compiler = MODULES / "typescript" / "bin" / "tsc"
    command = ["node", str(compiler), *STRICT, *BUNDLED, "src/games/infiltration/view.ts"]
    run = subprocess.run(
        command, cwd=folder, env=find_npm()[1], stdout=PIPE, text=True, check=False
    )
    return run.stdout


@pytest.mark.skipif(not MODULES.exists(), reason="the client's tools are not installed")
def test_a_renamed_field_is_an_error_where_the_client_uses_it(tmp_path: Path) -> None:
    types = game_types("infiltration")

    assert complaints(tmp_path / "as-it-is", types) == ""
    renamed = complaints(tmp_path / "renamed", types.replace("  discards:", "  laid_down:"))
    assert "Property 'discards' does not exist on type 'SeenPlayer'" in renamed
