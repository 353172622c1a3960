/** The 64 bits of a double as two words, through one shared buffer. */
export const DOUBLE = new Float64Array(1);
const WORDS = new Uint32Array(DOUBLE.buffer);

const isLittleEndian = new Uint8Array(new Uint32Array([1]).buffer)[0] === 1;
const HIGH = isLittleEndian ? 1 : 0;
const LOW = isLittleEndian ? 0 : 1;

/** Sign, exponent and the upper 20 bits of the mantissa, as an unsigned 32-bit integer. */
export function highWord(value: number): number {
  DOUBLE[0] = value;
  return WORDS[HIGH] as number;
}

export function lowWord(value: number): number {
  DOUBLE[0] = value;
  return WORDS[LOW] as number;
}

/** The value with other upper bits. */
export function withHighWord(value: number, high: number): number {
  DOUBLE[0] = value;
  WORDS[HIGH] = high;
  return DOUBLE[0] as number;
}
