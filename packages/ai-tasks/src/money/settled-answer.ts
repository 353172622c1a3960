import {
  compareDecimals,
  type Decimal,
  multiplyDecimals,
  parseDecimal,
  writeDecimal,
} from "@plumbline/cost-core";
import { present } from "@plumbline/model-core";
import { AI_MONEY } from "../limits.js";
import type { CallPrice } from "./call-price.js";
import { type CountedTokens, costOfCall, type ExpectedCall, estimateOfCall } from "./cost-of-call.js";

/** A call that came to an answer. */
export interface AnsweredCall extends ExpectedCall {
  readonly text: string;
  /** What the vendor counted; null where it did not say. */
  readonly counted: CountedTokens | null;
}

/** What an answer is settled with. */
export interface SettledAnswer {
  /** Null where the vendor counted none, or what cannot be. */
  readonly tokens: CountedTokens | null;
  /** An exact decimal. */
  readonly costUsd: string;
  /** False where it counted what cannot be. */
  readonly isBelieved: boolean;
}

/**
 * What an answer cost (docs/reference/ai.md#budget). What cannot be counted costs what it comes to all the same, since it may be
 * billed so: no less than the estimate, which no slip of a vendor passes under, and no more than a few times that, which is
 * what a slip takes of a budget.
 */
export function settledAnswer(price: CallPrice, call: AnsweredCall): SettledAnswer {
  const { counted } = call;
  const estimate = estimateOfCall(price, call);
  if (counted === null) {
    return { tokens: null, costUsd: estimate, isBelieved: true };
  }
  const cost = costOfCall(price, counted);
  return isPossible(counted, call)
    ? { tokens: counted, costUsd: cost, isBelieved: true }
    : { tokens: null, costUsd: unlikelyCost(cost, estimate), isBelieved: false };
}

/**
 * What was sent is a token at least, and none is less than a byte; an answer that says something is a token, and no more than
 * were asked for.
 */
function isPossible(
  { input, output }: CountedTokens,
  { bytes, maxOutputTokens, text }: AnsweredCall,
): boolean {
  const leastOutput = text === "" ? 0 : 1;
  return input >= 1 && input <= bytes && output >= leastOutput && output <= maxOutputTokens;
}

const MOST: Decimal = { digits: BigInt(AI_MONEY.estimatesAtMost), places: 0 };

function unlikelyCost(cost: string, estimate: string): string {
  const [counted, least] = [present(parseDecimal(cost)), present(parseDecimal(estimate))];
  const most = multiplyDecimals(least, MOST);
  const notLess = compareDecimals(counted, least) < 0 ? least : counted;
  return writeDecimal(compareDecimals(notLess, most) > 0 ? most : notLess);
}
