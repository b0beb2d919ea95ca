// React: a number field over an input whose text React leaves alone. What a person types stays,
// whatever a parent renders meanwhile; a parent's own value is taken when nobody is typing.
import {
  createElement, forwardRef, useCallback, useEffect, useId, useLayoutEffect, useRef, useState,
} from "react";
import { flushSync } from "react-dom";
import {
  WaitingInput, digits, isNumber, languageOf, loadEngine, loadedEngine, report, reportOption, settings, textOf, written,
} from "./field.js";
import { engineOf } from "./engine-of.js";
import { PageInput } from "./page-input.js";

const ownProps = ["value", "defaultValue", "onChange", "onCommit", "error", "exact", "suspense"];
const hasPage = typeof document !== "undefined";
const useEarlyEffect = hasPage ? useLayoutEffect : useEffect;
/** The options of a field: an object, such as an exact number of a library, by its text. */
const settingsOf = (options) => Object.fromEntries(settings.map((name) => {
  const value = options[name];
  const isPlain = value === null || Array.isArray(value) || name === "policies" || !/object|symbol|function/.test(typeof value);
  return [name, isPlain ? value : textOf(value)];
}));
/** Seen by screen readers alone. */
const hidden = { position: "absolute", width: 1, height: 1, overflow: "hidden", clipPath: "inset(50%)", whiteSpace: "nowrap" };
/** An engine that cannot be loaded is not waited for a second time. */
let hasFailed = false;

/**
 * Connects a `NumberInput` with a parent that renders: late, again, not at all, or something
 * else.
 */
class Link {
  number;
  /** The parent's last options. */
  options = {};
  /** What the parent was told last: exact digits and text. */
  told = { exact: "", text: "" };
  #input;
  #waiting;
  #isSilent = false;
  #isOn = false;
  /** The error that was shown last, which the person may have edited away; undefined once the form was sent. */
  #shownError = "";
  /** A value of the parent's that is no number, once it was reported, and wrong options. */
  #unread;
  #wrong = new Set();

  constructor(setView) { this.setView = setView; }

