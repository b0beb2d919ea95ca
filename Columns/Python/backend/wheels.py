"""Builds the wheel: Python's files, and beside them the C library that Columns/Python/build-python.sh has put there.

A build backend of its own (PEP 517) that needs nothing installed, because all there is to do is to
write an archive. The same files give the same bytes.
"""

from __future__ import annotations

import base64
import hashlib
import io
import platform
import re
import tarfile
import zipfile
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
PACKAGE = ROOT / "formatting_field"
# In a clone the licence is that of the repository.
LICENSE = next(file for file in (ROOT / "LICENSE", ROOT.parents[1] / "LICENSE") if file.exists())
LIBRARY = PACKAGE / "libformatting-field.so"
NEEDS = """formatting-field: the C library is missing.

This is a source distribution of the Python files alone. The library is written in Swift: with Swift 6.1 or
later, on Linux, run Columns/Python/build-python.sh in a clone of the repository; it builds a wheel, which then
needs neither Swift nor a compiler."""
TIME = (2020, 1, 1, 0, 0, 0)


def _project(key: str) -> str:
    """A text of pyproject.toml: Python 3.9 has no reader of TOML."""
    found = re.search(rf'^{key} = "(.*)"$', (ROOT / "pyproject.toml").read_text(), re.MULTILINE)
    assert found, key
    return found[1]


def _metadata() -> str:
    return "\n".join(
        [
            "Metadata-Version: 2.1",
            f"Name: {_project('name')}",
            f"Version: {_project('version')}",
            f"Summary: {_project('description')}",
            "License: Apache-2.0",
            f"Requires-Python: {_project('requires-python')}",
            "Provides-Extra: babel",
            'Requires-Dist: babel; extra == "babel"',
            "Description-Content-Type: text/markdown",
            "",
            (ROOT / "README.md").read_text(),
        ]
    )


def _tag() -> str:
    """Any Python 3; the platform is the least glibc that the library asks for, as PEP 600 names it."""
    versions = re.findall(rb"GLIBC_2\.(\d+)", LIBRARY.read_bytes())
    least = max(map(int, versions))
    return f"py3-none-manylinux_2_{least}_{platform.machine()}"


def _name() -> str:
    return f"{_project('name').replace('-', '_')}-{_project('version')}"


def _files() -> list[Path]:
    found = [*PACKAGE.glob("*.py"), PACKAGE / "py.typed"]
    return sorted(found)


def build_wheel(
    wheel_directory: str, config_settings: object = None, metadata_directory: object = None
) -> str:
    if not LIBRARY.exists():
        raise SystemExit(NEEDS)
    tag, name = _tag(), _name()
    info = f"{name}.dist-info"
    contents = {f"{file.parent.name}/{file.name}": file.read_bytes() for file in _files()}
    contents[f"{PACKAGE.name}/{LIBRARY.name}"] = LIBRARY.read_bytes()
    contents[f"{info}/METADATA"] = _metadata().encode()
    contents[f"{info}/LICENSE"] = LICENSE.read_bytes()
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
            entry.external_attr = 0o644 << 16
            entry.compress_type = zipfile.ZIP_DEFLATED
            archive.writestr(entry, content)
    return wheel


def _digest(content: bytes) -> str:
    digest = base64.urlsafe_b64encode(hashlib.sha256(content).digest()).rstrip(b"=").decode()
    return f"sha256={digest}"


def build_sdist(sdist_directory: str, config_settings: object = None) -> str:
    name = _name()
    files = [*_files(), Path(__file__), ROOT / "pyproject.toml", ROOT / "README.md"]
    contents = {str(file.relative_to(ROOT)): file.read_bytes() for file in files}
    contents["LICENSE"] = LICENSE.read_bytes()
    contents["PKG-INFO"] = _metadata().encode()
    with tarfile.open(Path(sdist_directory) / f"{name}.tar.gz", "w:gz") as archive:
        for path, content in sorted(contents.items()):
            entry = tarfile.TarInfo(f"{name}/{path}")
            entry.size = len(content)
            archive.addfile(entry, io.BytesIO(content))
    return f"{name}.tar.gz"
