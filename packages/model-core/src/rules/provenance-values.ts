import type { SentStanding } from "../document/sent-facts.js";
import type { Issue } from "../issue.js";
import { FACT_LIMITS } from "../limits.js";
import { isBlank, isLongerThan } from "../text-rules.js";

const { provenanceSourceLength, revisionLength, minConfidence, maxConfidence } = FACT_LIMITS;

/** A source is not blank and not too long (spec 1, section 2.2). */
export function provenanceSource({ provenance }: SentStanding): Issue | null {
  const source = provenance?.source ?? null;
  if (source === null) {
    return null;
  }
  if (isBlank(source)) {
    return { field: "provenance.source", message: "must not be blank" };
  }
  return isLongerThan(source, provenanceSourceLength)
    ? { field: "provenance.source", message: `must have at most ${provenanceSourceLength} characters` }
    : null;
}

/** A revision is not blank (2.2) and not too long. */
export function provenanceRevision({ provenance }: SentStanding): Issue | null {
  const revision = provenance?.revision ?? null;
  if (revision === null) {
    return null;
  }
  if (isBlank(revision)) {
    return { field: "provenance.revision", message: "must not be blank" };
  }
  return isLongerThan(revision, revisionLength)
    ? { field: "provenance.revision", message: `must have at most ${revisionLength} characters` }
    : null;
}

/** A confidence is from 0 to 1 (2.2). */
export function provenanceConfidence({ provenance }: SentStanding): Issue | null {
  const confidence = provenance?.confidence ?? null;
  return confidence === null || (confidence >= minConfidence && confidence <= maxConfidence)
    ? null
    : { field: "provenance.confidence", message: `must be from ${minConfidence} to ${maxConfidence}` };
}
