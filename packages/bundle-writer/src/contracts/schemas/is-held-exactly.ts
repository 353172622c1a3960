import { present } from "@plumbline/model-core";

const DECIMAL = /^-?(\d+)(?:\.(\d+))?(?:[eE]([-+]?\d+))?$/;

/**
 * Whether YAML holds a number of a JSON text exactly: the nearest 64-bit float is finite, and its shortest spelling has
 * the same decimal value.
 */
export function isHeldExactly(spelling: string): boolean {
  const nearest = Number(spelling);
  return Number.isFinite(nearest) && decimalValue(spelling) === decimalValue(String(nearest));
}

/** The digits of a number without zeros around them, and the power of ten of the last: equal for equal sizes. */
function decimalValue(spelling: string): string {
  const [, whole, fraction = "", exponent = "0"] = present(DECIMAL.exec(spelling));
  const digits = `${whole}${fraction}`.replace(/^0+/, "");
  const shown = withoutFinalZeros(digits);
  return shown === "" ? "0" : `${shown}e${Number(exponent) - fraction.length + digits.length - shown.length}`;
}

/** An expression would look at every run of zeros to its end. */
function withoutFinalZeros(digits: string): string {
  let length = digits.length;
  while (digits[length - 1] === "0") {
    length -= 1;
  }
  return digits.slice(0, length);
}
