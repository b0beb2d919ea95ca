// A field without the engine: the first reader reads, and what it has no answer to waits. The acts are those of the engine's
// fields, and are kept: the engine hears all of them when it comes.
import { firstKeys, readerOf, written } from "./options.js";

/** Most acts that are kept. */
const most = 1000;

/** What a plain field of some options reads, writes and can. */
export const plainSource = (options, language) => ({
  reader: readerOf(options, language), write: (digits) => written(digits, language, options), keys: firstKeys(options),
  can: (options.step ?? "") === "" ? [] : ["increment", "decrement"],
});

export class PlainField {
  #source;
  #ask;
  #options;
  /** What has happened since the field was opened, and the commits among it that the engine has to judge. */
  acts = [];
  unjudged = new Set();
  /** Whether something has happened that only the engine can do. */
  isPending = false;
  lines;
  state;

  /**
   * `source` gives the first reader, if there is one, how a number is written else, and the name of the field's keys; `ask`
   * is called where there is no answer.
   */
  constructor(options, source, ask) {
    this.#source = source;
    this.#ask = ask;
    this.open(options);
  }

  /** The text of an edit is read as it was begun. */
  get #reader() { return this.#later ? this.#readBy : this.#source().reader; }
  /** Whether there is something that the engine can undo when it comes. */
  get hasHistory() { return this.acts.some(({ follow }) => follow !== undefined); }
  /** Whether the page has said the last word, and nothing of a person's waits. */
  get isOfPage() {
    const last = this.acts.map((act) => Object.keys(act)[0]).findLast((name) => !/^(select|preview|copy|rest|setOptions)$/.test(name));
    return !this.isPending && this.unjudged.size === 0 && /^(setValue|value)$/.test(last);
  }

  /** Opens the field anew with a line of options. */
  open(options) {
    this.#options = options;
    this.acts = [];
    this.unjudged.clear();
    this.isPending = false;
    this.#later = undefined;
    this.#isAtRest = true;
    if (this.lines) this.lines = [JSON.stringify(options)];
    this.#show(options.value ?? "");
  }

  close() {}

  /** Tells an engine's field all that has happened; gives what the commits have come to that were not judged here. */
  handOver(field) {
    field.open(this.#options);
    let outcome;
    for (const act of this.acts) {
      const { outcome: done } = field.act(act);
      // A second Return changes nothing.
      if (this.unjudged.has(act) && (outcome?.code ?? "unchanged") === "unchanged") outcome = done;
    }
    if (this.#later) field.act(this.#later);
    return outcome;
  }

  /** Gives up what only the engine can do: it does not come. */
  giveUp() {
    this.isPending = false;
    this.#follow(this.state.text, this.state.selection);
  }

  /** Does an act; gives the state after it. */
  act(act) {
    const [name] = Object.keys(act);
    const { text, entry, is, value } = this.state;
    const isEdited = is.includes("edited");
    // The language of sentences changes no number.
    const isOther = name === "setOptions" && (this.#later !== undefined || this.#source().reader !== this.#readBy);
    if (isOther && isEdited) return this.#setLater(act);
    if (name === "setValue") this.#setNow();
    this.#note(act);
    if (name === "follow") this.#follow(act.follow.text, act.follow.selection, true);
    else if (name === "select") this.state = { ...this.state, selection: act.select };
    else if (name === "commit") return this.#commit(act);
    else if (name === "revert" && !this.isPending) {
      this.#setNow();
      this.#show(this.#begun);
    } else if (name === "setValue" || name === "value" && act.value !== entry && !isEdited && this.#isAtRest) this.#show(act[name] ?? "");
    // Whether it is an answer to a key or a command the engine knows.
    else if (name === "value") {
      if (act.value !== entry) this.#ask();
    } else if (name === "setOptions") {
      if (isOther) this.#show(value ?? "");
    } else if (name === "preview") return { ...this.state, preview: entry === null ? text : this.#written(entry) };
    else if (name === "copy") return { ...this.state, copied: this.#copied() };
    else if (name === "rest") this.#isAtRest = true;
    else this.#wait();
    return this.state;
  }
  #begun = "";
  /** Whether no answer to a key is on its way. */
  #isAtRest = true;
  /** The reader of the present state. */
  #readBy;
  /** Options that have come during an edit: the text on the screen is not written in them. (S7) */
  #later;

  #note(act) {
    this.lines?.push(JSON.stringify(act));
    this.acts.push(act);
    if (this.acts.length > most) this.#forget();
  }
  #setLater({ setOptions }) {
    this.#later = { setOptions: { ...this.#later?.setOptions, ...setOptions } };
    this.#ask();
    return this.state;
  }
  #setNow() {
    const later = this.#later;
    this.#later = undefined;
    if (later) this.#note(later);
  }

  #wait() {
    this.isPending = true;
    this.state = { ...this.state, status: "intermediate", entry: null, is: ["enabled", "edited"], issue: { validity: "badInput" } };
    this.#ask();
  }

  /** Goes on with the text alone, as if the field had been opened with it. */
  #forget() {
    this.acts = [{ follow: { text: this.state.text, selection: this.state.selection, intent: "pasted" } }];
    this.#options = { ...this.#options, value: this.#begun || null };
  }

  #written(digits) {
    const { reader, write } = this.#source();
    return reader ? reader.write(digits) : write(digits);
  }

