import { highWord, lowWord, powerOfTwo } from "./double-bits.js";

const OVERFLOW = 709.782712893384;
const UNDERFLOW = -745.1332191019411;
const LN2_HIGH = 0.6931471803691238;
const LN2_LOW = 1.9082149292705877e-10;
const INVERSE_LN2 = Math.LOG2E;
const P1 = 0.16666666666666602;
const P2 = -0.0027777777777015593;
const P3 = 6.613756321437934e-5;
const P4 = -1.6533902205465252e-6;
const P5 = 4.1381367970572385e-8;
const TWO_MINUS_1000 = 9.332636185032189e-302;

/**
 * The exponential, the same bits on every platform: after fdlibm's `e_exp.c` (Sun Microsystems, 1993), with
 * additions and multiplications in its order. The language leaves the bits of its own exponential open.
 */
export function portableExp(x: number): number {
  const high = highWord(x);
  const magnitude = high & 0x7fffffff;
  if (magnitude >= 0x40862e42) {
    const extreme = extremeExp(x, magnitude, high);
    if (extreme !== null) {
      return extreme;
    }
  }
  if (magnitude > 0x3fd62e42) {
    return reducedExp(x, magnitude, high >>> 31);
  }
  if (magnitude < 0x3e300000) {
    return 1 + x;
  }
  const c = correction(x, x);
  return 1 - ((x * c) / (c - 2) - x);
}

/** Not finite, too large or too small; null when there is a result to work out. */
function extremeExp(x: number, magnitude: number, high: number): number | null {
  if (magnitude >= 0x7ff00000) {
    if (((magnitude & 0xfffff) | lowWord(x)) !== 0) {
      return x + x;
    }
    return high >>> 31 === 0 ? x : 0;
  }
  return x > OVERFLOW ? Number.POSITIVE_INFINITY : x < UNDERFLOW ? 0 : null;
}

/** Takes out the nearest power of two, and puts it back at the end. */
function reducedExp(x: number, magnitude: number, negative: number): number {
  let k = 1 - negative - negative;
  let above = negative === 0 ? x - LN2_HIGH : x + LN2_HIGH;
  if (magnitude >= 0x3ff0a2b2) {
    k = (INVERSE_LN2 * x + (negative === 0 ? 0.5 : -0.5)) | 0;
    above = x - k * LN2_HIGH;
  }
  const below = k * LN2_LOW;
  const reduced = above - below;
  const c = correction(reduced, reduced);
  const y = 1 - (below - (reduced * c) / (2 - c) - above);
  if (k >= -1021) {
    return k === 1024 ? y * 2 * powerOfTwo(1023) : y * powerOfTwo(k);
  }
  return y * powerOfTwo(k + 1000) * TWO_MINUS_1000;
}

function correction(x: number, reduced: number): number {
  const t = reduced * reduced;
  return x - t * (P1 + t * (P2 + t * (P3 + t * (P4 + t * P5))));
}
