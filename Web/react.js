// <number-field> as a component, for React 18 and for types: React 19 needs none. It sets attributes and properties, and hears
// the element's events; what is typed, read and shown is the element's.
import { createElement, forwardRef, useEffect, useId, useImperativeHandle, useLayoutEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import "./number-field.js";
import { attributeText, digits, firstKeyboard, isNumber, settings, textOf, written } from "./options.js";
import { languageOf } from "./page.js";

const hasPage = typeof document !== "undefined";
const useEarlyEffect = hasPage ? useLayoutEffect : useEffect;
/** The element's attributes; what else there is goes to the input. */
const ofElement = new Set([...settings, "name", "disabled", "readOnly", "buttons", "showsPreview", "lang", "dir", "hidden", "style", "slot"]);
const attributeOf = (name) => name === "readOnly" ? "readonly" : name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/**
 * A label and a number field. `value` is a number, exact digits, or null; `onChange(number, element)` hears of each change,
 * `onCommit(number, element, detail)` of Return and of leaving. `ref` is the element's.
 */
export const NumberField = forwardRef(function NumberField({
  label, value, defaultValue, error, onChange, onCommit, className, children, ...props
}, ref) {
  const unique = useId();
  const id = props.id ?? unique;
  const [first] = useState(() => digits(value === undefined ? defaultValue : value));
  const field = useRef(null);
  useImperativeHandle(ref, () => field.current);
  // What the parent was told last, and what it wants to hear now.
  const told = useRef({ value: isNumber(first) ? first : "", error: "" });
  useEarlyEffect(() => { Object.assign(told.current, { onChange, onCommit }); });

  useEarlyEffect(() => {
    const element = field.current;
    const number = () => element.value === "" ? null : Number(element.value);
    // A script's `requestSubmit()` leaves React no time: the page's `onSubmit` has what was committed.
    let isSubmitting = false;
    const call = (name, ...words) => {
      const run = () => told.current[name]?.(number(), element, ...words);
      if (isSubmitting) flushSync(run);
      else run();
    };
    // An `input` of the browser's follows its status at once, and React renders what is set in that event before the next.
    let isComing = false;
    const hear = ({ type }) => {
      if (type === "input") isComing = false;
      else if (isComing) return;
      const { value, text } = element;
      // What the parent has, when its answer is shown, is no news to it.
      if (type === "number-status" && value === told.current.given) return;
      if (told.current.isSilent || value === told.current.value && (type !== "input" || text === told.current.text)) return;
      Object.assign(told.current, { value, text, isRendered: false });
      call("onChange");
    };
    // What the parent has rendered meanwhile has waited for the commit.
    const commit = ({ detail }) => {
      hear({});
      call("onCommit", detail);
      told.current.take();
      if (isSubmitting) element.settle();
    };
    // A server may refuse what is sent again by the same sentence.
    const begin = () => {
      isSubmitting = true;
      told.current.isSent = true;
      // The page sends what the parent has, and the screen shows that.
      if (told.current.given !== undefined && !told.current.isRendered) call("onChange");
      told.current.take();
      element.settle();
    };
    // A parent that has the same sentence again is not drawn for it.
    const end = () => {
      isSubmitting = false;
      setTimeout(() => told.current.say());
    };
    const heard = [[element, "input", () => { isComing = true; }, true], [element, "input", hear], [element, "number-status", hear],
      [element, "number-commit", commit], [element.form, "submit", begin, true], [element.form, "submit", end]];
    for (const [target, ...words] of heard) target?.addEventListener(...words);
    hear({});
    return () => { for (const [target, ...words] of heard) target?.removeEventListener(...words); };
  }, []);

  useEarlyEffect(() => {
    const element = field.current;
    const take = () => {
      if (value === undefined) return;
      Object.assign(told.current, { isSilent: true, given: digits(value) });
      element.read(value);
      Object.assign(told.current, { value: element.value, text: element.text, isSilent: false });
    };
    Object.assign(told.current, { take, isRendered: value !== undefined });
    take();
  });
  useEarlyEffect(() => {
    const say = () => {
      const sentence = textOf(error ?? "");
      // Without one, an error that the page has set by the element stays.
      if (sentence !== told.current.error || told.current.isSent && sentence !== "") field.current?.setCustomValidity(sentence);
      Object.assign(told.current, { error: sentence, isSent: false });
    };
    told.current.say = say;
    say();
  });

  const given = Object.entries(props);
  const attributes = given.filter(([name, each]) => ofElement.has(name) && each !== undefined && each !== null && each !== false)
    .map(([name, each]) => [attributeOf(name), each === true || name === "style" ? each : attributeText(each)]);
  const others = given.filter(([name]) => !ofElement.has(name));
  const text = isNumber(first) ? written(first, hasPage ? languageOf(document.documentElement) : "en", props) : "";
  // Phones differ in the keys for numbers below zero, so a server says nothing of these.
  const inputMode = !hasPage && digits(props.min) !== "" && props.min >= 0 ? firstKeyboard(props) : undefined;
  return createElement("number-field", {
    ...Object.fromEntries(attributes), class: className, value: isNumber(first) && first || undefined, ref: field, suppressHydrationWarning: true,
  },
  label && createElement("label", { htmlFor: id }, label),
  children ?? createElement("input", { inputMode, autoComplete: "off", ...Object.fromEntries(others), id, defaultValue: text, suppressHydrationWarning: true }));
});
