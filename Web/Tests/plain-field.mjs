// A field of the engine without an input, for checks in node and in a page: a text goes in, a reading comes out.

/** Opens a field with a page's options; `lineOf` is the package's own. */
export function plainField(engine, lineOf, locale, options = {}, others = {}) {
  const field = engine.open({ ...lineOf(options, locale), host: ["takesEntry", "keepsDoubles", "answersLate"], readsEntry: true, ...others });
  const isTaken = ({ refused, error }) => !refused && !error;
  return {
    field,
    get text() { return field.state.text; },
    get value() { return field.state.value ?? ""; },
    get status() { return field.state.status; },
    get issue() { return field.state.text === "" ? null : field.state.issue; },
    get selection() { return field.state.selection; },
    get isEdited() { return field.state.is.includes("edited"); },
    follow: (text, caret = text.length, intent = "typed") =>
      isTaken(field.act({ follow: { text, selection: [caret, caret], ...(intent !== "typed" && { intent }) } })),
    select: (start, end = start) => { field.act({ select: [start, end] }); },
    setValue: (value) => isTaken(field.act({ setValue: value })),
    commit: () => { field.act({ commit: true }); },
    revert: () => { field.act({ revert: true }); },
    undo(isUndo = true) {
      const way = isUndo ? "undo" : "redo";
      return field.state.can.includes(way) && isTaken(field.act({ [way]: true }));
    },
    release: () => field.close(),
  };
}
