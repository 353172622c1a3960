import { whyNoAmount } from "../decimals/amount.js";
import { type Decimal, parseDecimal, roundHalfEven, writeDecimal } from "../decimals/decimal.js";
import { COST_LIMITS } from "../limits.js";

/** More digits than any price has: they are not computed with. */
const MOST_CHARACTERS = 400;

/**
 * What a price of the catalogue is kept as, given its plain digits: rounded half to even where it has more decimals than
 * an amount; null where it is none, below zero or too large.
 */
export function cataloguePrice(digits: string): string | null {
  const said = digits.length > MOST_CHARACTERS ? null : parseDecimal(digits);
  return said === null ? null : amountOf(said);
}

function amountOf(said: Decimal): string | null {
  const written = writeDecimal(roundHalfEven(said, COST_LIMITS.decimals));
  return whyNoAmount(written) === null ? written : null;
}
