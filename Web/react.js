// React: a number field over an input whose text React leaves alone. What a person types stays,
// whatever a parent renders meanwhile; a parent's own value is taken when nobody is typing.
import { createElement, forwardRef, useCallback, useEffect, useId, useLayoutEffect, useRef, useState } from "react";
import {
  PageInput, beginEngine, digits, engineOf, languageOf, loadedEngine, settings,
} from "./attach.js";
import { hosts } from "./engine.js";
import { written } from "./intl.js";
import english from "./messages/first.js";

const own = ["value", "defaultValue", "onChange", "onCommit", "error", "exact", "suspense"];
const hasPage = typeof document !== "undefined";
const useEarlyEffect = hasPage ? useLayoutEffect : useEffect;
const settingsOf = (options) => Object.fromEntries(settings.map((name) => [name, options[name]]));

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
  #isSilent = false;
  #abort;

  constructor(setView) { this.setView = setView; }

  begin(engine, input) {
    const { value, defaultValue, error } = this.options;
    const first = digits(value !== undefined ? value : this.number === undefined ? defaultValue : this.told.exact);
    const number = this.number = new PageInput(engine, input, { ...this.settings, value: first });
    number.field.host = hosts.component;
    const { signal } = this.#abort = new AbortController();
    input.addEventListener("number-status", ({ detail }) => this.show(detail.shown), { signal });
    input.addEventListener("number-commit", ({ detail }) => this.commit(detail), { signal });
    this.told = { exact: first, text: number.isEdited ? "" : number.text };
    if (error) number.setCustomValidity(error);
    number.refresh();
  }

  end() {
    this.#abort.abort();
    this.number.detach();
  }

  get isOn() { return this.#abort !== undefined && !this.#abort.signal.aborted; }

  get settings() { return settingsOf(this.options); }

  /** The value as the parent has it: a number, or all its digits; null for none. */
  get value() {
    const exact = this.number.value;
    return exact === "" ? null : this.options.exact ? exact : Number(exact);
  }

  show({ kind, message, suggestions }) {
    const { number } = this;
    const { exact, text, status } = number;
    // Only the parent knows the language of its own sentence.
    const { language, direction } = message === this.options.error ? { direction: "auto" } : number.field.messages;
    const view = { text, value: this.value, status, kind, message, language, direction, suggestions };
    this.setView((old) => JSON.stringify(old) === JSON.stringify(view) ? old : view);
    if (this.#isSilent || exact === this.told.exact && text === this.told.text) return;
    this.told = { exact, text };
    this.options.onChange?.(view.value, { exact, text, status, issue: number.issue, suggestions: number.suggestions });
  }

  commit({ outcome, message, text }) {
    const { exact } = this.number;
    this.options.onCommit?.(this.value, { outcome, message, text, exact });
    this.take();
  }

  /** The value as the parent has rendered it: an echo of what it was told, however late, or its own. (H2) */
  take() {
    const { value } = this.options;
    if (value !== undefined) this.#set(() => this.number.read(value));
  }

  /** Shows the parent's value, whatever the person has committed. */
  settle() { this.#set(() => this.number.set(this.options.value ?? "")); }

  #set(change) {
    this.#isSilent = true;
    try {
      change();
      this.told = { exact: this.number.exact, text: this.number.text };
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
  const { value, defaultValue, error, suspense, id, name, disabled, readOnly, placeholder, onBlur, onFocus } = options;
  if (suspense && hasPage && !loadedEngine()) throw beginEngine();
  const unique = useId();
  const inputId = id ?? unique;
  const [first] = useState(() => written(digits(value === undefined ? defaultValue : value),
    hasPage ? languageOf(document.documentElement) : "en", settingsOf(options)));
  const [view, setView] = useState(() => ({
    text: first, value: value ?? defaultValue ?? null, status: "loading", kind: "", message: "", language: undefined,
    direction: "auto", suggestions: [],
  }));
  const [input, setInput] = useState(null);
  const [attempt, setAttempt] = useState(0);
  const link = useRef(null);
  link.current ??= new Link(setView);
  useEarlyEffect(() => { link.current.options = options; });

  useEffect(() => {
    if (!input) return;
    let isOver = false;
    let isBegun = false;
    engineOf(link.current.settings).then((engine) => {
      if (isOver) return;
      isBegun = true;
      link.current.begin(engine, input);
    }).catch(() => {
      const { language, direction, notLoaded: message } = english;
      if (!isOver) setView((old) => ({ ...old, language, direction, message, status: "failed", kind: "wrong" }));
    });
    return () => {
      isOver = true;
      if (isBegun) link.current.end();
    };
  }, [input, attempt]);

  const number = () => link.current.isOn ? link.current.number : undefined;
  const key = JSON.stringify(settings.map((each) => options[each]));
  useEarlyEffect(() => { number()?.configure(link.current.settings); }, [key]);
  useEarlyEffect(() => { number()?.setCustomValidity(error ?? ""); }, [error]);
  useEarlyEffect(() => { number()?.refresh(); }, [disabled, readOnly]);
  useEarlyEffect(() => {
    if (number()) link.current.take();
  }, [digits(value)]);

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
    messageProps: { id: messageId, role: "status", lang: view.language, dir: view.direction, "data-kind": view.kind },
    suggestionProps: (text) => ({
      type: "button", tabIndex: -1, onClick: () => number()?.take(text),
      // The input keeps the focus, so that the browser can undo the suggestion.
      onMouseDown: (event) => event.preventDefault(),
    }),
    commit: () => number()?.commit(),
    revert: () => number()?.revert(),
    settle: () => { if (number()) link.current.settle(); },
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
    .filter(([name]) => !settings.includes(name) && !own.includes(name)));
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
    field.suggestions.length === 0 ? null : createElement("span", { role: "group", "aria-label": field.message },
      field.suggestions.map((text) => createElement("button", { key: text, ...field.suggestionProps(text) }, text))),
  );
});
