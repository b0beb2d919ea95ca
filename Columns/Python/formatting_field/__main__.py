"""python -m formatting_field: the command numfield, which the wheel has inside."""

import os
import sys

from ._command import numfield

if __name__ == "__main__":
    program = numfield()
    os.execv(program, [program, *sys.argv[1:]])
