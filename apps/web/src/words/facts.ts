import type { NamedKind } from "../api/fact-names.js";

/** The kinds of what a project holds, as they are written. */
export const KIND_WORDS = {
  element: "element",
  relationship: "relationship",
  message: "message",
  channel: "channel",
  operation: "operation",
  subscription: "subscription",
  binding: "binding",
  schema: "schema",
  scenario: "scenario",
  promise: "promise",
  decision: "decision",
  question: "question",
} as const satisfies Record<NamedKind, string>;

export const FACT_WORDS = {
  remove: (name: string) => `Remove ${name}`,
  missing: "not in the project now",
  unnamed: (id: string) => `${id.slice(0, 8)}…`,
} as const;
