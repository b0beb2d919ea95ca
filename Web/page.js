// What fields do with the page around them: its language, its elements, its errors.
import { cached } from "./intl.js";
import { textOf } from "./options.js";

/** The language that an element is in: the nearest around it that `Intl` knows, else the browser's. */
export function languageOf(element) {
  for (let each = element; each; each = each.parentNode ?? each.host) {
    if (each.lang && isLocale(each.lang)) return each.lang;
  }
  return navigator.languages.find(isLocale) ?? "en";
}

/** Whether `Intl` has data for a BCP 47 tag. */
function isLocale(tag) {
  try {
    return cached(known, tag, () => Intl.NumberFormat.supportedLocalesOf(tag).length > 0);
  } catch {
    return false;
  }
}
const known = new Map();

/** Tells the page of a mistake as the browser tells of an exception, once, and goes on. */
export function report(error) {
  if (!reported.has(error)) (globalThis.reportError ?? console.error)(error);
  reported.add(error);
}
const reported = new WeakSet();

/** Tells the page of a wrong option by its name and value, once; `told` has what was told. */
export function reportOption(tag, name, value, told) {
  const words = `${name}=${JSON.stringify(textOf(value))}`;
  if (told.has(words)) return;
  told.add(words);
  report(new RangeError(`<${tag} ${words}>: there is no such ${name}; it is left out`));
}

/**
 * Sets what a page has given an element before it was defined. Such properties are the element's own and hide its
 * accessors; a value comes after the options that say how it is read.
 */
export function takeEarlyProperties(element) {
  const isValue = (name) => name.startsWith("value");
  const names = Object.keys(element).sort((left, right) => isValue(left) - isValue(right));
  for (const name of names) {
    if (!(name in Object.getPrototypeOf(element))) continue;
    const value = element[name];
    delete element[name];
    if (accessor(element, name)?.set) element[name] = value;
  }
}
/** The accessor of a property that an element inherits. */
function accessor(element, name) {
  for (let each = Object.getPrototypeOf(element); each; each = Object.getPrototypeOf(each)) {
    const found = Object.getOwnPropertyDescriptor(each, name);
    if (found) return found;
  }
}

/** Sets an attribute, or removes it if it has no value. */
export function setAttribute(element, name, value) {
  if (value || value === 0) element.setAttribute(name, value);
  else element.removeAttribute(name);
}

/**
 * Shows a sentence of a kind in its language and direction; a sentence of the page's own in the page's
 * language.
 */
export function say(element, text, { language = "", direction = "auto" } = {}, kind = "") {
  if (element.textContent !== text) element.textContent = text;
  if (element.dataset.kind !== kind) element.dataset.kind = kind;
  if (element.lang !== language) setAttribute(element, "lang", language);
  if (element.dir !== direction) element.dir = direction;
}

/** A style sheet for the shadow trees of a window; undefined where there is no page, or none that has such sheets. */
export function styleSheet(text, window) {
  if (!window?.CSSStyleSheet?.prototype.replaceSync) return undefined;
  const sheet = new window.CSSStyleSheet();
  sheet.replaceSync(text);
  return sheet;
}

const { userAgent = "", maxTouchPoints = 0 } = globalThis.navigator ?? {};
export const isPhoneOfApple = /iPhone|iPod/.test(userAgent);
// An iPad calls itself a Mac.
export const isTouchedApple = isPhoneOfApple || /iPad|Macintosh/.test(userAgent) && maxTouchPoints > 1;
/** Whether a browser shows no bubble for a form's control that says white space; Firefox would show an empty one. */
export const hidesEmptyBubbles = !/Firefox/.test(userAgent);

/**
 * Which keyboard has the keys that a field needs, as `inputmode` names it. An iPhone's number keys have no minus: a field
 * that takes numbers below zero has letters there.
 */
export function keyboardOf(keys, isWhole) {
  return { digits: "numeric", number: isPhoneOfApple ? "text" : isWhole ? "numeric" : "decimal" }[keys] ?? keys;
}
/** Whether a key is an input method's. */
export function isComposing(event) { return event.isComposing || event.keyCode === 229; }

/**
 * The internals of an element. Where a browser is only simulated, as in tests of a page, an element has what stands
 * here of them: its validity, and the form around it.
 */
export function internalsOf(element) {
  return globalThis.ElementInternals?.prototype.setFormValue ? element.attachInternals() : new SimulatedInternals(element);
}

class SimulatedInternals {
  #element;
  validity = { valid: true };
  validationMessage = "";
  willValidate = true;
  states = new Set();

  constructor(element) { this.#element = element; }
  get form() { return this.#element.closest("form"); }
  get labels() {
    const { id, ownerDocument } = this.#element;
    return [this.#element.closest("label"), ...ownerDocument.querySelectorAll("label")].filter((each, index) =>
      each && (index === 0 || id !== "" && each.htmlFor === id));
  }
  setFormValue() {}
  setValidity(flags, message = "") {
    this.validity = { ...flags, valid: Object.keys(flags).length === 0 };
    this.validationMessage = message;
  }
  checkValidity() {
    if (!this.validity.valid) this.#element.dispatchEvent(new Event("invalid", { cancelable: true }));
    return this.validity.valid;
  }
  reportValidity() { return this.checkValidity(); }
}
