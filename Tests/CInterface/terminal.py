#!/usr/bin/env python3
"""Types into terminal_field on a pseudo-terminal: terminal.py PROGRAM"""
import os, pty, re, select, sys, time

process, terminal = pty.fork()
if process == 0:
    os.execv(sys.argv[1], [sys.argv[1], "de-DE", "currency:EUR"])


def shown(wanted):
    """Waits until the field shows a line that begins so."""
    text, end = b"", time.monotonic() + 10
    while time.monotonic() < end:
        if select.select([terminal], [], [], 0.1)[0]:
            text += os.read(terminal, 4096)
        last = re.split(rb"\r\x1b\[K", text)[-1].decode(errors="replace").replace("\u00a0", " ")
        if last.startswith(wanted):
            return
    sys.exit(f"no “{wanted}”, but {text.decode(errors='replace')!r}")


shown("  ()")
for keys, wanted in [
    ("1", "1  (1)"), (".", "1.  ()"), ("5", "1.5  ()"), ("\r", "1,00 €  (1) „1.5“ wurde durch 1,00 € ersetzt."),
    ("\x1a", "1.5  ()"), ("\x1b", "  ()"), ("½", "½  (0.5)"), ("\r", "0,50 €  (0.5)"), ("\x1b[A", "1,50 €  (1.5)"),
    ("\x0c", "€1.50  (1.5)"), ("\x1a", "€0.50  (0.5)"), ("\x0c", "0,50 €  (0.5)"),
]:
    os.write(terminal, keys.encode())
    shown(wanted)
os.write(terminal, b"\x04")
_, status = os.waitpid(process, 0)
sys.exit(status)
