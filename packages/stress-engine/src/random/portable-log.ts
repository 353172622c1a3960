import { DOUBLE, highWord, highWordOfDouble, powerOfTwo } from "./double-bits.js";

const LN2_HIGH = 0.6931471803691238;
const LN2_LOW = 1.9082149292705877e-10;
const TWO_54 = 1.8014398509481984e16;
const LG1 = 0.6666666666666735;
const LG2 = 0.3999999999940942;
const LG3 = 0.2857142874366239;
const LG4 = 0.22222198432149784;
const LG5 = 0.1818357216161805;
const LG6 = 0.15313837699209373;
const LG7 = 0.14798198605116586;

/**
 * The natural logarithm, the same bits on every platform: after fdlibm's `e_log.c` (Sun Microsystems, 1993),
 * with additions and multiplications in its order. The language leaves the bits of its own logarithm open.
 */
export function portableLog(argument: number): number {
  DOUBLE[0] = argument;
  takeLog();
  return DOUBLE[0]!;
}

/**
 * Puts the logarithm of the value in `DOUBLE` in its place. For those who draw millions: a fraction handed to a
 * function and back would be allocated twice.
 */
export function takeLog(): void {
  const x = DOUBLE[0]!;
  const high = highWordOfDouble() | 0;
  if (high < 0x00100000 || high >= 0x7ff00000) {
    DOUBLE[0] = extremeLog(x, high);
    return;
  }
  const exponent = (high >> 20) - 1023;
  const mantissa = high & 0x000fffff;
  const halved = (mantissa + 0x95f64) >> 20;
  const reduced = x * powerOfTwo(-exponent - halved);
  DOUBLE[0] = logOfReduced(reduced - 1, mantissa, exponent + halved);
}

/** Of zero, of what is negative, not finite or no number, and of subnormal numbers. */
function extremeLog(x: number, high: number): number {
  if (x === 0) {
    return Number.NEGATIVE_INFINITY;
  }
  if (high < 0) {
    return Number.NaN;
  }
  return high >= 0x7ff00000 ? x + x : subnormalLog(x * TWO_54);
}

function subnormalLog(scaled: number): number {
  const high = highWord(scaled);
  const exponent = (high >> 20) - 1023;
  const mantissa = high & 0x000fffff;
  const halved = (mantissa + 0x95f64) >> 20;
  const reduced = scaled * powerOfTwo(-exponent - halved);
  return logOfReduced(reduced - 1, mantissa, exponent + halved - 54);
}

/** `log(2^k (1 + f))` with `1 + f` between sqrt(2)/2 and sqrt(2). */
function logOfReduced(f: number, high: number, k: number): number {
  if ((0x000fffff & (2 + high)) < 3) {
    return logNearOne(f, k);
  }
  const s = f / (2 + f);
  const z = s * s;
  const w = z * z;
  const t1 = w * (LG2 + w * (LG4 + w * LG6));
  const t2 = z * (LG1 + w * (LG3 + w * (LG5 + w * LG7)));
  const r = t2 + t1;
  if (((high - 0x6147a) | (0x6b851 - high)) > 0) {
    const half = 0.5 * f * f;
    return k === 0 ? f - (half - s * (half + r)) : k * LN2_HIGH - (half - (s * (half + r) + k * LN2_LOW) - f);
  }
  return k === 0 ? f - s * (f - r) : k * LN2_HIGH - (s * (f - r) - k * LN2_LOW - f);
}

/** For `|f|` below 2^-20. */
function logNearOne(f: number, k: number): number {
  if (f === 0) {
    return k === 0 ? 0 : k * LN2_HIGH + k * LN2_LOW;
  }
  const r = f * f * (0.5 - 0.3333333333333333 * f);
  return k === 0 ? f - r : k * LN2_HIGH - (r - k * LN2_LOW - f);
}
