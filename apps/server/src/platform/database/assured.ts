import { codeOf } from "../code-of.js";

const DIVISION_BY_ZERO = "22012";

/**
 * A column that is there while a condition holds. Where it does not, its statement fails, and with it the transaction,
 * even when statements that follow and its end are on their way.
 */
export function assured(condition: string): string {
  return `1 / (${condition})::int AS assured`;
}

/** A transaction came to nothing since a condition did not hold. */
export function isNotAssured(thrown: unknown): boolean {
  return codeOf(thrown) === DIVISION_BY_ZERO;
}
