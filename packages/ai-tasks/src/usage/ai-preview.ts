import {
  boolean,
  integer,
  list,
  nullable,
  number,
  object,
  type ReadOf,
  text,
  word,
} from "@plumbline/model-core/declaring";
import { AI_TASKS } from "@plumbline/settings-policy";
import { AI_UNAVAILABLE } from "../availability/ai-unavailable.js";
import { PRICE_SOURCES_OF_CALLS } from "../tasks/task-usage.js";

/** What would be sent for a task (docs/reference/ai.md#previews); nothing was. */
export const AI_PREVIEW = object({
  preview: boolean({ about: "true" }),
  task: word(AI_TASKS),
  promptVersion: text(),
  provider: nullable(text({ about: "Its name; null where there is none" })),
  model: nullable(text()),
  instructions: text(),
  message: text({ about: "The prompt, exactly but for the numbers in its tags, which are others each time" }),
  inputTokens: integer({ about: "An estimate" }),
  maxOutputTokens: integer(),
  estimatedCostUsd: nullable(number({ about: "What would be kept aside; null without a provider" })),
  priceSource: nullable(word(PRICE_SOURCES_OF_CALLS)),
  privateSubjects: list(text(), { about: "IDs of what of it is from private repositories" }),
  unavailable: nullable(AI_UNAVAILABLE),
});
export type AiPreview = ReadOf<typeof AI_PREVIEW>;