  /** Shows a value; what a text does not show, or the field does not take, the engine says. */
  #show(value) {
    const text = this.#written(value);
    this.#begun = value;
    this.#read(text, [text.length, text.length], value === "" || this.#reader?.shows(value, text) ? value : undefined, ["enabled"]);
    this.state.value = value || null;
    if (value !== "" && this.state.entry === null) {
      this.state.issue = null;
      this.#ask();
    }
  }

  #follow(text, selection, isTyped) {
    if (isTyped) this.#isAtRest = false;
    if (this.isPending) {
      this.state = { ...this.state, text, selection };
      return;
    }
    this.#read(text, selection, this.#reader?.read(text), isTyped || this.state.is.includes("edited") ? ["enabled", "edited"] : ["enabled"]);
    if (this.state.entry === null && text !== "" && !this.#reader?.isBegun(text)) this.#ask();
  }

  #read(text, selection, digits, is) {
    this.#readBy = this.#reader;
    const isRead = text !== "" && digits !== undefined;
    this.state = {
      text, selection, is, marked: null, suggestions: [], sentence: null, can: this.#source().can, keys: this.#source().keys,
      status: isRead ? "acceptable" : "intermediate", value: isRead ? digits : this.state?.value ?? null, entry: isRead ? digits : null,
      issue: isRead ? null : { validity: text === "" ? "valueMissing" : "badInput" },
    };
  }

  #commit(act) {
    const { text, selection, entry, is } = this.state;
    if (!is.includes("edited")) return this.state;
    if (this.isPending || entry === null && text !== "") {
      this.unjudged.add(act);
      this.#ask();
      return this.state;
    }
    this.#setNow();
    this.#show(entry ?? "");
    this.state.selection = [0, 1].map(() => sameDigits(text, selection[1], this.state.text));
    return { ...this.state, outcome: { code: text === "" ? "cleared" : "accepted", sentence: null } };
  }

  #copied() {
    const { text, selection: [anchor, head], entry } = this.state;
    const isWhole = entry !== null && Math.abs(anchor - head) === text.length;
    return isWhole ? { text, number: entry, style: this.#options.style } : undefined;
  }
}

/** The place in a text after as many digits as stand before a place in another. */
function sameDigits(from, place, to) {
  let count = from.slice(0, place).match(/\p{Nd}/gu)?.length ?? 0;
  let end = 0;
  for (const each of to) {
    if (count === 0) break;
    end += each.length;
    if (/\p{Nd}/u.test(each)) count -= 1;
  }
  return end;
}
