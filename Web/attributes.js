// The element's attributes: the options that they give, those that are the input's, and the properties of their names.
import { attributeText, settings } from "./options.js";

const hyphened = (name) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
/** Options by their attributes; the element's properties are named as the options. */
const properties = new Map(settings.map((name) => [hyphened(name), name]));
const flags = new Set(["required", "records", "exclusiveMin", "exclusiveMax", "showsPreview"]);
/** What the element hands to its input. */
export const handedOn = ["placeholder", "readonly", "inputmode", "enterkeyhint", "autocomplete", "autofocus"];
/** What the page's input says of the number where the element says nothing. It stays on the input, where the page may change it. */
export const ofInput = ["required", "min", "max", "step"];
/** What names and describes the element. */
export const labels = ["aria-label", "aria-labelledby", "aria-describedby", "aria-description", "title"];
export const observed = [...properties.keys(), ...handedOn, ...labels, "value", "lang", "buttons", "name", "shows-preview"];
/** The attribute of an option. */
export const attributeNamed = hyphened;

const unset = Object.fromEntries(settings.map((name) => [name, undefined]));
/** The options that the attributes of an element give, and those of the page's input in it. */
export function givenBy(element, pages) {
  const given = {};
  for (const name of element.getAttributeNames()) {
    const property = properties.get(name);
    const text = element.getAttribute(name);
    if (flags.has(property)) given[property] = property === "required" || text !== "false";
    else if (property && text !== "") given[property] = text;
  }
  for (const name of ofInput) {
    const text = element.hasAttribute(name) ? null : pages?.getAttribute(name) ?? null;
    if (text !== null && (text !== "" || name === "required")) given[name] = name === "required" || text;
  }
  return given;
}
/** The same, with the options that are not given as undefined. */
export const allGivenBy = (element, pages) => ({ ...unset, ...givenBy(element, pages) });

/** Gives a class of elements a property for each attribute; `attributeOf` reads one. */
export function defineProperties(prototype, attributeOf) {
  for (const name of [...properties.keys(), "placeholder", "readonly", "autocomplete", "name", "disabled", "buttons", "shows-preview"]) {
    const property = properties.get(name) ?? { readonly: "readOnly", "shows-preview": "showsPreview" }[name] ?? name;
    const isFlag = ["required", "readonly", "disabled"].includes(name);
    const isChoice = flags.has(property) && !isFlag;
    Object.defineProperty(prototype, property, {
      get() {
        const text = attributeOf(this, name);
        return isFlag || isChoice ? text !== null && (isFlag || text !== "false") : text ?? "";
      },
      set(value) {
        if (isFlag) this.toggleAttribute(name, Boolean(value));
        else if (value === null || value === undefined) this.removeAttribute(name);
        else this.setAttribute(name, isChoice ? Boolean(value) : attributeText(value));
      },
      configurable: true, enumerable: true,
    });
  }
}
