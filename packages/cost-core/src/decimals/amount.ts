import { COST_LIMITS } from "../limits.js";
import { halvesOfDigits } from "./halves-of-digits.js";

const { wholeDigits, decimals } = COST_LIMITS;

const PLAIN = /^\d+(?:\.\d+)?$/;

/** The one way to write plain digits; any other text stays as it is. */
export function plainAmount(text: string): string {
  if (!PLAIN.test(text)) {
    return text;
  }
  const { whole, fraction } = halvesOfDigits(text);
  const [start, end] = [whole.replace(/^0+(?=\d)/, ""), withoutEnd(fraction)];
  return end === "" ? start : `${start}.${end}`;
}

/** Why a text in its one way of writing is no amount (docs/reference/prices.md#amounts); null when it is one. */
export function whyNoAmount(text: string): string | null {
  if (!PLAIN.test(text)) {
    return /^-\d/.test(text) ? "must be 0 or more" : whyNotPlain(text);
  }
  const { whole, fraction } = halvesOfDigits(text);
  if (whole.length > wholeDigits) {
    return `must have at most ${wholeDigits} digits before the point`;
  }
  return fraction.length > decimals ? `must have at most ${decimals} digits after the point` : null;
}

function whyNotPlain(text: string): string {
  return /^\d[\d.]*[eE][+-]?\d+$/.test(text)
    ? `must have at most ${wholeDigits} digits before the point and ${decimals} after it`
    : "must be digits with at most one point between them";
}

/** An expression that looks for zeros at an end would look from each of them. */
function withoutEnd(fraction: string): string {
  let end = fraction.length;
  while (fraction.charAt(end - 1) === "0") {
    end -= 1;
  }
  return fraction.slice(0, end);
}
