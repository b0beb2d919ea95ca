import type { Engine, EngineSource, Format, Key, Messages, Outcome, Status } from "./index.js";

/** JSON Schema, 2020-12: an object, or its JSON. */
export type Schema = string | { readonly [keyword: string]: unknown };
export type Control = "number" | "text" | "boolean" | "choice" | "choices" | "date" | "time" | "dateTime";
/** How a submit ended. */
export type SubmitOutcome = "accepted" | "answered" | "invalid" | "reverted" | "running" | "cancelled";
/** What a server answered, by the JSON Pointer of a value; with another name it is about the form as a whole. */
export interface Answer { name: string; message?: string }
export type Handler = (json: string) => Answer[] | void | Promise<Answer[] | void>;
export type FormText = "text" | "value" | "pointer" | "label" | "description" | "optionValue" | "optionLabel" | "issue"
  | "code" | "keyword" | "suggestion" | "outcome" | "announcement" | "handedOver" | "schema";

export interface FormOptions {
  /** A BCP 47 tag: how numbers are read and written. */
  locale?: string;
  /** The language of the sentences; that of the locale, unless given. */
  messages?: string;
  /** What becomes of keywords that no form shows; a schema with such a keyword is refused, unless given. */
  unsupported?: "refuse" | "skip" | "handOver";
  /** Where the engine is. */
  engine?: EngineSource;
}

export interface Member {
  readonly name: string;
  readonly path: string;
  readonly kind: "field" | "object" | "array";
}

/** A field as it is shown. Offsets are UTF-16. */
export interface FormFieldState {
  readonly path: string;
  readonly control: Control;
  readonly text: string;
  readonly status: Status;
  /** The anchor and the head. */
  readonly selection: [number, number];
  readonly issueCount: number;
  readonly optionCount: number;
  readonly isRequired: boolean;
  readonly isDisabled: boolean;
  readonly isSecret: boolean;
  readonly isFocused: boolean;
  /** The field was left: from then on a person is to see its issues. */
  readonly isTouched: boolean;
  readonly isChanged: boolean;
  readonly isEdited: boolean;
  readonly allowsFraction: boolean;
  readonly allowsMinus: boolean;
  readonly allowsExponent: boolean;
}

export interface FormState {
  readonly isValid: boolean;
  readonly isChanged: boolean;
  readonly isSubmitting: boolean;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
}

/** A schema that is wrong, values that do not fit, or a draft that is damaged. */
export class FormError extends Error {}

/**
 * A form without a view. A path names a field: "/lines/4/price" is the price in the row whose id is "4", wherever
 * that row stands. Values are JSON: `12.5`, `"red"` with its quotation marks, `true`, `null` for an empty field.
 */
export class Form {
  static make(schema: Schema, options?: FormOptions): Promise<Form>;
  readonly locale: string;
  readonly messages: Messages;
  /**
   * Reads and writes in another locale from now on, and speaks another language, by default that of the locale. Values,
   * rows, half typed texts and what can be undone stay. Rejects with a FormError.
   */
  setLocale(locale: string, options?: { messages?: string }): Promise<void>;
  /** The values, each number with all its digits. */
  json: string;
  readonly state: FormState;
  /** The path of the focused field. */
  readonly focused: string | null;
  /** Has a function told of each change: the paths of the fields, or null for all fields and rows. */
  subscribe(listener: (paths: Set<string> | null) => void): () => void;
  /** The members of the form, of an object or of any row, whether it is there or not. */
  members(path?: string): Member[];
  /** The ids of the rows of an array. */
  rows(path: string): string[];
  pathOf(array: string, id: string): string;
  insertRow(array: string, place?: number, id?: string): string;
  moveRow(array: string, id: string, place: number): boolean;
  removeRow(array: string, id: string): boolean;
  field(path: string): FormFieldState | null;
  text(path: string, name: FormText, index?: number): string | null;
  texts(path: string, name: FormText): string[];
  /** The format of a field with numbers. */
  formatOf(path: string): Format | undefined;
  /** The text is now this, the caret there. Answers whether the form took it. */
  follow(path: string, text: string, caret?: number, intent?: "typed" | "pasted" | "deleted" | "composed"): boolean;
  /** Types a text in the place of a part of a field's text. */
  replace(path: string, start: number, end: number, text: string): boolean;
  select(path: string, anchor: number, head?: number): boolean;
  press(path: string, key: Key, count?: number): boolean;
  choose(path: string, json: string): boolean;
  setValue(path: string, json: string): boolean;
  commit(path: string): Outcome;
  focus(path: string | null): boolean;
  moveFocus(direction: number): boolean;
  undo(): boolean;
  redo(): boolean;
  keepAsInitial(): void;
  submit(handler: Handler): Promise<SubmitOutcome>;
  /** What is half typed, and rows; passwords are left out. */
  save(): string;
  /** Answers a line for each thing that does not fit any more. */
  restore(draft: string): string[];
  release(): void;
  private constructor();
}

/** Loads the engine with forms, once for a page; the first call may say from where. */
export function loadForms(source?: EngineSource): Promise<Engine>;
/** The sentences of a form in a language. */
export function formMessagesFor(language: string): Promise<Messages>;

/** `<number-form>`: shows the controls of a form. */
export class NumberForm extends HTMLElement {
  /** A schema, "#id" of a script with its JSON, or an address. */
  schema: Schema | undefined;
  json: string;
  readonly model: Form | undefined;
  readonly ready: Promise<NumberForm>;
  readonly isValid: boolean;
  readonly form: HTMLFormElement | null;
  name: string;
  readonly validity: ValidityState;
  readonly validationMessage: string;
  checkValidity(): boolean;
  reportValidity(): boolean;
  /** Goes to the first field. */
  focus(): void;
  /** Sends the form by a handler; the focus goes to the first field that is wrong. */
  submit(handler: Handler): Promise<SubmitOutcome>;
  undo(): boolean;
  redo(): boolean;
  save(): string | undefined;
  restore(draft: string): string[] | undefined;
}

/** The attributes, as JSX has them. */
export interface NumberFormAttributes {
  id?: string;
  name?: string;
  schema?: string;
  locale?: string;
  messages?: string;
  unsupported?: "refuse" | "skip" | "handOver";
  /** When the engine is loaded, if no field has done so: at once, or when the page has nothing else to do. */
  loading?: "eager" | "idle";
  disabled?: boolean;
  class?: string;
  className?: string;
  ref?: unknown;
  key?: string | number | null;
  children?: unknown;
}

declare global {
  interface HTMLElementTagNameMap { "number-form": NumberForm }
  namespace JSX {
    interface IntrinsicElements { "number-form": NumberFormAttributes }
  }
}
