// What an input in an element is called and described by: the page's labels and hints of the element, and the field's sentence.
import { setAttribute } from "./page.js";

/** How many copies of sentences there are: each has an id. */
let copies = 0;
const names = ["aria-label", "aria-labelledby"];
const descriptions = ["aria-describedby", "aria-description"];

/** The elements that an attribute refers to by id. */
function referred(element, property, attribute) {
  return element[property] ?? (element.getAttribute(attribute)?.match(/\S+/g) ?? [])
    .map((id) => element.getRootNode().getElementById?.(id)).filter(Boolean);
}

/** The text of an element without what is in a field. */
function textOutside(field, element) {
  const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  let text = "";
  while (texts.nextNode()) if (!field.contains(texts.currentNode)) text += texts.currentNode.data;
  return text.trim();
}

export class Naming {
  #element;
  #labels;
  #watch;
  #input;
  /** Whether the page names its own input, and how it describes it. */
  #isNamed = false;
  #described = [];
  /** The element, the elements that name or describe it, and the ids by which it refers to such elements. */
  #all = [];
  /** The elements that describe the field. */
  #hints = [];
  #sentence = "";
  #copy;

  /** `labels` gives the labels of the element, and `watch` is told those around it, whose text is its name. */
  constructor(element, input, labels, watch) {
    [this.#element, this.#input, this.#labels, this.#watch] = [element, input, labels, watch];
  }

  /** Goes on with another input, which may be the page's own. */
  take(input, given) {
    this.#input = input;
    this.#isNamed = given && (given.labels?.length > 0 || names.some((name) => given.hasAttribute(name)));
    this.#described = descriptions.map((name) => given?.getAttribute(name));
  }

  /** Whether one of some elements and ids names or describes the field. */
  isOf(changed) { return this.#all.some((each) => changed.has(each)); }

  /** Gives the input the name and description that the page gives the element. */
  renew() {
    const [element, input] = [this.#element, this.#input];
    const own = element.getAttribute("aria-label");
    let names = referred(element, "ariaLabelledByElements", "aria-labelledby");
    // The browser looks for labels in all of the page.
    if (names.length === 0 && own === null && (element.id || element.closest("label"))) names = [...this.#labels()];
    // A label around the element is named by all of its content, the field included: its text is the name.
    const around = names.filter((each) => each.contains(element));
    for (const each of around) this.#watch(each);
    if (!this.#isNamed) {
      // The text is also for browsers that do not know such elements.
      setAttribute(input, "aria-label", names.map((each) => textOutside(element, each)).join(" ") || own || element.title);
      input.ariaLabelledByElements = names.length > 0 && around.length === 0 ? names : null;
    }
    this.#hints = referred(element, "ariaDescribedByElements", "aria-describedby");
    const ids = `${element.getAttribute("aria-labelledby")} ${element.getAttribute("aria-describedby")}`.split(/\s+/);
    this.#all = [element, ...names, ...this.#hints, ...ids];
    this.describe();
  }

  /**
   * Gives the input its description: what the page says, and the sentence. That stands in the element's own tree, where the
   * input cannot refer to it, so that a hidden copy stands beside the input.
   */
  describe(sentence = this.#sentence) {
    const [element, input] = [this.#element, this.#input];
    this.#sentence = sentence;
    const [by, text] = this.#described;
    if (sentence !== "" && !this.#copy?.isConnected) {
      this.#copy = element.querySelector(":scope > [data-sentence]") ?? document.createElement("span");
      Object.assign(this.#copy, { hidden: true, id: `number-field-${++copies}` }).dataset.sentence = "";
      element.append(this.#copy);
    }
    // A label around the field is observed, and with it what stands here.
    if (this.#copy && this.#copy.textContent !== sentence) this.#copy.textContent = sentence;
    const copy = sentence !== "" && this.#copy;
    setAttribute(input, "aria-describedby", [by, ...this.#hints.map(({ id }) => id), copy && copy.id].filter(Boolean).join(" "));
    // The page may refer to elements without an id.
    if (this.#hints.some(({ id }) => id === "")) input.ariaDescribedByElements = [...this.#hints, copy].filter(Boolean);
    setAttribute(input, "aria-description", text ?? element.getAttribute("aria-description"));
  }
}