  /** The input is there, and the engine is not: what is typed has no value yet. Gives whether to wait. */
  wait(input) {
    this.#isLeft = false;
    if (this.#isOn && this.#input === input) return false;
    this.#end();
    this.#input = input;
    const first = this.#first;
    this.told = { exact: first, text: input.defaultValue };
    this.#waiting = new WaitingInput(input, { ...this.settings, value: first, shown: input.defaultValue, custom: this.#error },
      (state) => this.#showWaiting(state));
    return true;
  }

  begin(engine, input) {
    const { shown } = this.#waiting;
    this.#endWaiting();
    const first = this.#first;
    this.number = undefined;
    const number = this.number = new PageInput(engine, input, {
      ...this.settings, value: first, shown, waitsForCommit: true, hear: (type, detail) => this.#hear(type, detail),
      leaveOut: (name) => reportOption("NumberField", name, this.options[name], this.#wrong),
    });
    this.#isOn = true;
    this.told = { exact: first, text: number.isEdited ? "" : number.text };
    this.#shownError = "";
    this.showError();
    number.refresh();
  }

  /** The engine cannot be loaded. */
  fail() { this.#waiting?.fail(); }

  /** React mounts a field twice, or hides it: it stays what it is, unless its input has gone from the page. */
  leave(input) {
    this.#isLeft = true;
    queueMicrotask(() => { if (this.#isLeft && this.#input === input && !input.isConnected) this.#end(); });
  }
  #isLeft = false;

  #end() {
    this.#endWaiting();
    if (this.#isOn) this.number.detach();
    this.#isOn = false;
  }

  #endWaiting() {
    this.#waiting?.end();
    this.#waiting = undefined;
  }

  get isOn() { return this.#isOn; }
  get settings() { return settingsOf(this.options); }
  get #error() { return this.options.error ? textOf(this.options.error) : ""; }

  /** The value that the field begins with. */
  get #first() {
    const { value, defaultValue } = this.options;
    return this.#read(value !== undefined ? value : this.number === undefined ? defaultValue : this.told.exact);
  }

  /** The exact digits of a value of the parent's; one that is no number is reported once, and is none. */
  #read(value) {
    const text = digits(value);
    const isRead = isNumber(text);
    if (!isRead && text !== this.#unread) report(new TypeError(`<NumberField value=${JSON.stringify(text)}>: the value is no number`));
    this.#unread = isRead ? undefined : text;
    return isRead ? text : "";
  }

  /** The value as the parent has it: a number, or all its digits; null for none. */
  #given(exact) { return exact === "" ? null : this.options.exact ? exact : Number(exact); }

  /**
   * Within the browser's own event, so that React renders before the next. What a script's `requestSubmit()` commits is
   * rendered at once: the page's `onSubmit` has it.
   */
  #hear(type, detail) {
    // The constructor of `NumberInput` tells of the first status.
    if (!this.number) return;
    // A server may answer with the same error again.
    if (type === "submit") return void (this.#shownError = undefined);
    const tell = () => {
      if (type === "number-status") this.#show(detail.shown);
      else if (type === "number-commit") this.#commit(detail);
    };
    if (globalThis.event?.type === "submit") flushSync(tell);
    else tell();
  }

  /** Has React render what differs from what is there. */
  #setView(view) {
    this.setView((old) => Object.keys(view).every((name) => String(view[name]) === String(old[name])) ? old : { ...old, ...view });
  }

  #tell(value, { exact, text, ...details }) {
    if (this.#isSilent || exact === this.told.exact && text === this.told.text) return;
    this.told = { exact, text };
    this.options.onChange?.(value, { exact, text, ...details });
  }

  #showWaiting({ exact, text, message, sentences: { language, direction } = { direction: "auto" }, isFailed }) {
    const value = this.#given(exact);
    this.#setView({
      text, value, status: isFailed ? "failed" : "loading", kind: message && "wrong", message, language, direction, suggestions: [],
    });
    // A text that nobody has typed is the value's own.
    if (text === this.#waiting?.shown) this.told.text = text;
    this.#tell(value, { exact, text, status: "intermediate", issue: null, suggestions: [] });
  }

  #show({ kind, message, suggestions }) {
    const { number } = this;
    const { value: exact, text, status } = number;
    // Only the parent knows the language of its own sentence.
    const { language, direction } = message === this.#error ? { direction: "auto" } : number.messages;
    const value = this.#given(exact);
    this.#setView({ text, value, status, kind, message, language, direction, suggestions });
    this.#tell(value, { exact, text, status, issue: number.issue, suggestions: number.suggestions });
  }

  #commit({ outcome, message, text }) {
    const { value: exact } = this.number;
    this.#setView({ announcement: message || (outcome === "accepted" ? text : "") });
    this.options.onCommit?.(this.#given(exact), { outcome, message, text, exact });
    this.take();
  }

  /** Shows a server's error, "" for none, once. */
  showError() {
    const error = this.#error;
    if (error === this.#shownError) return;
    if (this.isOn) this.number.setCustomValidity(error);
    else if (this.#waiting) this.#waiting.error = error;
    this.#shownError = error;
  }

  /**
   * Takes what the parent has rendered: options, and then a value: an echo of what it was told, however late, or its
   * own. (H2) The parent hears only what that has made of a text of the person's.
   */
  draw(options) {
    if (!this.isOn) return;
    const { number } = this;
    if (options !== this.#drawn) this.#quietly(() => number.configure(this.settings));
    this.#drawn = options;
    this.take();
    if (number.value !== this.told.exact) number.refresh();
  }
  #drawn;

  take() {
    const { value } = this.options;
    if (this.isOn && value !== undefined) this.#set(() => this.number.read(this.#read(value)));
  }

  /** Shows the parent's value, whatever the person has committed. */
  settle() { if (this.isOn) this.#set(() => this.number.set(this.#read(this.options.value))); }

  /** Sets a value, and the parent has it. */
  #set(change) {
    const { text, value } = this.number;
    this.#quietly(change);
    if (this.number.text !== text || this.number.value !== value) this.told = { exact: this.number.value, text: this.number.text };
  }

  #quietly(change) {
    this.#isSilent = true;
    try {
      change();
    } finally {
      this.#isSilent = false;
    }
  }
}

/**
 * A number field without markup: the properties of an input, its label, its message and its
 * suggestions.
 */
export function useNumberField(options = {}) {
  const { value, defaultValue, suspense, id, name, disabled, readOnly, placeholder, onBlur, onFocus } = options;
  if (suspense && hasPage && !loadedEngine() && !hasFailed) throw loadEngine().catch(() => { hasFailed = true; });
  const unique = useId();
  const inputId = id ?? unique;
  const [[first, exact]] = useState(() => {
    const text = digits(value === undefined ? defaultValue : value);
    const exact = isNumber(text) ? text : "";
    return [written(exact, hasPage ? languageOf(document.documentElement) : "en", settingsOf(options)), exact];
  });
  const [view, setView] = useState(() => ({
    text: first, value: exact === "" ? null : options.exact ? exact : Number(exact), status: "loading", kind: "", message: "", language: undefined,
    direction: "auto", suggestions: [], announcement: "",
  }));
  const [input, setInput] = useState(null);
  const [attempt, setAttempt] = useState(0);
  const link = useRef(null);
  link.current ??= new Link(setView);
  useEarlyEffect(() => { link.current.options = options; });

  useEarlyEffect(() => {
    if (!input) return;
    let isOver = false;
    if (link.current.wait(input)) engineOf(link.current.settings, input).then((engine) => {
      if (!isOver) link.current.begin(engine, input);
    }).catch((error) => {
      if (isOver) return;
      report(error);
      link.current.fail();
    });
    return () => {
      isOver = true;
      link.current.leave(input);
    };
  }, [input, attempt]);
  // A hidden field has been left already: only this tells that it goes.
  useEffect(() => () => { if (input) link.current.leave(input); }, [input]);

  const number = () => link.current.isOn ? link.current.number : undefined;
  useEarlyEffect(() => { number()?.refresh(); }, [disabled, readOnly]);
  const drawn = JSON.stringify(settingsOf(options));
  useEarlyEffect(() => { link.current.draw(drawn); }, [drawn, digits(value)]);
  // An error is about the value that comes with it.
  useEarlyEffect(() => { link.current.showError(); });

  const messageId = `${unique}message`;
  const describing = [options["aria-describedby"], view.message && messageId].filter(Boolean);
  return {
    ...view,
    isInvalid: view.kind === "wrong",
    inputProps: {
      ref: setInput, id: inputId, type: "text", name, disabled, readOnly, placeholder, onBlur, onFocus,
      // The text is the engine's; a server may have written it with another version of `Intl`.
      defaultValue: first, autoComplete: "off", suppressHydrationWarning: true,
      "aria-describedby": describing.join(" ") || undefined,
    },
    labelProps: { htmlFor: inputId },
    messageProps: { id: messageId, lang: view.language, dir: view.direction, "data-kind": view.kind },
    announcementProps: { role: "status", lang: view.language, dir: view.direction, style: hidden },
    suggestionProps: (text) => ({
      type: "button", tabIndex: -1, onClick: () => number()?.take(text),
      // The input keeps the focus, so that the browser can undo the suggestion.
      onMouseDown: (event) => event.preventDefault(),
    }),
    commit: () => number()?.commit(),
    revert: () => number()?.revert(),
    settle: () => link.current.settle(),
    clear: () => number()?.clear(),
    take: (suggestion) => number()?.take(suggestion),
    stepUp: (count) => number()?.stepUp(count),
    stepDown: (count) => number()?.stepDown(count),
    press: (key, count) => number()?.press(key, count),
    retry: () => setAttempt(attempt + 1),
  };
}

/** A number field: a label, an input, the sentence about a refused text, and its suggestions. */
export const NumberField = forwardRef(function NumberField({ label, className, ...props }, ref) {
  const field = useNumberField(props);
  const others = Object.fromEntries(Object.entries(props)
    .filter(([name]) => !settings.includes(name) && !ownProps.includes(name)));
  const attach = field.inputProps.ref;
  const both = useCallback((input) => {
    attach(input);
    if (typeof ref === "function") ref(input);
    else if (ref) ref.current = input;
  }, [attach, ref]);
  return createElement("span", { className: className ?? "number-field", "data-status": field.status },
    label === undefined ? null : createElement("label", field.labelProps, label),
    createElement("input", { ...others, ...field.inputProps, ref: both }),
    createElement("span", field.messageProps, field.message),
    createElement("span", field.announcementProps, field.announcement),
    field.suggestions.length === 0 ? null : createElement("span", { role: "group", "aria-label": field.message },
      field.suggestions.map((text) => createElement("button", { key: text, ...field.suggestionProps(text) }, text))),
  );
});
