/** What a format is made of: a kind of number, and options as `Intl.NumberFormat` has them. */
export interface FormatOptions {
  type?: "decimal" | "integer" | "percent" | "currency" | "accounting" | "unit" | "scientific";
  currency?: string;
  currencyDisplay?: "symbol" | "narrowSymbol" | "code" | "name";
  unit?: string;
  unitDisplay?: "short" | "narrow" | "long";
  signDisplay?: "auto" | "always" | "exceptZero" | "negative" | "never";
  useGrouping?: boolean | "always" | "auto" | "min2";
  numberingSystem?: string;
  minimumIntegerDigits?: number;
  minimumFractionDigits?: number;
  maximumFractionDigits?: number;
  minimumSignificantDigits?: number;
  maximumSignificantDigits?: number;
  roundingMode?: string;
  roundingIncrement?: number;
  trailingZeroDisplay?: "auto" | "stripIfInteger";
}

export type ValueType = "decimal" | "double" | "float" | "int8" | "int16" | "int32" | "int64" | "uint8"
  | "uint16" | "uint32" | "uint64";
export type Status = "acceptable" | "intermediate" | "invalid";
export type Outcome = "unchanged" | "accepted" | "rounded" | "clamped" | "snapped" | "cleared"
  | "reverted" | "keptInvalid";

/** Why a text is no number of the field. Offsets are UTF-16, as an input's `selectionStart`. */
export interface Issue {
  code: string;
  start: number;
  end: number;
  /** The name that `ValidityState` has for it. */
  validity: "valueMissing" | "badInput" | "rangeUnderflow" | "rangeOverflow" | "stepMismatch";
  message: string;
}

/** Numbers as texts; "" for none. */
export interface Limits {
  min?: string;
  max?: string;
  exclusiveMin?: boolean;
  exclusiveMax?: boolean;
  step?: string;
  largeStep?: string;
}

export interface Options extends FormatOptions {
  /** A BCP 47 tag; the language that the input is in, unless given. */
  locale?: string;
  /** The language of the sentences, a BCP 47 tag; that of the page, unless given. */
  messages?: string;
  /** Exact digits, such as "1234.50". */
  value?: string | number;
  /** What values the field has: any number, unless given. It stays as it is. */
  valueType?: ValueType;
  min?: string | number;
  max?: string | number;
  /** The least number, or the greatest, is itself beyond the bounds: "more than 0". */
  exclusiveMin?: boolean;
  exclusiveMax?: boolean;
  /** Makes the input a spinbutton. As in HTML, a number that is no step is refused; "any" takes each. */
  step?: string | number;
  /** What Page Up and Page Down add; ten steps, unless given. */
  largeStep?: string | number;
  /** What a commit makes of a text that is no number; it stays to be mended, unless given. */
  commitPolicy?: "lastReading" | "committedValue" | "keepText";
  /** A commit moves a number to the bound that it is beyond. */
  clampsToBounds?: boolean;
  /** A commit moves a number to the nearest step. */
  snapsToStep?: boolean;
  /** Whether a number that is no step is refused; so it is where there is a step, unless given. */
  refusesOffStep?: boolean;
  /** More fraction digits than are shown are refused, instead of rounded by a commit. */
  refusesExtraDigits?: boolean;
  /** A commit keeps zeros typed at a fraction's end. */
  keepsTypedZeros?: boolean;
  /** A commit writes in the digits that were typed, such as Arabic ones. */
  keepsTypedDigits?: boolean;
  required?: boolean;
  /** Shows the sentence about a refused text. */
  message?: HTMLElement;
  /** Where the engine is, or its bytes; asked for at the first field of a page. */
  engine?: URL | string | Response | BufferSource;
}

/** A text input as a number field. */
export class NumberInput {
  readonly input: HTMLInputElement;
  readonly text: string;
  /** Exact digits; "" where there are none or the text says no number. */
  value: string;
  valueAsNumber: number;
  readonly status: Status;
  readonly issue: Issue | null;
  readonly suggestions: string[];
  /** The text that Return would leave. */
  readonly preview: string;
  readonly locale: string;
  readonly isEdited: boolean;
  readonly options: Options;
  configure(options: Options): void;
  commit(): Outcome;
  revert(): void;
  reset(): void;
  stepUp(count?: number): void;
  stepDown(count?: number): void;
  take(suggestion: string): void;
  restore(text: string, value?: string): void;
  detach(): void;
}

export function attach(input: HTMLInputElement, options?: Options): Promise<NumberInput>;
export function loadEngine(source?: URL | string | Response | BufferSource): Promise<Engine>;

/** The engine alone, without an input: in a worker, or in node. */
export class Engine {
  static load(source?: URL | string | Response | BufferSource): Promise<Engine>;
  format(locale: string, options?: FormatOptions): Format;
  field(format: Format, type?: ValueType): Field;
}

export interface Format { readonly locale: string }

/** The sentences of a language, by their keys; English where there are none of it. */
export function messagesFor(language: string): Promise<Record<string, string>>;

export class Field {
  messages: Record<string, string>;
  readonly text: string;
  readonly value: string;
  readonly status: Status;
  readonly issue: Issue | null;
  readonly suggestions: string[];
  readonly preview: string;
  readonly selection: [number, number];
  follow(text: string, caret?: number, intent?: "typed" | "pasted" | "deleted" | "composed"): boolean;
  endComposition(): void;
  setValue(value: string): boolean;
  setFormat(format: Format): void;
  setLimits(limits: Limits): boolean;
  setPolicies(policies: Pick<Options, "commitPolicy" | "clampsToBounds" | "snapsToStep" | "refusesOffStep"
    | "refusesExtraDigits" | "keepsTypedZeros" | "keepsTypedDigits"> & { clearsWhenEmpty?: boolean }): void;
  commit(): { outcome: Outcome; message: string };
  revert(): void;
  step(count: number, isLarge?: boolean): void;
  reset(value?: string): boolean;
  readonly inputMode: "numeric" | "decimal" | "text";
  undo(isUndo?: boolean): boolean;
  release(): void;
}

export interface CommitDetail { outcome: Outcome; message: string; value: string; text: string }
declare global {
  interface HTMLElementEventMap {
    "number-commit": CustomEvent<CommitDetail>;
    "number-status": CustomEvent<{ status: Status; message: string }>;
    "number-refused": CustomEvent<{ text: string }>;
  }
}
