import type { Guid } from "@plumbline/model-core";
import type { AiTask } from "@plumbline/settings-policy";
import { AI_TASK_LIMITS } from "../limits.js";
import type { AiReason } from "./ai-reasons.js";
import type { AiUnavailable } from "./ai-unavailable.js";

/** Which provider could not help with what. */
export interface UnavailableOf {
  readonly task: AiTask;
  readonly provider: { readonly id: Guid; readonly name: string | null } | null;
  /** ISO 8601 in UTC. */
  readonly retryAt?: string;
  readonly subjects?: readonly string[];
}

/** What is said of each reason: words of ours, never a vendor's. */
const MESSAGES: { readonly [Reason in AiReason]: string } = {
  "task-off": "The task is off: ai.taskRouting of the settings names no provider for it",
  "provider-missing": "The provider that ai.taskRouting names is not in the settings that apply",
  "provider-off": "The provider of the task is off",
  "provider-kind-not-allowed": "The instance does not allow providers of this kind",
  "provider-model-missing": "The provider names no model",
  "provider-url-refused": "The address of the provider is one that the instance does not allow",
  "api-key-missing": "The provider has no API key",
  "api-key-not-usable":
    "The API key of the provider was saved for another address, or cannot be read: save it again",
  "private-code-not-allowed":
    "What would be sent holds text from private repositories, which privacy.sendPrivateCodeToAi does not allow; a narrower selection can leave it out",
  "workspace-budget-used": "The budget of the workspace for this month has no room for the call",
  "provider-budget-used": "The budget of the provider for this month has no room for the call",
  "provider-timeout": "The provider gave no full answer in its time",
  "provider-auth-refused": "The provider refused the API key",
  "provider-parameter-refused":
    "The provider does not take a part of the request: its temperature, its schema, or max_tokens, which newer models of some vendors have by another name",
  "provider-refused": "The provider refused the request: its model or what was sent",
  "provider-unreachable": "The provider cannot be reached, or gave no answer that can be read",
  "provider-answer-filtered": "The provider held its answer back",
  "provider-answer-cut":
    "The answer of the provider, with what it thought before, was longer than it may be, and was cut",
  "provider-answer-invalid": "The provider gave no answer that is as it has to be",
};

/** Says why there is no help. */
export function unavailable(
  reason: AiReason,
  { task, provider, retryAt, subjects = [] }: UnavailableOf,
): AiUnavailable {
  return {
    available: false,
    task,
    reason,
    message: MESSAGES[reason],
    providerId: provider?.id ?? null,
    providerName: provider?.name ?? null,
    retryAt: retryAt ?? null,
    subjects: subjects.slice(0, AI_TASK_LIMITS.subjects),
  };
}
