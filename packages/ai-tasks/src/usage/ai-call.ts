import {
  guid,
  integer,
  list,
  nullable,
  number,
  object,
  type ReadOf,
  text,
  timestamp,
  word,
} from "@plumbline/model-core/declaring";
import { AI_PROVIDER_KINDS, AI_TASKS } from "@plumbline/settings-policy";
import { AI_REASONS } from "../availability/ai-reasons.js";
import { PRICE_SOURCES_OF_CALLS } from "../tasks/task-usage.js";

/** What a call is made for: a task, or to see whether a provider works. */
export const CALL_PURPOSES = [...AI_TASKS, "test"] as const;
export type CallPurpose = (typeof CALL_PURPOSES)[number];

/** How a call came out: well, for a reason of missing help, or in one of the other ways. */
export const CALL_ENDS = ["ok", ...AI_REASONS, "rate-limited", "stopped", "failed"] as const;
export type CallEnd = (typeof CALL_ENDS)[number];

const TOKENS = { about: "null where the vendor counted none" };

/** A call to a provider (docs/reference/ai.md#calls): no prompt, no answer, no key. */
export const AI_CALL = object({
  id: guid(),
  projectId: nullable(guid({ about: "null when the project is gone, and of a test" })),
  task: word(CALL_PURPOSES),
  providerId: guid(),
  providerKind: word(AI_PROVIDER_KINDS),
  model: text({ about: "As it was configured" }),
  modelReported: nullable(text({ about: "As the vendor said" })),
  attempt: integer({ about: "Of its task, from 1" }),
  startedAt: timestamp(),
  durationMs: nullable(integer()),
  inputTokens: nullable(integer({ about: "With those from the cache; null where the vendor counted none" })),
  cachedTokens: nullable(integer(TOKENS)),
  outputTokens: nullable(integer(TOKENS)),
  costUsd: number({ about: "Of six decimals at most; of a reserved one what is kept aside" }),
  priceSource: word(PRICE_SOURCES_OF_CALLS),
  state: word(["reserved", "settled"], { about: "One whose process is gone stays reserved, and counts" }),
  outcome: nullable(word(CALL_ENDS)),
  warnings: list(text(), {
    about:
      "Sorts of warnings of the client library; tokens-not-believed where the vendor counted what cannot be",
  }),
  requestedBy: text({ about: "user:<id>" }),
});
export type AiCall = ReadOf<typeof AI_CALL>;
