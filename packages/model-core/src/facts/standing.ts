import { object } from "../declaring/containers.js";
import type { ReadOf, SentOf } from "../declaring/node.js";
import { orNull } from "../declaring/presence.js";
import { atMostCharacters, firstOf, from, NOT_BLANK } from "../declaring/value-rules.js";
import { guid, labelOr, number, text, timestamp } from "../declaring/values.js";
import { FACT_LIMITS } from "../limits.js";

export const FACT_STATUSES = ["declared", "observed-in-source", "inferred", "measured", "unknown"] as const;
export type FactStatus = (typeof FACT_STATUSES)[number];

function stated(most: number, about: string) {
  return text({ rules: [firstOf(NOT_BLANK, atMostCharacters(most))], about });
}

const { provenanceSourceLength, revisionLength, staleReasonLength, minConfidence, maxConfidence } =
  FACT_LIMITS;

/** Where a fact came from (docs/reference/model.md#what-every-fact-carries). */
export const PROVENANCE = object({
  source: orNull(stated(provenanceSourceLength, "Where it was found")),
  revision: orNull(stated(revisionLength, "Of the source")),
  confidence: orNull(number({ rules: [from(minConfidence, maxConfidence)], about: "How sure, from 0 to 1" })),
  acceptedBy: orNull(guid({ about: "The person who stood for it" })),
  acceptedAt: orNull(timestamp({ about: "When that was" })),
});
export type Provenance = ReadOf<typeof PROVENANCE>;

/** Says that the evidence of a fact was not found again (docs/reference/model.md#stale-marks). */
export const STALE_MARK = object({
  sinceRevision: stated(revisionLength, "The first revision without it"),
  reason: stated(staleReasonLength, "Why, in a short code"),
});
export type StaleMark = ReadOf<typeof STALE_MARK>;

/** The mark in the body of an edit, which does not set it. */
export const STALE_OF_EDIT = orNull(
  object({ sinceRevision: text(), reason: text() }, { about: "Not taken: the mark stays as it is" }),
);

/** What every fact but a schema carries (docs/reference/model.md#what-every-fact-carries). */
export const STANDING = {
  factStatus: labelOr(FACT_STATUSES, "declared", { about: "How sure it is" }),
  provenance: orNull(PROVENANCE),
  stale: orNull(STALE_MARK),
} as const;

const STANDING_ALONE = object(STANDING);
export type FactStanding = ReadOf<typeof STANDING_ALONE>;
export type SentStanding = SentOf<typeof STANDING_ALONE>;
