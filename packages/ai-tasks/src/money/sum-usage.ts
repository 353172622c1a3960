import { addDecimals, parseDecimal, writeDecimal } from "@plumbline/cost-core";
import { present } from "@plumbline/model-core";
import type { PriceSourceOfCall, TaskUsage } from "../tasks/task-usage.js";

/** What one call took. */
export interface CallUsage {
  /** Null where the vendor did not say. */
  readonly inputTokens: number | null;
  readonly outputTokens: number | null;
  /** An exact decimal. */
  readonly costUsd: string;
}

/** What all calls of a task took together. */
export function sumUsage(calls: readonly CallUsage[], priceSource: PriceSourceOfCall): TaskUsage {
  const cost = calls.map(({ costUsd }) => present(parseDecimal(costUsd))).reduce(addDecimals);
  return {
    inputTokens: sum(calls.map(({ inputTokens }) => inputTokens)),
    outputTokens: sum(calls.map(({ outputTokens }) => outputTokens)),
    costUsd: Number(writeDecimal(cost)),
    priceSource,
  };
}

/** What is not known of one call is not known of all. */
function sum(tokens: readonly (number | null)[]): number | null {
  return tokens.reduce((total, some) => (total === null || some === null ? null : total + some), 0);
}
