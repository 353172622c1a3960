/** What contract files hold of one kind of thing, against what the model has. */
export interface CountCheck {
  readonly expected: number;
  readonly parsed: number;
  /** Names of what no file holds; ordered. */
  readonly missing: readonly string[];
  /** Names of what only a file holds; ordered. */
  readonly unexpected: readonly string[];
}

/** The kinds of things that are compared. */
export const CHECKED_KINDS = [
  "openApiOperations",
  "asyncApiChannels",
  "asyncApiMessages",
  "asyncApiSubscriptions",
  "asyncApiPublications",
] as const;
export type CheckedKind = (typeof CHECKED_KINDS)[number];

/** Names of things of each kind. */
export type CheckedNames = { readonly [Kind in CheckedKind]: readonly string[] };

/** Contract files read back and compared with the model. It shows only that they say what the model says. */
export interface SelfCheck extends Readonly<Record<CheckedKind, CountCheck>> {
  readonly passed: boolean;
  readonly notes: readonly string[];
}
