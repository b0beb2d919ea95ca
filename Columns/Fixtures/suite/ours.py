"""This package's columns, by its command: ours.py NUMCOLUMNS"""
import subprocess
import sys

program = sys.argv[1]


def column(path, locale):
    with open(path, encoding="utf-8") as file:
        name = file.readline().strip()
    read = subprocess.run([program, "convert", path, "-d", "none", "-c", f"{name}:{locale or 'auto'}"],
                          capture_output=True, text=True)
    return "refused" if read.returncode else "number " + " ".join(read.stdout.splitlines()[1:])


for line in sys.stdin:
    kind, *request = line.rstrip("\n").split("\t")
    if kind == "about":
        print("this package " + subprocess.check_output([program, "--version"], text=True).strip())
    else:
        print(column(*request) if kind == "column" else "cannot")
