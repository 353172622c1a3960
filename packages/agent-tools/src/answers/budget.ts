import { utf8Length } from "@plumbline/model-core";
import { TOOL_LIMITS } from "../limits.js";

/** Counts the tokens of a text. Where it has more than `most`, any number above `most` will do. */
export type CountTokens = (text: string, most: number) => number;

/** How long an answer may be. */
export interface Budget {
  readonly bytes: number;
  readonly tokens: { readonly most: number; readonly count: CountTokens } | null;
}

/** The budget of every answer, and of one that is to keep to so many tokens. */
export function budgetOf(most: number | null, count: CountTokens): Budget {
  return { bytes: TOOL_LIMITS.resultBytes, tokens: most === null ? null : { most, count } };
}

/** Whether a text keeps to a budget. */
export function fits(text: string, { bytes, tokens }: Budget): boolean {
  return utf8Length(text) <= bytes && (tokens === null || tokens.count(text, tokens.most) <= tokens.most);
}

/** The budget in words, as in `4000 tokens`. */
export function inWords({ bytes, tokens }: Budget): string {
  return tokens === null ? `${bytes} bytes` : `${tokens.most} tokens`;
}
