import { MAX_VERSION_DIGITS } from "./limits.js";

/** The text of a whole number, below 0 as well. */
export const WHOLE_NUMBER = new RegExp(`^-?\\d{1,${MAX_VERSION_DIGITS}}$`);

/** The text of a version, without leading zeros. */
export const VERSION = new RegExp(`^(?:0|[1-9]\\d{0,${MAX_VERSION_DIGITS - 1}})$`);

/** The whole number from 0 that a query states, near enough where it is larger than any version; else not a number. */
export function fromZero({ value }: { readonly value: unknown }): number {
  return typeof value === "string" && WHOLE_NUMBER.test(value) && !value.startsWith("-")
    ? Number(value)
    : Number.NaN;
}
