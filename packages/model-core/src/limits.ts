/**
 * Every limit this package enforces, once. Sizes of texts are in characters (code points).
 */

/** Limits of reading a text, whatever it holds. */
export const READING_LIMITS = {
  /** Levels of lists and objects, unless the caller says another number. */
  depth: 512,
  /** The same for a YAML text. */
  yamlDepth: 100,
  /** Line ends, commas, colons and opening brackets of a YAML text. */
  yamlMarks: 2_500_000,
  /** Characters of a number, unless the caller says another number. */
  numberLength: 40,
  /** Lists and objects in one text. */
  containers: 1_000_000,
  /** Keys of all objects of one text. */
  keys: 1_200_000,
  /** Keys of one object. */
  objectKeys: 20_000,
  /** Oddities kept of each kind. */
  oddities: 100,
} as const;

/** Limits of an import (docs/reference/limits.md#import). */
export const IMPORT_LIMITS = {
  bodyBytes: 16_777_216,
  elements: 5000,
  relationships: 10_000,
  messages: 5000,
  schemas: 200,
  operations: 5000,
  channels: 5000,
  subscriptions: 5000,
  bindings: 5000,
  /** Issues that the refusal of a document's shape lists. */
  shapeIssues: 100,
} as const;

/** Limits of editing a model (docs/reference/limits.md#editing). */
export const EDIT_LIMITS = {
  /** Changes of one batch. */
  changes: 5000,
  /** Broken rules that a refusal names; the last change that is judged is named whole. */
  issues: 10_000,
} as const;

/** Limits of the values of a fact (docs/reference/limits.md#values-of-facts). */
export const FACT_LIMITS = {
  nameLength: 200,
  labelLength: 200,
  technologyLength: 200,
  descriptionLength: 10_000,
  iconLength: 10_000,
  routingKeyLength: 2000,
  lineShapeLength: 100,
  tags: 50,
  tagLength: 100,
  provenanceSourceLength: 2000,
  /** Of a provenance, and of a stale mark. */
  revisionLength: 2000,
  staleReasonLength: 100,
  minConfidence: 0,
  maxConfidence: 1,
  maxTimeoutMs: 3_600_000,
  minAttempts: 1,
  maxAttempts: 10,
  maxBackoffMs: 3_600_000,
  schemaContentLength: 65_536,
  /** Consumers of one message that a refusal names. */
  consumerIssues: 20,
} as const;
