/**
 * What a part of a brief is of, from what is needed least to what is needed most: when a brief has too many tokens, parts
 * are left out in this order, of one need the last first.
 */
export const NEEDS = [
  "schema-of-no-operation",
  "scenario-payloads",
  "scenario-playback",
  "relationship",
  "schema-of-operation",
  "proposal",
  "scenario",
  "binding",
  "message",
  "subscription",
  "channel",
  "operation",
  "element",
  "unconfirmed-facts",
  "change",
  "selection",
  "blockers",
  "check",
  "requirement",
] as const;
/** One of these needs. */
export type Need = (typeof NEEDS)[number];

/** A part of a brief that stays or is left out as a whole. */
export interface BriefPart {
  readonly need: Need;
  /** How it is named when it is left out: in words of ours and IDs. */
  readonly name: string;
  readonly blocks: readonly string[];
}

/** Parts under a heading, which stays. */
export interface BriefGroup {
  readonly opening: readonly string[];
  readonly parts: readonly BriefPart[];
  /** Said when there is no part; null for nothing. */
  readonly ifNone: string | null;
}

/** A group that says that there is none when it has no part. */
export function groupOf(opening: readonly string[], parts: readonly BriefPart[]): BriefGroup {
  return { opening, parts, ifNone: "None." };
}
