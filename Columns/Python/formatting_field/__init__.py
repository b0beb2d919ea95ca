"""Numbers in texts, read right or visibly refused: columns of any size.

>>> from formatting_field import infer, read
>>> print(infer(["1.250", "3.000"]))
ambiguous: 1,234.5 or 1.234,5; 2 rows have two meanings (line 1 '1.250'; line 2 '3.000')
>>> read(["1.250", "3.000"], locale="de-DE")
[1250, 3000]
"""

from ._arrow import ArrowNumbers
from ._columns import Answer, Block, ColumnState, Convention, Reading, Row, infer
from ._command import Conversion, Rejected, convert
from ._frames import read_csv, read_frame
from ._library import lib as _lib
from ._reading import ColumnError, Meaning, Refusal, Report, read

__version__: str = _lib.nc_version().decode()

__all__ = [
    "Answer",
    "ArrowNumbers",
    "Block",
    "ColumnError",
    "ColumnState",
    "Convention",
    "Conversion",
    "Meaning",
    "Reading",
    "Refusal",
    "Rejected",
    "Report",
    "Row",
    "convert",
    "infer",
    "read",
    "read_csv",
    "read_frame",
]
