// A session as a file: what a person and a page do to a field, one JSON object a line, as `numfield replay` plays it.
// The first line has the field's options. The lines behind are acts: Web/Guide.md names the document of them.
import { callField, fieldOf, intentOf, intents, keys, moduleOf, outcomes, partsOf, policies, settings } from "./field.js";

// The options of a page by their names in a file; what has no name there is refused, not left out.
const formats = ["minimumIntegerDigits", "minimumFractionDigits", "maximumFractionDigits"];
const roundings = {
  ceil: "ceiling", floor: "floor", expand: "up", trunc: "down", halfExpand: "halfUp", halfTrunc: "halfDown", halfEven: "halfEven",
};
const details = { currency: "currency", accounting: "currency", unit: "unit" };
const known = ["type", "currency", "unit", "useGrouping", "roundingMode", ...formats];
// Policies that a file names and a page's options do not, by their numbers in the C interface.
const otherPolicies = {
  filtersCharacters: 5, maximumLength: 6, isPlainWhileFocused: 10, selectsAllOnFocus: 11, filtersInvalidTexts: 12,
};
const refusals = [
  "", "tooLong", "rangeOutsideText", "offsetInsideCharacter", "brokenText", "filtered", "otherText", "otherType",
];
const utf16 = 1, utf8 = 0, scalars = 2;
const whole = 0xFFFFFFFF;

/** A number input's options as the first line of a file; throws a RangeError for an option that no file has. */
function optionsLine(number) {
  const { options, locale } = number;
  const field = fieldOf(number);
  const { type, policies: chosen, limits: bounds } = field;
  const { options: given, source: { resolved } } = partsOf(field.format);
  const strange = Object.keys(given).find((name) => !known.includes(name));
  if (strange || given.useGrouping && ![true, "auto"].includes(given.useGrouping)) {
    throw new RangeError(`no session has ${strange ?? "useGrouping"}`);
  }
  const { type: style = "decimal" } = given;
  const format = { roundingMode: roundings[resolved.roundingMode ?? "halfExpand"] };
  if (given.useGrouping === false) format.usesGrouping = false;
  for (const name of formats) if (resolved[name] !== undefined) format[name] = resolved[name];
  const line = { locale, style: details[style] ? `${style}:${given[details[style]]}` : style, type, format, policies: { ...chosen } };
  const digits = (value) => (value ?? "") === "" ? null : String(value);
  const end = (value, isExcluded) => isExcluded && digits(value) ? { excluding: digits(value) } : digits(value);
  line.bounds = [end(bounds.min, bounds.exclusiveMin), end(bounds.max, bounds.exclusiveMax)];
  for (const name of ["step", "largeStep"]) if (digits(bounds[name])) line[name] = digits(bounds[name]);
  if (options.entries) line.entries = [options.entries].flat().flatMap((each) => each.split(/\s+/).filter(Boolean));
  if (field.value) line.value = field.value;
  return line;
}

/** A number input's options, from the first line of a file. */
function optionsOf(line) {
  const { locale, style = "decimal", type = "decimal", format = {}, entries, value, bounds = [null, null], policies: given = {}, ...rest } = line;
  const { usesGrouping, roundingMode, ...others } = format;
  const [kind, detail] = style.split(":");
  const options = { locale, type: kind, valueType: type, value: value ?? "" };
  if (details[kind]) options[details[kind]] = detail;
  if (usesGrouping === false) options.useGrouping = false;
  // What a file does not say is ICU's default, which is not always Intl's or the page's.
  options.roundingMode = Object.keys(roundings).find((name) => roundings[name] === (roundingMode ?? "halfEven"));
  if (!["integer", "currency", "accounting"].includes(kind)) options.maximumFractionDigits = Math.max(6, others.minimumFractionDigits ?? 0);
  if (entries) options.entries = entries;
  const [[min, exclusiveMin], [max, exclusiveMax]] = bounds.map((end) => end?.excluding ? [end.excluding, true] : [end ?? undefined]);
  Object.assign(options, { min, exclusiveMin, max, exclusiveMax });
  const chosen = { commitPolicy: "lastReading" };
  const take = (values, names, into) => {
    for (const [name, value] of Object.entries(values)) {
      if (!names.includes(name)) throw new RangeError(`a page's field has no ${name}`);
      into[name] = value;
    }
  };
  take(others, formats, options);
  take(rest, ["step", "largeStep"], options);
  take(given, [...Object.keys(policies), ...Object.keys(otherPolicies)], chosen);
  return { options, policies: chosen };
}

/** The state of a field as `numfield replay` answers it. */
function stateOf(field, outcome = null, status = 0) {
  const { text, selection, value, issue } = field;
  const state = {
    text, selection, status: field.status, issue: text === "" ? "empty" : issue?.code ?? null, value: value === "" ? null : value,
    outcome,
  };
  return status === 0 ? state : { ...state, refused: refusals[status] };
}

/** The acts that are played on a field without a view, with their own undo. */
class Player {
  #field;
  #engine;
  #module;
  #done = [];
  #undone = [];
  #isFocused = false;

