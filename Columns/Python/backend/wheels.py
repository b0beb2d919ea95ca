"""Builds the wheel: Python's files, and beside them the C library and the command that Columns/Python/build-python.sh
has put there. From a source distribution, which has Swift's sources inside, that script is run first.

A build backend of its own (PEP 517) that needs nothing installed, because all there is to do is to
write an archive. The same files give the same bytes.
"""

from __future__ import annotations

import base64
import hashlib
import io
import platform
import re
import shutil
import subprocess
import tarfile
import tempfile
import zipfile
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
PACKAGE = ROOT / "formatting_field"
LIBRARY = PACKAGE / "libnumber-columns.so"
COMMAND = ROOT / "bin/numcolumns"
#: Swift's sources in a source distribution.
SWIFT = ROOT / "swift"
NEEDS = """formatting-field: the C library and the command are written in Swift, and there is no Swift here.

A wheel needs none: take one for your system. To build it from these sources, on Linux, install Swift 6.1 or later
(https://www.swift.org/install), libicu-dev, pkg-config and git, and say pip install again; or run
Columns/Python/build-python.sh in a clone of the repository."""
TIME = (2020, 1, 1, 0, 0, 0)
#: The oldest glibc that a wheel is said to be for.
OLDEST = 28


def _project(key: str) -> str:
    """A text of pyproject.toml: Python 3.9 has no reader of TOML."""
    found = re.search(rf'^{key} = "(.*)"$', (ROOT / "pyproject.toml").read_text(), re.MULTILINE)
    assert found, key
    return found[1]


def _list(key: str) -> list[str]:
    """The texts of a list of pyproject.toml."""
    found = re.search(rf"^{key} = \[(.*?)\]", (ROOT / "pyproject.toml").read_text(), re.MULTILINE | re.DOTALL)
    assert found, key
    return re.findall(r'"([^"]*)"', found[1])


def _licences(inside: str = "") -> dict[str, bytes]:
    """The licences of the package, and those of a folder: of what a wheel has inside."""
    # In a clone the licence is that of the repository.
    own = next(file for file in (ROOT / "LICENSE", ROOT.parents[1] / "LICENSE") if file.exists())
    files = [own, ROOT / "NOTICE", *(sorted((ROOT / inside).glob("*.txt")) if inside else [])]
    return {file.name: file.read_bytes() for file in files}


def _metadata(licences: dict[str, bytes]) -> str:
    url = ROOT / "url.txt"
    return "\n".join(
        [
            "Metadata-Version: 2.4",
            f"Name: {_project('name')}",
            f"Version: {_project('version')}",
            f"Summary: {_project('description')}",
            *([f"Project-URL: Repository, {url.read_text().strip()}"] if url.exists() else []),
            f"Keywords: {','.join(_list('keywords'))}",
            "License-Expression: Apache-2.0",
            *(f"License-File: {name}" for name in licences),
            *(f"Classifier: {name}" for name in _list("classifiers")),
            f"Requires-Python: {_project('requires-python')}",
            "Description-Content-Type: text/markdown",
            "",
            (ROOT / "README.md").read_text(),
        ]
    )


def _tag() -> str:
    """Any Python 3; the platform is the least glibc that library and command ask for, as PEP 600 names it."""
    asked = [version for file in (LIBRARY, COMMAND) for version in re.findall(rb"GLIBC_2\.(\d+)", file.read_bytes())]
    least = max(OLDEST, *map(int, asked))
    return f"py3-none-manylinux_2_{least}_{platform.machine()}"


def _name() -> str:
    return f"{_project('name').replace('-', '_')}-{_project('version')}"


def _files() -> list[Path]:
    found = [*PACKAGE.rglob("*.py"), PACKAGE / "py.typed"]
    return sorted(found)


def build_wheel(
    wheel_directory: str, config_settings: object = None, metadata_directory: object = None
) -> str:
    if not LIBRARY.exists() or not COMMAND.exists():
        return _build_from_swift(wheel_directory)
    tag, name = _tag(), _name()
    info = f"{name}.dist-info"
    contents = {str(file.relative_to(ROOT)): file.read_bytes() for file in [*_files(), LIBRARY]}
    contents[f"{name}.data/scripts/{COMMAND.name}"] = COMMAND.read_bytes()
    licences = _licences("licences")
    contents[f"{info}/METADATA"] = _metadata(licences).encode()
    for licence, text in licences.items():
        contents[f"{info}/licenses/{licence}"] = text
    contents[f"{info}/WHEEL"] = (
        f"Wheel-Version: 1.0\nGenerator: {_project('name')}\nRoot-Is-Purelib: false\nTag: {tag}\n"
    ).encode()
    record = f"{info}/RECORD"
    lines = [f"{path},{_digest(content)},{len(content)}" for path, content in contents.items()]
    contents[record] = "\n".join([*lines, f"{record},,", ""]).encode()
    wheel = f"{name}-{tag}.whl"
    with zipfile.ZipFile(Path(wheel_directory) / wheel, "w", zipfile.ZIP_DEFLATED) as archive:
        for path, content in contents.items():
            entry = zipfile.ZipInfo(path, TIME)
            # pip makes a regular file executable that says so.
            entry.external_attr = (0o100755 if ".data/scripts/" in path else 0o100644) << 16
            entry.compress_type = zipfile.ZIP_DEFLATED
            archive.writestr(entry, content)
    return wheel


def prepare_metadata_for_build_wheel(metadata_directory: str, config_settings: object = None) -> str:
    """What pip asks first: nothing is compiled for that."""
    if not LIBRARY.exists():
        _script()
    info = Path(metadata_directory) / f"{_name()}.dist-info"
    info.mkdir()
    (info / "METADATA").write_text(_metadata(_licences("licences")))
    return info.name


def _script() -> Path:
    """The script that builds from Swift's sources; ends with what is needed if it cannot."""
    script = SWIFT / "Columns/Python/build-python.sh"
    if platform.system() != "Linux" or not shutil.which("swift") or not script.exists():
        raise SystemExit(NEEDS)
    return script


def _build_from_swift(wheel_directory: str) -> str:
    script = _script()
    with tempfile.TemporaryDirectory() as folder:
        subprocess.run([str(script), folder], check=True)
        wheel = next(Path(folder).glob("*.whl"))
        shutil.move(str(wheel), str(Path(wheel_directory) / wheel.name))
        return wheel.name


def _digest(content: bytes) -> str:
    digest = base64.urlsafe_b64encode(hashlib.sha256(content).digest()).rstrip(b"=").decode()
    return f"sha256={digest}"


def build_sdist(sdist_directory: str, config_settings: object = None) -> str:
    """A source distribution. Swift's sources are in it if build-python.sh has put them there."""
    name = _name()
    licences = _licences()
    files = [*_files(), Path(__file__), ROOT / "pyproject.toml", ROOT / "README.md"]
    files += sorted(file for file in SWIFT.rglob("*") if file.is_file())
    contents = {str(file.relative_to(ROOT)): file for file in files}
    texts = {**licences, "PKG-INFO": _metadata(licences).encode()}
    with tarfile.open(Path(sdist_directory) / f"{name}.tar.gz", "w:gz") as archive:
        for path in sorted({*contents, *texts}):
            content = texts[path] if path in texts else contents[path].read_bytes()
            entry = tarfile.TarInfo(f"{name}/{path}")
            entry.size = len(content)
            entry.mode = 0o755 if path.endswith(".sh") else 0o644
            archive.addfile(entry, io.BytesIO(content))
    return f"{name}.tar.gz"
