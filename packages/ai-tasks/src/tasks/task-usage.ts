import { integer, nullable, number, object, word } from "@plumbline/model-core/declaring";

/** Where the price of a call is from (docs/reference/ai.md#prices). */
export const PRICE_SOURCES_OF_CALLS = ["workspace", "assumed-zero", "ceiling"] as const;
export type PriceSourceOfCall = (typeof PRICE_SOURCES_OF_CALLS)[number];

/** What a task took, over all its calls. */
export interface TaskUsage {
  /** Null where the vendor did not count those of a call, or is not believed. */
  readonly inputTokens: number | null;
  readonly outputTokens: number | null;
  /** Of six decimals at most. */
  readonly costUsd: number;
  readonly priceSource: PriceSourceOfCall;
}

const UNCOUNTED = "Null where the vendor did not count those of a call, or is not believed";

/** The same as it is answered. */
export const TASK_USAGE = object({
  inputTokens: nullable(integer({ about: UNCOUNTED })),
  outputTokens: nullable(integer({ about: UNCOUNTED })),
  costUsd: number({ about: "Of six decimals at most" }),
  priceSource: word(PRICE_SOURCES_OF_CALLS),
});
