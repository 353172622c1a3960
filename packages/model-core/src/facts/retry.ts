import { object } from "../declaring/containers.js";
import type { ReadOf } from "../declaring/node.js";
import { from } from "../declaring/value-rules.js";
import { integer } from "../declaring/values.js";
import { FACT_LIMITS } from "../limits.js";

const { minAttempts, maxAttempts, maxBackoffMs } = FACT_LIMITS;

/** How often something is tried, and how long it waits between two attempts (docs/reference/model.md). */
export const RETRY = object({
  maxAttempts: integer({ rules: [from(minAttempts, maxAttempts)] }),
  backoffMs: integer({ rules: [from(0, maxBackoffMs)], about: "Milliseconds" }),
});
export type Retry = ReadOf<typeof RETRY>;
