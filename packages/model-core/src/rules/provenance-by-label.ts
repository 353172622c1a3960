import type { FactStatus, Provenance, SentStanding } from "../facts/standing.js";
import type { Issue } from "../issue.js";

/** What each label requires of the provenance (docs/reference/model.md#truth-labels). */
const REQUIRED: { readonly [Label in FactStatus]: readonly (keyof Provenance)[] } = {
  declared: [],
  unknown: [],
  "observed-in-source": ["source"],
  inferred: ["source", "confidence"],
  measured: ["source"],
};

/** A fact has the provenance that its label requires. */
export function provenanceByLabel({ factStatus, provenance }: SentStanding): readonly Issue[] {
  const required = Object.hasOwn(REQUIRED, factStatus) ? REQUIRED[factStatus as FactStatus] : [];
  return required
    .filter((field) => provenance === null || provenance[field] === null)
    .map((field) => ({ field: `provenance.${field}`, message: `is required by the label ${factStatus}` }));
}
