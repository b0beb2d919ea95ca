"""python -m formatting_field: the command numcolumns, which the wheel has inside."""

import os
import sys

from ._command import numcolumns

if __name__ == "__main__":
    program = numcolumns()
    os.execv(program, [program, *sys.argv[1:]])
