import type { FormatOptions, Issue, Outcome, Status } from "./index.js";

/** `<number-field>`; each attribute is a property, without hyphens. */
export class NumberField extends HTMLElement {
  /** Resolves when the element reads and writes numbers. */
  readonly ready: Promise<NumberField>;
  name: string;
  locale: string;
  type: NonNullable<FormatOptions["type"]>;
  currency: string;
  unit: string;
  min: string;
  max: string;
  step: string;
  largeStep: string;
  exclusiveMin: boolean;
  exclusiveMax: boolean;
  commitPolicy: string;
  clampsToBounds: boolean;
  snapsToStep: boolean;
  refusesOffStep: boolean;
  refusesExtraDigits: boolean;
  keepsTypedZeros: boolean;
  keepsTypedDigits: boolean;
  placeholder: string;
  required: boolean;
  disabled: boolean;
  readOnly: boolean;
  /** Exact digits; "" where there are none or the text says no number. */
  value: string;
  defaultValue: string;
  valueAsNumber: number;
  readonly text: string;
  readonly status: Status;
  readonly issue: Issue | null;
  readonly suggestions: string[];
  readonly preview: string;
  readonly form: HTMLFormElement | null;
  readonly labels: NodeList;
  readonly validity: ValidityState;
  readonly validationMessage: string;
  readonly willValidate: boolean;
  checkValidity(): boolean;
  reportValidity(): boolean;
  setCustomValidity(message: string): void;
  commit(): Outcome;
  revert(): void;
  stepUp(count?: number): void;
  stepDown(count?: number): void;
  take(suggestion: string): void;
  select(): void;
}

declare global {
  interface HTMLElementTagNameMap { "number-field": NumberField }
}
