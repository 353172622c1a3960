/** A decimal number as `digits` times ten to the power of `exponent`. */
interface Decimal {
  readonly digits: bigint;
  readonly exponent: number;
}

/**
 * Whether a number is a multiple of another, as the decimals that are written: 19.99 is one of 0.01,
 * although the quotient of the two doubles is no integer.
 */
export function isMultipleOf(value: number, divisor: number): boolean {
  if (Number.isSafeInteger(value) && Number.isSafeInteger(divisor)) {
    return value % divisor === 0;
  }
  const left = decimalOf(value);
  const right = decimalOf(divisor);
  const exponent = Math.min(left.exponent, right.exponent);
  return scaled(left, exponent) % scaled(right, exponent) === 0n;
}

function decimalOf(number: number): Decimal {
  const [mantissa, power] = cutAt("e", String(number));
  const [whole, fraction] = cutAt(".", mantissa);
  return { digits: BigInt(whole + fraction), exponent: Number(power) - fraction.length };
}

/** What stands before a sign and what after it; a text without it stands before it. */
function cutAt(sign: string, text: string): readonly [before: string, after: string] {
  const place = text.indexOf(sign);
  return place < 0 ? [text, ""] : [text.slice(0, place), text.slice(place + 1)];
}

function scaled({ digits, exponent }: Decimal, to: number): bigint {
  return digits * 10n ** BigInt(exponent - to);
}
