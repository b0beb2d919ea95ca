/** What a format is made of: a kind of number, and options as `Intl.NumberFormat` has them. */
export interface FormatOptions {
  type?: "decimal" | "integer" | "percent" | "currency" | "accounting" | "unit" | "scientific";
  currency?: string;
  currencyDisplay?: "symbol" | "narrowSymbol" | "code" | "name";
  currencySign?: "standard" | "accounting";
  unit?: string;
  unitDisplay?: "short" | "narrow" | "long";
  notation?: "standard" | "scientific" | "engineering";
  signDisplay?: "auto" | "always" | "exceptZero" | "negative";
  useGrouping?: boolean | "always" | "auto" | "min2";
  numberingSystem?: string;
  minimumIntegerDigits?: number;
  minimumFractionDigits?: number;
  maximumFractionDigits?: number;
  minimumSignificantDigits?: number;
  maximumSignificantDigits?: number;
  roundingMode?: "ceil" | "floor" | "expand" | "trunc" | "halfCeil" | "halfFloor" | "halfExpand"
    | "halfTrunc" | "halfEven";
  roundingIncrement?: number;
  roundingPriority?: "auto" | "morePrecision" | "lessPrecision";
  trailingZeroDisplay?: "auto" | "stripIfInteger";
}

export type ValueType = "decimal" | "double" | "float" | "int8" | "int16" | "int32" | "int64" | "uint8"
  | "uint16" | "uint32" | "uint64";
/** What a text is: a number that is taken, the beginning of a number, or neither. */
export type Status = "acceptable" | "intermediate" | "invalid";
/** What a commit did. */
export type Outcome = "unchanged" | "accepted" | "rounded" | "clamped" | "snapped" | "cleared"
  | "reverted" | "keptInvalid";
/** What a commit makes of a text that is no number. */
export type CommitPolicy = "keepText" | "lastReading" | "committedValue";
/** Where the engine is, or its bytes. */
export type EngineSource = URL | string | Response | ArrayBuffer | ArrayBufferView;

/** The names that `ValidityState` has for what is wrong with a text. */
export type ValidityName = "valueMissing" | "badInput" | "rangeUnderflow" | "rangeOverflow" | "stepMismatch";

/** Why a text is no number of the field. Offsets are UTF-16, as an input's `selectionStart`. */
export interface Issue {
  code: string;
  start: number;
  end: number;
  validity: ValidityName;
  message: string;
}

/** Numbers as texts or as `Number`s; "" for none. */
export interface Limits {
  min?: string | number;
  max?: string | number;
  /** The least number, or the greatest, is itself beyond the bounds: "more than 0". */
  exclusiveMin?: boolean;
  exclusiveMax?: boolean;
  step?: string | number;
  /** What Page Up and Page Down add; ten steps, unless given. */
  largeStep?: string | number;
}

/** How edits and commits are treated. */
export interface Policies {
  /** The text stays to be mended, unless given. */
  commitPolicy?: CommitPolicy;
  /** A commit moves a number to the bound that it is beyond. */
  clampsToBounds?: boolean;
  /** A commit moves a number to the nearest step. */
  snapsToStep?: boolean;
  /** A number that is no step is refused; so it is with a step, unless given. */
  refusesOffStep?: boolean;
  /** More fraction digits than are shown are refused, instead of rounded; so they are if none are shown. */
  refusesExtraDigits?: boolean;
  /** A commit keeps zeros typed at a fraction's end. */
  keepsTypedZeros?: boolean;
  /** A commit writes in the digits that were typed, such as Arabic ones. */
  keepsTypedDigits?: boolean;
}

export interface Options extends FormatOptions, Limits, Policies {
  /** A BCP 47 tag; the language that the input is in, unless given. */
  locale?: string;
  /** The language of the sentences, a BCP 47 tag; that of the page, unless given. */
  messages?: string;
  /** Exact digits, such as "1234.50". */
  value?: string | number;
  /** What values the field has: any number, unless given. It stays as it is. */
  valueType?: ValueType;
  required?: boolean;
  /** Shows the sentence about a refused text. */
  message?: HTMLElement;
  /** Where the engine is; asked for at the first field of a page. */
  engine?: EngineSource;
}

