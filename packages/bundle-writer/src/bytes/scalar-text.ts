/** What needs no escape; finding that out is faster than having it written. */
const NO_ESCAPE = /^[ !#-[\]-~]*$/;

/** A text as JSON, with the fewest escapes. */
export function plainText(text: string): string {
  if (NO_ESCAPE.test(text)) {
    return `"${text}"`;
  }
  if (!text.isWellFormed()) {
    throw new TypeError("A lone surrogate has no JSON form");
  }
  return JSON.stringify(text);
}

/** A number as ECMAScript writes it; `-0` is `0`. */
export function numberText(number: number): string {
  if (!Number.isFinite(number)) {
    throw new TypeError(`${number} has no JSON form`);
  }
  return String(number);
}