  constructor(engine, field) { [this.#engine, this.#module, this.#field] = [engine, moduleOf(engine), field]; }

  /** Calls what makes a change; gives its status. */
  #change(name, ...values) {
    const { text } = this.#field;
    const { status, answer } = callField(this.#field, name, ...values, this.#module.memory.start);
    if (status === 0 && answer !== 0 && this.#field.text === text) this.#free([answer]);
    else if (status === 0 && answer !== 0) {
      this.#done.push(answer);
      this.#free(this.#undone.splice(0));
    }
    return status;
  }
  #free(changes) { for (const each of changes) this.#module.exports.ff_change_free(each); }
  end() {
    this.#free(this.#done.splice(0));
    this.#free(this.#undone.splice(0));
  }

  #travel(from, to, name) {
    if (from.length === 0) return 0;
    const { status } = callField(this.#field, name, from.at(-1));
    if (status === 0) to.push(from.pop());
    return status;
  }

  /** Plays an act; gives the state after it. */
  play(act) {
    const [[name, value], more] = Object.entries(act);
    if (more) throw new SyntaxError("an act is an object with one member");
    if (name === "commit") {
      this.#change("ff_field_commit", this.#module.memory.start + 4);
      return stateOf(this.#field, outcomes[this.#module.memory.words[1]]);
    }
    const status = keys.includes(name) ? this.#change("ff_field_press", keys.indexOf(name), value === true ? 1 : value)
      : this.#acts[name]?.(value);
    if (status === undefined) throw new SyntaxError(`a page plays no ${name}`);
    return stateOf(this.#field, null, status);
  }

  #put(text) { return this.#module.put(text); }
  #edit(unit, start, end, text, intent = "typed") {
    return this.#change("ff_field_apply", unit, start, end, ...this.#put(text), intents.indexOf(intent));
  }
  #range(range) {
    if (range === "selection" || range === undefined) return [utf16, whole, whole];
    if (range === "all") return [utf16, 0, this.#field.text.length];
    if (Array.isArray(range)) return [utf16, ...range];
    return range.utf8 ? [utf8, ...range.utf8] : [scalars, ...range.scalars];
  }

  #acts = {
    type: (text) => this.#change("ff_field_type", ...this.#put(text)),
    paste: (text) => this.#edit(utf16, whole, whole, text, "pasted"),
    compose: (text) => this.#change("ff_field_compose", ...this.#put(text)),
    edit: ({ range, text = "", utf8: bytes, intent }) => {
      if (!bytes) return this.#edit(...this.#range(range), text, intent);
      const { texts } = this.#module.memory;
      texts.set(bytes);
      return this.#change("ff_field_apply", ...this.#range(range), texts.byteOffset, bytes.length, 0);
    },
    select: (range) => callField(this.#field, "ff_field_select", ...this.#range(range)).status,
    follow: (given) => {
      const { text, selection, marked, intent = "typed" } = typeof given === "string" ? { text: given } : given;
      const [unit, anchor, head] = selection ? this.#range(selection) : [utf16, whole, whole];
      const [, from, to] = marked ? this.#range(marked) : [unit, whole, whole];
      return this.#change("ff_field_follow", unit, ...this.#put(text), anchor, head, from, to, intents.indexOf(intent));
    },
    focus: () => {
      if (!this.#isFocused) this.#change("ff_field_focus");
      this.#isFocused = true;
      return 0;
    },
    setValue: (value) => this.#change("ff_field_set_value", ...this.#put(value === null ? null : String(value).replace(/e\+?/i, "E"))),
    setLocale: (locale) => {
      this.#field.format = this.#engine.format(locale, partsOf(this.#field.format).options);
      // A change of format is no step of its own.
      return callField(this.#field, "ff_field_set_format", partsOf(this.#field.format).pointer, 0).status;
    },
    setBounds: (bounds) => {
      const ends = bounds.map((each) => each?.excluding ?? each);
      const { status } = callField(this.#field, "ff_field_set_bounds", ...this.#module.put(...ends.map((each) => each === null ? null : String(each))));
      return status || callField(this.#field, "ff_field_exclude_bounds", ...bounds.map((each) => each?.excluding !== undefined)).status;
    },
    undo: () => this.#travel(this.#done, this.#undone, "ff_field_undo"),
    redo: () => this.#travel(this.#undone, this.#done, "ff_field_redo"),
  };
}

const linesOf = (text) => text.split(/\r?\n/).filter((line) => line.trim() !== "").map((line) => JSON.parse(line));

/** The options that a number input has after a file was played in it; the input keeps the type of its values. */
export const settingsOf = (text) => ({
  ...Object.fromEntries(settings.map((name) => [name, undefined])), ...optionsOf(linesOf(text)[0]).options,
});

/**
 * Plays a file on a field, which takes the options of the first line. Gives the states that `numfield replay` answers:
 * that of the field at first, and that after each act.
 */
export function play(engine, field, text) {
  const [first, ...acts] = linesOf(text);
  const { options: { locale, value, valueType, entries, ...given }, policies: chosen } = optionsOf(first);
  if (valueType !== field.type) throw new RangeError(`the field's values are ${field.type}, not ${valueType}`);
  const format = Object.fromEntries(known.filter((name) => name in given).map((name) => [name, given[name]]));
  field.setFormat(engine.format(locale, format));
  field.setPolicies(Object.fromEntries(Object.keys(policies).map((name) => [name, chosen[name] ?? false])));
  const standard = { maximumLength: 1024, selectsAllOnFocus: true };
  for (const [name, policy] of Object.entries(otherPolicies)) {
    callField(field, "ff_field_set_policy", policy, BigInt(chosen[name] ?? standard[name] ?? false));
  }
  if (!field.setLimits(given)) throw new RangeError("no such limits");
  if (entries) field.setEntries( entries.join(" "));
  field.reset(value);
  const player = new Player(engine, field);
  try {
    return [stateOf(field), ...acts.map((act) => player.play(act))];
  } finally {
    player.end();
  }
}

/** What is done to a number input from now on. The methods of its field note what they do; a field that is not recorded has none of this. */
export class Recorder {
  #number;
  /** The options at first, those now, and the acts. */
  #first;
  #now;
  #lines;
  /** A value that waits for the end of a composition. */
  #awaited;

  constructor(number) {
    this.#number = number;
    const field = fieldOf(number);
    this.#begin();
    for (const [name, note] of Object.entries(this.#notes)) {
      const method = field[name];
      field[name] = (...values) => note(() => method.apply(field, values), ...values);
    }
  }

  /** The file. */
  get text() { return [this.#first, ...this.#lines].map((line) => JSON.stringify(line)).join("\n"); }

  end() { for (const name of Object.keys(this.#notes)) delete fieldOf(this.#number)[name]; }

  /** Begins with the field as it is; a text that is not the value's own is followed. */
  #begin() {
    const field = fieldOf(this.#number);
    this.#first = this.#now = optionsLine(this.#number);
    this.#lines = [];
    this.#awaited = undefined;
    if (field.isEdited) this.#follow(field.text, ...field.selection, "pasted");
  }

  #follow(text, anchor, head, intent, marked) {
    this.#lines.push({ follow: { text, selection: [anchor, head], ...(marked && { marked }), ...(intent !== "typed" && { intent }) } });
  }

  /** Notes a value that the page has set, unless the field took it for an echo. */
  #noteValue(run) {
    const field = fieldOf(this.#number);
    const { text, value, status } = field;
    const isDone = run();
    if (field.text === text && field.value === value) this.#awaited = isDone;
    else {
      this.#awaited = undefined;
      if (text !== "" && status !== "acceptable") this.#follow("", 0, 0, "deleted");
      this.#lines.push({ setValue: field.value === "" ? null : field.value });
    }
    return isDone;
  }

  #notes = {
    follow: (run, text, caret = text.length, intent, marked) => {
      const field = fieldOf(this.#number);
      const isTaken = run();
      if (/\p{Surrogate}/u.test(text)) return isTaken;
      this.#follow(text, caret, caret, intentOf(field), marked);
      // The value that waited is the field's now.
      const wasAwaited = this.#awaited && intent !== "composed" && isTaken && field.text !== text;
      if (intent !== "composed") this.#awaited = undefined;
      if (wasAwaited) this.#lines.push({ setValue: field.value === "" ? null : field.value });
      return isTaken;
    },
    select: (run, anchor, head = anchor) => {
      const [oldAnchor, oldHead] = fieldOf(this.#number).selection;
      if (anchor !== oldAnchor || head !== oldHead) this.#lines.push({ select: [anchor, head] });
      return run();
    },
    press: (run, key, count = 1) => {
      this.#lines.push({ [key]: count === 1 ? true : count });
      return run();
    },
    commit: (run) => {
      this.#lines.push({ commit: true });
      return run();
    },
    set: (run) => this.#noteValue(run),
    read: (run) => this.#noteValue(run),
    setValue: (run) => this.#noteValue(run),
    undo: (run, isUndo = true) => {
      const isDone = run();
      if (isDone) this.#lines.push({ [isUndo ? "undo" : "redo"]: true });
      return isDone;
    },
    // What was tried and led to no text is no act.
    travel: (run) => {
      const { length } = this.#lines;
      const isDone = run();
      if (!isDone) this.#lines.length = length;
      return isDone;
    },
    reset: (run) => {
      const isDone = run();
      this.#begin();
      return isDone;
    },
    setFormat: (run) => {
      run();
      this.#renew();
    },
    setLimits: (run) => {
      const isDone = run();
      this.#renew();
      return isDone;
    },
  };

  /** After a change of options: another locale and other bounds are acts, all others begin another file. */
  #renew() {
    const now = optionsLine(this.#number);
    const names = [...new Set([...Object.keys(now), ...Object.keys(this.#now)])]
      .filter((name) => name !== "value" && JSON.stringify(now[name]) !== JSON.stringify(this.#now[name]));
    if (names.length === 0) return;
    const isAct = (other) => names.every((name) => name === other);
    if (isAct("locale")) this.#lines.push({ setLocale: now.locale });
    else if (isAct("bounds")) this.#lines.push({ setBounds: now.bounds });
    else return this.#begin();
    this.#now = now;
  }
}
