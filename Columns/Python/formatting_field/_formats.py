"""How numbers are written and read in a locale: formats of ICU's, Babel's, or of a function."""

from __future__ import annotations

import ctypes
import ctypes.util
import re
from collections.abc import Callable
from decimal import Decimal
from functools import lru_cache
from typing import Any, Optional

from . import _library as c
from ._columns import Convention
from ._library import Handle, LibraryError, passed, text_of

Writer = Callable[[Decimal], Optional[str]]


class FormatError(ValueError):
    """There is no such format, and the reason."""


class Format:
    """How numbers are written and read.

    `Format("de-DE", "currency:EUR")` asks ICU for it: the one inside of the library if it was built
    so, else the system's. Where there is no ICU, Babel is asked. A format is told from the texts that
    these write. Without either, a convention is a format for plain numbers:

    >>> Format.of(Convention("1.234,5")).text(Decimal("1234.5"))
    '1.234,5'

    So is a function that writes numbers:

    >>> def swiss(number: Decimal) -> str:
    ...     return f"{number:,.2f}".replace(",", "’")
    >>> Format.of_writer(swiss).text(Decimal("1234.5"))
    '1’234.50'
    """

    def __init__(self, locale: str, style: str = "decimal", source: Optional[str] = None) -> None:
        """`style` is "decimal", "integer", "percent", "permille", "permyriad", "currency:EUR" or "accounting:EUR";
        `source` is "icu" or "babel", or None for the first that there is."""
        if source not in (None, "icu", "babel"):
            raise ValueError(f"source is 'icu' or 'babel', not {source!r}")
        #: What the numbers are, as given.
        self.style = style
        if source != "babel" and hasattr(c.lib, "ff_format_from_icu"):
            reason, sentence = _reason()
            self._keep: tuple[Any, ...] = ()
            self._handle = _made(
                "ff_format_from_icu", *passed(locale), *passed(style), None, reason=sentence,
                behind=(reason,))
            return
        write: Writer | None = None
        if source != "babel":
            write = _icu_writer(locale, style)
        if write is None and source != "icu":
            write = _babel_writer(locale, style)
        if write is None:
            raise FormatError(
                f"a format of {locale} needs {_WANTED[source]}. "
                "Without it take Format.of(Convention(...)), or a function: Format.of_writer(...)")
        code = style.partition(":")[2]
        self._take(write, locale=locale, style=style, affixes=code)

    @classmethod
    def of(cls, convention: Convention) -> Format:
        """The format that writes plain numbers in a convention."""
        format = cls.__new__(cls)
        format._keep = ()
        format.style = "decimal"
        format._handle = Handle("format", "ff_format_from_convention", convention._bit)
        return format

    @classmethod
    def of_writer(cls, write: Writer, *, locale: str = "und", style: str = "decimal") -> Format:
        """The format of a function that writes numbers; it gives None for those that it cannot write.

        What its texts mean is told from some hundred of them. Raises FormatError if that leaves a doubt.
        """
        format = cls.__new__(cls)
        format.style = style
        format._take(write, locale=locale, style=style, affixes="")
        return format

    def text(self, number: Any) -> str:
        """A number as the format writes it."""
        return text_of("ff_format_text", self._handle.pointer, *passed(plain(number))) or ""

    def _take(self, write: Writer, *, locale: str, style: str, affixes: str) -> None:
        failure: list[BaseException] = []

        def written(
            context: int, number: int, length: int, buffer: int, capacity: int
        ) -> int:
            try:
                text = write(Decimal(ctypes.string_at(number, length).decode()))
            except Exception as error:
                failure.append(error)
                return -1
            if text is None:
                return -1
            found = text.encode()
            if len(found) <= capacity:
                ctypes.memmove(buffer, found, len(found))
            return len(found)

        # The library calls the function as long as it has the format, and says when it has no more use
        # for it; only then it may go.
        number = max(_writers, default=0) + 1
        writer = c.Writer(ctypes.sizeof(c.Writer), number)
        writer.write, writer.release, writer.allows_negative = c.Write(written), _release, True
        _writers[number] = writer.write
        texts = [passed(text) for text in (locale, style, "latn", affixes)]
        facts = c.WriterFacts(ctypes.sizeof(c.WriterFacts), *[part for text in texts for part in text])
        reason, sentence = _reason()
        self._keep = ()
        try:
            self._handle = _made(
                "ff_format_from_writer", ctypes.byref(writer), ctypes.byref(facts),
                reason=sentence, behind=(reason,))
        except FormatError:
            if failure:
                raise failure[0]
            raise


