import { boolean, list, object, type ReadOf, text } from "@plumbline/model-core/declaring";
import { count } from "./manifest-values.js";

const COUNTS = object({ expected: count(), parsed: count(), missing: count(), unexpected: count() });

/** What is counted when the contracts of a bundle are read back. */
export const SELF_CHECK_COUNTS = [
  "openApiOperations",
  "asyncApiChannels",
  "asyncApiMessages",
  "asyncApiSubscriptions",
  "asyncApiPublications",
] as const;
/** One of these kinds of things. */
export type CheckedKind = (typeof SELF_CHECK_COUNTS)[number];

export const SELF_CHECK = object({
  passed: boolean(),
  openApiOperations: COUNTS,
  asyncApiChannels: COUNTS,
  asyncApiMessages: COUNTS,
  asyncApiSubscriptions: COUNTS,
  asyncApiPublications: COUNTS,
  notes: list(text()),
});

/**
 * Contract files read back and compared with the model by count and name. It shows only that they say what the model says;
 * what differs is named in the notes.
 */
export type SelfCheck = ReadOf<typeof SELF_CHECK>;
/** How many of one thing were expected and found. */
export type SelfCheckCounts = ReadOf<typeof COUNTS>;
