import type { FormatOptions, Issue, Key, Outcome, Status } from "./index.js";

/** `<number-field>`. Each attribute is a property without hyphens: a text, "" if it is not given. */
export class NumberField extends HTMLElement {
  name: string;
  required: boolean;
  disabled: boolean;
  readOnly: boolean;
  placeholder: string;
  autocomplete: string;

  /** Buttons beside the input: "step", "sign", or both. */
  buttons: string;
  locale: string;
  valueType: string;
  loading: string;
  type: string;
  currency: string;
  currencyDisplay: string;
  currencySign: string;
  unit: string;
  unitDisplay: string;
  notation: string;
  signDisplay: string;
  useGrouping: string;
  numberingSystem: string;
  minimumIntegerDigits: string;
  minimumFractionDigits: string;
  maximumFractionDigits: string;
  minimumSignificantDigits: string;
  maximumSignificantDigits: string;
  roundingMode: string;
  roundingIncrement: string;
  roundingPriority: string;
  trailingZeroDisplay: string;
  foreignDecimals: string;

  min: string;
  max: string;
  step: string;
  largeStep: string;
  records: boolean;
  keypad: string;
  exclusiveMin: boolean;
  exclusiveMax: boolean;
  policies: string;
  entries: string;

  /**
   * Resolves when the element can read and write numbers; rejects if the engine cannot be
   * loaded.
   */
  readonly ready: Promise<NumberField>;
  /** Loads the engine again, if that has failed. */
  retry(): Promise<NumberField>;

  /**
   * Exact digits; "" if there is no value or the text is not a number. Setting a value that was
   * read here changes nothing.
   */
  get value(): string;
  set value(value: string | number | null | undefined);
  defaultValue: string;
  get valueAsNumber(): number;
  set valueAsNumber(value: number | null | undefined);
  /** What is on screen. */
  readonly text: string;
  readonly status: Status;
  readonly issue: Issue | null;
  readonly suggestions: string[];
  /** The text that Return would leave. */
  readonly preview: string;
  commit(): Outcome;
  /** Goes back to what was committed. */
  revert(): void;
  /** Empties the field, even of a refused text. */
  clear(): void;
  stepUp(count?: number): void;
  stepDown(count?: number): void;
  /** Presses a key that types no text, such as a page's own button for the sign. */
  press(key: Key, count?: number): void;
  /** Replaces the text, as if the new text were typed. */
  take(text: string): void;
  /** What was sent to the engine, if `records` is set: `numfield replay` plays it. */
  readonly session: string;
  select(): void;
  focus(options?: FocusOptions): void;

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

/** The attributes, as JSX has them. */
export interface NumberFieldAttributes {
  type?: FormatOptions["type"];
  id?: string;
  name?: string;
  value?: string | number;
  locale?: string;
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
  currency?: string;
  unit?: string;
  notation?: FormatOptions["notation"];
  min?: string | number;
  max?: string | number;
  step?: string | number;
  policies?: string;
  entries?: string;
  records?: boolean;
  loading?: "eager" | "idle" | "focus";
  required?: boolean;
  disabled?: boolean;
  readonly?: boolean;
  autofocus?: boolean;
  placeholder?: string;
  buttons?: string;
  [hyphened: `${string}-${string}`]: unknown;
  [handler: `on${string}`]: unknown;
}

declare global {
  interface HTMLElementTagNameMap { "number-field": NumberField }
  namespace JSX {
    interface IntrinsicElements { "number-field": NumberFieldAttributes }
  }
}
