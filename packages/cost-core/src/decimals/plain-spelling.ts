const NUMBER = /^(-?)(\d+)(?:\.(\d+))?(?:[eE]([+-]?\d+))?$/;

/** No number that is of use has an exponent beyond this; one that has is not written out. */
const MOST_SHIFT = 40;

/**
 * A number of JSON in plain digits, of the same value: `1E-5` is `0.00001`, and `-0` is `0`. With an exponent that no
 * amount has it stays as it was spelled.
 */
export function plainSpelling(number: string): string {
  const [, sign = "", whole = "", fraction = "", exponent = "0"] = NUMBER.exec(number) ?? [];
  const digits = `${whole}${fraction}`;
  if (!/[1-9]/.test(digits)) {
    return digits === "" ? number : "0";
  }
  const shift = Number(exponent);
  return Math.abs(shift) > MOST_SHIFT ? number : `${sign}${withPoint(digits, whole.length + shift)}`;
}

/** Digits with the point after so many of them, which may be before the first or beyond the last. */
function withPoint(digits: string, point: number): string {
  const padded = `${"0".repeat(Math.max(0, 1 - point))}${digits}`.padEnd(point, "0");
  const whole = padded.slice(0, Math.max(1, point));
  const fraction = padded.slice(whole.length);
  return fraction === "" ? whole : `${whole}.${fraction}`;
}
