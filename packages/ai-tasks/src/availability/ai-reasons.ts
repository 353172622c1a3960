/** Why there is no help from AI, in the order they are looked for (docs/reference/ai.md#availability). */
export const AI_REASONS = [
  "task-off",
  "provider-missing",
  "provider-off",
  "provider-kind-not-allowed",
  "provider-model-missing",
  "provider-url-refused",
  "api-key-missing",
  "api-key-not-usable",
  "private-code-not-allowed",
  "workspace-budget-used",
  "provider-budget-used",
  "provider-timeout",
  "provider-auth-refused",
  "provider-parameter-refused",
  "provider-refused",
  "provider-unreachable",
  "provider-answer-filtered",
  "provider-answer-cut",
  "provider-answer-invalid",
] as const;

/** Why there is no help from AI. */
export type AiReason = (typeof AI_REASONS)[number];