_writers: dict[int, Any] = {}


def _forget(context: int) -> None:
    _writers.pop(context, None)


_release = c.Release(_forget)


def _reason() -> tuple[Any, Callable[[], str]]:
    room = ctypes.create_string_buffer(500)
    reason = c.Reason(ctypes.sizeof(c.Reason), ctypes.cast(room, ctypes.c_char_p), len(room), 0)
    return ctypes.byref(reason), lambda: room.raw[: min(reason.length, len(room))].decode()


def _made(
    name: str, *arguments: Any, reason: Callable[[], str], behind: tuple[Any, ...]
) -> Handle:
    try:
        return Handle("format", name, *arguments, behind=behind)
    except LibraryError as error:
        raise FormatError(reason() or str(error)) from None


def plain(number: Any) -> str:
    """A number in the digits that the library reads: the shortest ones of a float."""
    if isinstance(number, bool) or not isinstance(number, (int, float, Decimal)):
        raise TypeError(f"{number!r} is not a number")
    return repr(number) if isinstance(number, float) else str(number)


_WANTED: dict[str | None, str] = {
    None: "ICU (libicu of your system) or Babel (pip install formatting-field[babel])",
    "icu": "ICU (libicu of your system)",
    "babel": "Babel (pip install formatting-field[babel])",
}

# ---- ICU of the system, which its distributor keeps up to date ----

_SKELETONS = {
    "decimal": "",
    "integer": "precision-integer",
    "percent": "percent scale/100",
    "permille": "permille scale/1000",
    "permyriad": "unit/permyriad scale/10000",
    "currency": "currency/{}",
    "accounting": "currency/{} sign-accounting",
}


@lru_cache(maxsize=1)
def _icu() -> tuple[ctypes.CDLL, str] | None:
    path = ctypes.util.find_library("icui18n")
    version = re.search(r"\.so\.(\d+)", path or "")
    if path is None or version is None:
        return None
    library, suffix = ctypes.CDLL(path), "_" + version[1]
    if not hasattr(library, "unumf_formatDecimal" + suffix):
        return None
    for name in ("unumf_openForSkeletonAndLocale", "unumf_openResult"):
        getattr(library, name + suffix).restype = ctypes.c_void_p
    return library, suffix


def _icu_writer(locale: str, style: str) -> Writer | None:
    found = _icu()
    name, _, code = style.partition(":")
    if name not in _SKELETONS:
        raise FormatError(f"there is no style {style!r}")
    if found is None:
        return None
    library, suffix = found
    skeleton = _SKELETONS[name].format(code).encode("utf-16-le")
    status = ctypes.c_int()
    formatter = ctypes.c_void_p(
        getattr(library, "unumf_openForSkeletonAndLocale" + suffix)(
            skeleton, len(skeleton) // 2, locale.replace("-", "_").encode(), ctypes.byref(status)))
    result = ctypes.c_void_p(getattr(library, "unumf_openResult" + suffix)(ctypes.byref(status)))
    if status.value > 0:
        raise FormatError(f"ICU has no format {style!r} in {locale}")
    format_decimal = getattr(library, "unumf_formatDecimal" + suffix)
    to_string = getattr(library, "unumf_resultToString" + suffix)

    def write(number: Decimal) -> str | None:
        digits, status = str(number).encode(), ctypes.c_int()
        format_decimal(formatter, digits, len(digits), result, ctypes.byref(status))
        room = (ctypes.c_uint16 * 2048)()
        count = to_string(result, room, len(room), ctypes.byref(status))
        return None if status.value > 0 else bytes(room)[: 2 * count].decode("utf-16-le")

    return write


# ---- Babel ----


def _babel_writer(locale: str, style: str) -> Writer | None:
    try:
        from babel import Locale, UnknownLocaleError, numbers
    except ImportError:
        return None
    name, _, code = style.partition(":")
    try:
        tag = Locale.parse(locale, sep="-")
    except (UnknownLocaleError, ValueError) as error:
        raise FormatError(str(error)) from None
    if name == "decimal":
        return lambda number: str(numbers.format_decimal(number, locale=tag))
    if name == "integer":
        return lambda number: str(numbers.format_decimal(number, "#,##0", locale=tag))
    if name == "percent":
        return lambda number: str(numbers.format_percent(number, locale=tag))
    if name in ("currency", "accounting"):
        kind: Any = "standard" if name == "currency" else "accounting"
        return lambda number: str(
            numbers.format_currency(number, code, locale=tag, format_type=kind))
    raise FormatError(f"Babel has no style {style!r}")
