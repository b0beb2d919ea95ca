// A page's options as the engine takes them: format, bounds and policies.
import { partsOf } from "./format.js";
import { choices, digits, formatOptions, isNumber } from "./options.js";

/** The format of options; the engine keeps those that it has made. */
export function formatOf(engine, options, language) {
  const given = Object.fromEntries(formatOptions.map((name) => [name, options[name]])
    .filter(([, value]) => (value ?? "") !== ""));
  return engine.format(options.locale || language, given);
}

/** Sets how a field treats numbers; gives whether the limits are numbers. */
export function limit(field, options) {
  const step = options.step === "any" ? "" : options.step ?? "";
  // As in HTML, a number that is not a step is refused, unless there is no step or it is
  // "any". A fraction is refused if none is shown.
  const isWhole = partsOf(field.format).source.resolved.maximumFractionDigits === 0;
  const policies = {
    commitPolicy: options.commitPolicy || "keepText",
    refusesOffStep: step !== "", refusesExtraDigits: isWhole && !options.snapsToStep,
  };
  for (const name of choices.slice(2)) policies[name] = options[name] ?? policies[name] ?? false;
  field.setPolicies(policies);
  return !(step !== "" && step <= 0) && field.setLimits({ ...options, step });
}

/**
 * The options that a field of a type can have, one by one; `leaveOut` is told the names of the others. The type of number
 * comes last: "currency" is only possible with a currency.
 */
export function possible(engine, options, type, language, leaveOut) {
  const isPossible = (tried) => {
    let field;
    try {
      field = engine.field(formatOf(engine, tried, language), type ?? (tried.valueType || undefined));
      return limit(field, tried) && isNumber(digits(tried.value));
    } catch {
      return false;
    } finally {
      field?.release();
    }
  };
  if (isPossible(options)) return options;
  const { type: style, ...others } = options;
  let taken = {};
  for (const [name, value] of Object.entries({ ...others, type: style })) {
    const more = { ...taken, [name]: value };
    if (isPossible(more)) taken = more;
    else leaveOut(name);
  }
  return taken;
}
