import type { Guid } from "@plumbline/model-core";
import {
  boolean,
  guid,
  list,
  nullable,
  object,
  text,
  timestamp,
  word,
} from "@plumbline/model-core/declaring";
import { AI_TASKS, type AiTask } from "@plumbline/settings-policy";
import { AI_REASONS, type AiReason } from "./ai-reasons.js";

/** Why there is no help from AI now (docs/reference/ai.md#availability). Nothing was stored of what was asked. */
export interface AiUnavailable {
  readonly available: false;
  readonly task: AiTask;
  readonly reason: AiReason;
  readonly message: string;
  /** Null where the task is off. */
  readonly providerId: Guid | null;
  readonly providerName: string | null;
  /** ISO 8601 in UTC; null where waiting does not help. */
  readonly retryAt: string | null;
  /** IDs of what it is about, at most 20. */
  readonly subjects: readonly string[];
}

/** The same as it is answered. */
export const AI_UNAVAILABLE = object({
  available: boolean({ about: "false" }),
  task: word(AI_TASKS),
  reason: word(AI_REASONS),
  message: text(),
  providerId: nullable(guid({ about: "Null where the task is off" })),
  providerName: nullable(text()),
  retryAt: nullable(timestamp({ about: "Null where waiting does not help" })),
  subjects: list(text(), { about: "IDs of what it is about, at most 20" }),
});
