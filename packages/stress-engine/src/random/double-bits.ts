/** One double, whose bits `highWordOfDouble` reads. */
export const DOUBLE = new Float64Array(1);
const WORDS = new Uint32Array(DOUBLE.buffer);

/** The first byte of a word that is 1: the low one where bytes are in little-endian order, and words too. */
const HIGH = new Uint8Array(new Uint32Array([1]).buffer)[0]!;
const LOW = 1 - HIGH;

/** Sign, exponent and the upper 20 bits of the mantissa of a double, as an unsigned 32-bit integer. */
export function highWord(value: number): number {
  DOUBLE[0] = value;
  return WORDS[HIGH]!;
}

/** The same of the value that stands in `DOUBLE`. */
export function highWordOfDouble(): number {
  return WORDS[HIGH]!;
}

export function lowWord(value: number): number {
  DOUBLE[0] = value;
  return WORDS[LOW]!;
}

const LEAST_EXPONENT = -1074;
const GREATEST_EXPONENT = 1023;
const POWERS_OF_TWO = new Float64Array(GREATEST_EXPONENT - LEAST_EXPONENT + 1);
POWERS_OF_TWO[0] = Number.MIN_VALUE;
for (let at = 1; at < POWERS_OF_TWO.length; at += 1) {
  POWERS_OF_TWO[at] = 2 * POWERS_OF_TWO[at - 1]!;
}

/** Two to a whole exponent from -1074 to 1023, exactly. */
export function powerOfTwo(exponent: number): number {
  return POWERS_OF_TWO[exponent - LEAST_EXPONENT]!;
}
