import { halvesOfDigits } from "./halves-of-digits.js";

/** An exact decimal: `digits` divided by ten as often as `places` says. */
export interface Decimal {
  readonly digits: bigint;
  readonly places: number;
}

export const ZERO: Decimal = { digits: 0n, places: 0 };

const PLAIN = /^-?\d+(?:\.\d+)?$/;

/** Reads digits with at most one point, and a sign; null for any other text. Bound the length of a text first. */
export function parseDecimal(text: string): Decimal | null {
  if (!PLAIN.test(text)) {
    return null;
  }
  const { whole, fraction } = halvesOfDigits(text);
  return { digits: BigInt(`${whole}${fraction}`), places: fraction.length };
}

/** The one way to write its value: no exponent, no zero that says nothing. */
export function writeDecimal({ digits, places }: Decimal): string {
  const sign = digits < 0n ? "-" : "";
  const all = String(digits < 0n ? -digits : digits).padStart(places + 1, "0");
  const point = all.length - places;
  const fraction = all.slice(point).replace(/0+$/, "");
  return `${sign}${all.slice(0, point)}${fraction === "" ? "" : `.${fraction}`}`;
}

export function addDecimals(left: Decimal, right: Decimal): Decimal {
  const places = Math.max(left.places, right.places);
  return { digits: scaled(left, places) + scaled(right, places), places };
}

export function multiplyDecimals(left: Decimal, right: Decimal): Decimal {
  return { digits: left.digits * right.digits, places: left.places + right.places };
}

/** Below, at or above zero as `left` is to `right`. */
export function compareDecimals(left: Decimal, right: Decimal): number {
  const places = Math.max(left.places, right.places);
  const [one, other] = [scaled(left, places), scaled(right, places)];
  return one < other ? -1 : Number(one > other);
}

/** Rounds to at most so many decimals; what lies exactly between two goes to the even one. */
export function roundHalfEven(value: Decimal, most: number): Decimal {
  if (value.places <= most) {
    return value;
  }
  const unit = 10n ** BigInt(value.places - most);
  const [whole, rest] = [value.digits / unit, value.digits % unit];
  const twice = (rest < 0n ? -rest : rest) * 2n;
  const isUp = twice > unit || (twice === unit && whole % 2n !== 0n);
  const away = value.digits < 0n ? -1n : 1n;
  return { digits: isUp ? whole + away : whole, places: most };
}

/** Rounds to at most so many decimals, away from zero. */
export function roundUp(value: Decimal, most: number): Decimal {
  if (value.places <= most) {
    return value;
  }
  const unit = 10n ** BigInt(value.places - most);
  const rest = value.digits % unit;
  const away = rest === 0n ? 0n : rest < 0n ? -1n : 1n;
  return { digits: value.digits / unit + away, places: most };
}

function scaled({ digits, places }: Decimal, to: number): bigint {
  return to === places ? digits : digits * 10n ** BigInt(to - places);
}
