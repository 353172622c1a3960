import {
  addDecimals,
  type Decimal,
  multiplyDecimals,
  parseDecimal,
  roundHalfEven,
  roundUp,
  writeDecimal,
} from "@plumbline/cost-core";
import { present } from "@plumbline/model-core";
import { AI_MONEY } from "../limits.js";
import type { CallPrice } from "./call-price.js";

/** Tokens that a vendor counted. */
export interface CountedTokens {
  /** With those that it had in its cache. */
  readonly input: number;
  readonly cached: number;
  readonly output: number;
}

/** What a call may take at most, as far as that is known before it. */
export interface ExpectedCall {
  /** Of everything that is sent, in UTF-8. */
  readonly bytes: number;
  readonly maxOutputTokens: number;
}

const MILLIONTH: Decimal = { digits: 1n, places: 6 };

/** What a call cost by the tokens that were counted: an exact decimal of at most six places (docs/reference/ai.md#budget). */
export function costOfCall(price: CallPrice, { input, cached, output }: CountedTokens): string {
  const fromCache = Math.min(cached, input);
  const cost = [
    costOf(input - fromCache, price.input),
    costOf(fromCache, price.cachedInput),
    costOf(output, price.output),
  ].reduce(addDecimals);
  return writeDecimal(roundHalfEven(cost, AI_MONEY.decimals));
}

/** What is kept aside for a call before it is made, never rounded down. */
export function estimateOfCall(price: CallPrice, expected: ExpectedCall): string {
  const { maxOutputTokens } = expected;
  const cost = addDecimals(
    costOf(expectedTokens(expected), price.input),
    costOf(maxOutputTokens, price.output),
  );
  return writeDecimal(roundUp(cost, AI_MONEY.decimals));
}

/** Tokens of what is sent, as far as its bytes tell. */
export function expectedTokens({ bytes }: Pick<ExpectedCall, "bytes">): number {
  return Math.ceil(bytes / AI_MONEY.bytesOfToken);
}

function costOf(tokens: number, ofMillion: string): Decimal {
  const price = present(parseDecimal(ofMillion));
  return multiplyDecimals({ digits: BigInt(tokens), places: 0 }, multiplyDecimals(price, MILLIONTH));
}
