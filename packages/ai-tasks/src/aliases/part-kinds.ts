/**
 * The parts that have an alias in a prompt, each kind with its prefix (docs/reference/ai.md#aliases): the first element
 * is `e1`, the first operation `op1`.
 */
export const ALIAS_PREFIXES = {
  element: "e",
  relationship: "r",
  message: "m",
  schema: "s",
  operation: "op",
  channel: "ch",
  subscription: "sub",
  binding: "b",
  scenario: "sc",
  promise: "p",
  finding: "f",
  repository: "repo",
  service: "svc",
  "source-fact": "src",
} as const;

/** A kind of part that an alias stands for. */
export type PartKind = keyof typeof ALIAS_PREFIXES;
