"""A number field in Python, by ctypes. In the package's folder:

    Scripts/build-c.sh ~/.local
    python3 Examples/Python/price.py ~/.local/lib/libformatting-field.so
"""
import ctypes, json, sys


class Text(ctypes.Structure):
    _fields_ = [("bytes", ctypes.c_void_p), ("length", ctypes.c_size_t)]


ff = ctypes.CDLL(sys.argv[1])
ff.ff_open.restype, ff.ff_act.restype = ctypes.c_void_p, Text
ff.ff_open.argtypes = [ctypes.c_char_p, ctypes.c_size_t, ctypes.c_void_p, ctypes.c_void_p, ctypes.POINTER(Text)]
ff.ff_act.argtypes, ff.ff_release.argtypes = [ctypes.c_void_p, ctypes.c_char_p, ctypes.c_size_t], [Text]
ff.ff_close.argtypes = [ctypes.c_void_p]


def taken(text):
    state = json.loads(ctypes.string_at(text.bytes, text.length))
    ff.ff_release(text)
    return state


class Field:
    def __init__(self, **options):
        line, problem = json.dumps(options).encode(), Text()
        self.pointer = ff.ff_open(line, len(line), None, None, ctypes.byref(problem))
        if not self.pointer:
            raise ValueError(taken(problem)["error"]["reason"])

    def act(self, **act):
        line = json.dumps(act).encode()
        return taken(ff.ff_act(self.pointer, line, len(line)))

    def close(self):
        ff.ff_close(self.pointer)


if __name__ == "__main__":
    price = Field(locale="de-DE", style="currency:EUR", ranges="scalars")
    for state in price.act(type="1.5"), price.act(take="1,5"), price.act(setLocale="en-US"), price.act(undo=True):
        print(state["text"], state["entry"], state["suggestions"])
    price.close()
    try:
        Field(locale="de-DE", stile="percent")
    except ValueError as error:
        print(error)
