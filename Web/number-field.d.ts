import type { Issue, State } from "./engine.js";

export { loadEngine, loadEntries } from "./engine.js";

/** Options by their names: in a text, "signDisplay=always minimumFractionDigits=2", or as an object. */
export type Members<Names> = string | Names;
/** What the format does otherwise: options of `Intl.NumberFormat`, and whether "1.5" is refused in French (R21). */
export type Format = Intl.NumberFormatOptions & { refusesForeignDecimalSeparators?: boolean; [option: string]: unknown };

/** What a field is told beside what an input is told: attributes with hyphens, properties without. */
export interface Settings {
  /** The numbers' own locale, where that is another than the language's. */
  locale?: string;
  type?: "decimal" | "integer" | "percent" | "permille" | "permyriad" | "currency" | "accounting" | "unit" | "scientific";
  currency?: string;
  unit?: string;
  format?: Members<Format>;
  min?: string | number;
  max?: string | number;
  /** Excludes the minimum, or the maximum: "more than 0". */
  exclusiveMin?: boolean;
  exclusiveMax?: boolean;
  step?: string | number;
  /** What Page Up and Page Down add; by default ten steps. */
  largeStep?: string | number;
  /** What is read beside plain numbers, names separated by spaces. */
  entries?: string | string[];
  /** How edits and commits are treated: policies by their names. */
  policies?: Members<Record<string, unknown>>;
  /** The type of the values, which stays as it is. */
  valueType?: string;
  /** Buttons beside the input: "step", "sign", or both. */
  buttons?: string;
  /** Whether there stands beside the input, while a number is typed, how Return would write it. */
  showsPreview?: boolean;
  /** The decimal key of an on-screen keypad. */
  keypad?: string;
  /** When the engine is loaded. */
  loading?: "eager" | "idle" | "focus";
  /** Whether `session` has what was sent to the engine. */
  records?: boolean;
  required?: boolean;
  disabled?: boolean;
  readOnly?: boolean;
  name?: string;
}

/** Settings that a property takes in several ways, and gives as a text. */
type Named = "format" | "policies" | "entries" | Amount;
type Amount = "min" | "max" | "step" | "largeStep";
/** A property of any other setting is a text, "" if it is not given, or whether it is so. */
type Given = { [Name in keyof Settings as Exclude<Name, Named>]-?: true extends Settings[Name] ? boolean : string };

/** `<number-field>`. */
export interface NumberField extends Given {}
export class NumberField extends HTMLElement {
  get format(): string;
  set format(value: Members<Format>);
  get policies(): string;
  set policies(value: Members<Record<string, unknown>>);
  get entries(): string;
  set entries(value: string | string[]);
  get min(): string;
  set min(value: string | number | null | undefined);
  get max(): string;
  set max(value: string | number | null | undefined);
  get step(): string;
  set step(value: string | number | null | undefined);
  get largeStep(): string;
  set largeStep(value: string | number | null | undefined);
  placeholder: string;
  autocomplete: string;

  /** Resolves when the element can read and write numbers; rejects if the engine cannot be loaded. */
  readonly ready: Promise<NumberField>;
  /** Loads the engine again, if that has failed. */
  retry(): Promise<NumberField>;

  /** Exact digits; "" if there is no value or the text is not a number. Setting a value that was read here changes nothing. */
  get value(): string;
  set value(value: string | number | null | undefined);
  /** Takes the value that a framework has at each drawing: another value is a command, which waits while a person types. */
  read(value: string | number | null | undefined): void;
  /** Is called before a framework sends its state: where it has always answered at once, what it has is shown. */
  settle(): void;
  defaultValue: string;
  get valueAsNumber(): number;
  set valueAsNumber(value: number | null | undefined);
  /** What is on screen. */
  readonly text: string;
  readonly status: State["status"];
  /** What is wrong with the text: its code, place, sentence and ValidityState's name, and what else is known; null if nothing is. */
  readonly issue: Issue | null;
  /** What was probably meant; the field takes each of these texts. */
  readonly suggestions: string[];
  /** The text that Return would leave. */
  readonly preview: string;
  commit(): string;
  /** Goes back to what was committed. */
  revert(): void;
  /** Empties the field, even of a refused text. */
  clear(): void;
  stepUp(count?: number): void;
  stepDown(count?: number): void;
  /** Presses a key that types no text, such as a page's own button for the sign: "toggleSign". */
  press(key: string, count?: number): void;
  /** Replaces the text, as if the new text were typed. */
  take(text: string): void;
  /** What was sent to the engine, if `records` is set: `numfield replay` plays it. */
  readonly session: string;
  select(): void;
  focus(options?: FocusOptions): void;
  blur(): void;

  readonly form: HTMLFormElement | null;
  readonly labels: NodeList;
  readonly validity: ValidityState;
  readonly validationMessage: string;
  readonly willValidate: boolean;
  checkValidity(): boolean;
  reportValidity(): boolean;
  /** A server's or a page's own error, shown until the field is edited; "" for none. */
  setCustomValidity(message: string): void;
}

/** What a commit did: a `CommitOutcome.code`, "rounded", and a sentence about it, or "". */
export interface CommitDetail {
  readonly outcome: string;
  readonly message: string;
  readonly value: string;
  readonly text: string;
}

/** The attributes, as JSX has them. */
export interface NumberFieldAttributes extends Settings {
  value?: string | number;
  id?: string;
  lang?: string;
  dir?: string;
  slot?: string;
  class?: string;
  className?: string;
  style?: unknown;
  title?: string;
  hidden?: boolean;
  key?: string | number | null;
  ref?: unknown;
  children?: unknown;
  tabIndex?: number;
  role?: string;
  readonly?: boolean;
  autofocus?: boolean;
  placeholder?: string;
  [hyphened: `${string}-${string}`]: unknown;
  [handler: `on${string}`]: unknown;
}

declare global {
  interface HTMLElementTagNameMap { "number-field": NumberField }
  interface HTMLElementEventMap {
    "number-commit": CustomEvent<CommitDetail>;
    "number-status": CustomEvent<{ status: State["status"]; message: string }>;
    "number-refused": CustomEvent<{ text: string }>;
  }
  namespace JSX {
    interface IntrinsicElements { "number-field": NumberFieldAttributes }
  }
}
