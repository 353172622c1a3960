/** What a plain scalar means in the core schema of YAML 1.2, the JSON-compatible one. */

const NULL = new Set(["", "~", "null", "Null", "NULL"]);
const TRUE = new Set(["true", "True", "TRUE"]);
const FALSE = new Set(["false", "False", "FALSE"]);
/** What begins a plain scalar that may be no string. */
const MAY_BE_NO_STRING = /^[-+.0-9~nNtTfF]/;
const DECIMAL = /^[-+]?(?:\.[0-9]+|[0-9]+(?:\.[0-9]*)?)(?:[eE][-+]?[0-9]+)?$/;
const OCTAL_OR_HEXADECIMAL = /^(?:0o[0-7]+|0x[0-9a-fA-F]+)$/;
const NOT_FINITE = /^(?:[-+]?\.(?:inf|Inf|INF)|\.(?:nan|NaN|NAN))$/;

/** The value of a plain scalar. What no JSON number can hold (`.inf`, `.nan`, `1e999`) is NaN or infinite. */
export function plainScalarValue(text: string): null | boolean | number | string {
  if (text !== "" && !MAY_BE_NO_STRING.test(text)) {
    return text;
  }
  if (NULL.has(text)) {
    return null;
  }
  if (TRUE.has(text) || FALSE.has(text)) {
    return TRUE.has(text);
  }
  if (DECIMAL.test(text) || OCTAL_OR_HEXADECIMAL.test(text)) {
    return Number(text);
  }
  return NOT_FINITE.test(text) ? Number.NaN : text;
}
