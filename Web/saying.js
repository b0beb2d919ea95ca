// What is said of a text: the sentence below the input, the attributes of the input, and what the element hears of both.
import { refusalOf } from "./clipboard.js";
import english from "./messages/first.js";
import { attributesOf, loadedMessages, messagesFor, nothing, shownOf, validityOf } from "./messages.js";
import { languageOf, say, setAttribute } from "./page.js";
import { misfit } from "./reader.js";

export class Saying {
  #number;
  /** A page's own error, and the text that it is about. */
  #custom = { message: "", text: "" };
  /** A note: that a text was not taken. What a commit or a page's answer has changed the state says. */
  #note = "";
  /** What is said of rows that were not taken, until something else is done. */
  #rows;
  /** Whether a form has asked for a number, or the person has left the text empty. */
  isAsked = false;
  #shown = nothing;
  #attributes = {};
  /** What the page itself says, in the language of the field's sentences. */
  messages;
  /** The language whose sentences were asked for. */
  #asked;

  constructor(number) {
    this.#number = number;
    this.messages = this.#loaded ?? english;
  }

  get #language() { return languageOf(this.#number.host); }
  /** The sentences of the page's language, if they are loaded. */
  get #loaded() { return loadedMessages(this.#language); }
  /** Takes the sentences of its language, which are loaded if they are not English. */
  async speak() {
    const language = this.#language;
    const loaded = this.#loaded;
    this.messages = loaded ?? english;
    this.#number.tellOptions();
    if (language === this.#asked || loaded) return;
    this.#asked = language;
    await messagesFor(language);
    this.speak();
    this.#number.refresh();
  }

  /** A server's or a page's own error; "" for none. It is gone when the field is edited. */
  setCustom(message) {
    this.#custom = { message: String(message), text: this.#number.text };
    this.#number.refresh();
  }
  forgetCustom() { this.#custom.message = ""; }
  /** The engine has written a text anew that nobody has edited. */
  keepCustom(text) { if (this.#custom.text === text) this.#custom.text = this.#number.text; }
  /** The input has another's attributes. */
  forgetAttributes() { this.#attributes = {}; }

  /** Shows why the text is refused, even if it is empty, as when a form is sent. */
  ask() {
    this.isAsked = true;
    this.#number.refresh();
  }

  /** Something else is done: what was said of a text that was not taken is over. */
  quiet() {
    this.#note = "";
    this.#rows = undefined;
    this.#number.keys.forgetChoices();
  }

  /** Nothing of a text was taken, because a part of it would be another number. */
  refuse(text) {
    this.#note = this.messages.tooMuch;
    this.#tellRefused(text);
  }
  /** Nothing of several rows was taken: `field` says why, and the first row may be meant. */
  refuseRows(text, field) {
    this.#rows = refusalOf(text, field, this.messages);
    this.#tellRefused(text);
  }
  #tellRefused(text) {
    this.#number.refresh();
    this.#number.tell("number-refused", { text });
  }

  /** The texts that the keys lead through: of rows that were not taken, or of the text. */
  get offered() { return this.#rows?.suggestions ?? this.#number.suggestions; }

  /** Shows the state, also after a change of the input's own attributes, and gives it. */
  refresh(options) {
    const number = this.#number;
    const { input, text, status, state, isDead, isGiven, isGivenUp, attention, keys } = number;
    const { messages } = this;
    if (isDead && number.editing.isComposing) return number.editing.endComposition();
    const { required, message: output } = options;
    if (this.#custom.text !== text) this.#custom.message = "";
    const custom = this.#custom.message;
    // What is sent is judged, also where the text shows fewer digits.
    const unfit = isGiven && status === "acceptable" ? misfit(state.value, { ...options, step: number.refusesOffStep ? options.step : undefined }) : undefined;
    const { flags, message } = validityOf(state, { required, custom, messages, unfit, isGivenUp });
    const note = this.#note || (status === "acceptable" && !state.is.includes("edited") && state.sentence) || "";
    const isTyping = number.isEdited && number.isFocused && !isGivenUp;
    const next = shownOf(state, { custom, message, note, isAsked: this.isAsked, isTyping, isDead });
    if (!attention.waitForPressEnd()) this.#shown = next;
    const shown = this.#rows ?? this.#shown;
    if (output) say(output, shown.message, custom && shown.kind === "wrong" ? undefined : messages, shown.kind);
    const attributes = attributesOf(state, { ...shown, hasChoice: keys.choices.length > 1 }, { ...options, messages });
    // What is there already is not written again: each key would have the browser style the input anew.
    for (const name in attributes) if (attributes[name] !== this.#attributes[name]) setAttribute(input, name, attributes[name]);
    this.#attributes = attributes;
    const told = { status, shown, willBeWrong: next.kind === "wrong", flags, message, attributes, can: state.can, keys: state.keys };
    number.tell("number-status", told);
    return told;
  }
}