/** A text input as a number field. Its name, its validity and its focus are the input's own. */
export class NumberInput {
  readonly input: HTMLInputElement;
  /** What is on screen. */
  readonly text: string;
  /** Exact digits; "" if there are none or the text says no number. What it gave changes nothing when set. */
  get value(): string;
  set value(value: string | number | null | undefined);
  get valueAsNumber(): number;
  set valueAsNumber(value: number | null | undefined);
  readonly status: Status;
  readonly issue: Issue | null;
  readonly suggestions: string[];
  /** The text that Return would leave. */
  readonly preview: string;
  readonly locale: string;
  /** Whether something was typed since the last commit. */
  readonly isEdited: boolean;
  readonly options: Options;
  configure(options: Options): void;
  commit(): Outcome;
  /** Goes back to what was committed. */
  revert(): void;
  /** Empties the field, a refused text too. */
  clear(): void;
  /** Goes back to the first value. */
  reset(): void;
  stepUp(count?: number): void;
  stepDown(count?: number): void;
  /** Puts a text in the place of the one that is there, as if it were typed. */
  take(text: string): void;
  /** Puts a saved text back, and the value that it stood for. */
  restore(text: string, value?: string): void;
  /** A server's or a page's own error, until the field is edited; "" for none. */
  setCustomValidity(message: string): void;
  /** The input is a plain one again. */
  detach(): void;
}

/** Makes a text input a number field. */
export function attach(input: HTMLInputElement, options?: Options): Promise<NumberInput>;
/** Loads the engine, once for a page; the first call may say from where. */
export function loadEngine(source?: EngineSource): Promise<Engine>;

/** The engine alone, without an input: in a worker, or in node. */
export class Engine {
  static load(source?: EngineSource): Promise<Engine>;
  /** Throws a RangeError if there is no such format. */
  format(locale: string, options?: FormatOptions): Format;
  field(format: Format, type?: ValueType): Field;
}

export interface Format { readonly locale: string }

/** The sentences of a language, by their keys. */
export interface Messages {
  readonly language: string;
  readonly direction: "ltr" | "rtl";
  readonly [key: string]: string;
}

/** The sentences of a language; English if there are none of it. */
export function messagesFor(language: string): Promise<Messages>;

/** A number field without a view. Offsets are UTF-16. */
export class Field {
  messages: Messages;
  readonly format: Format;
  readonly text: string;
  readonly value: string;
  readonly status: Status;
  readonly isEdited: boolean;
  readonly issue: Issue | null;
  readonly suggestions: string[];
  readonly preview: string;
  /** The text for a screen reader. */
  readonly valueText: string;
  /** The anchor and the head. */
  readonly selection: [number, number];
  readonly inputMode: "numeric" | "decimal" | "text";
  /** The text is now this, the caret there. Answers whether the engine took it. */
  follow(text: string, caret?: number, intent?: "typed" | "pasted" | "deleted" | "composed"): boolean;
  select(anchor: number, head?: number): void;
  endComposition(): void;
  setValue(value: string | number): boolean;
  setFormat(format: Format): void;
  setLimits(limits: Limits): boolean;
  setPolicies(policies: Policies & { clearsWhenEmpty?: boolean }): void;
  commit(): { outcome: Outcome; message: string };
  revert(): void;
  step(count: number, isLarge?: boolean): void;
  reset(value?: string | number): boolean;
  undo(isUndo?: boolean): boolean;
  release(): void;
}

export interface CommitDetail {
  readonly outcome: Outcome;
  readonly message: string;
  readonly value: string;
  readonly text: string;
}
declare global {
  interface HTMLElementEventMap {
    "number-commit": CustomEvent<CommitDetail>;
    "number-status": CustomEvent<{ status: Status; message: string }>;
    "number-refused": CustomEvent<{ text: string }>;
  }
}
