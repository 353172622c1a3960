import { compareCodeUnits } from "../code-unit-order.js";
import type { Provenance } from "../facts/standing.js";
import { sameValue } from "../same-value.js";
import { mergeOne } from "./merge-one.js";

/** The provenance of one fact in the three models of a merge; null where a fact has none. */
export interface ThreeProvenances {
  readonly base: Provenance | null;
  readonly main: Provenance | null;
  readonly branch: Provenance | null;
}

type Origin = Pick<Provenance, "source" | "revision" | "confidence">;
type Acceptance = Pick<Provenance, "acceptedBy" | "acceptedAt">;

/** The merged provenance; undefined when both sides say differently where the fact comes from. */
export function mergeProvenance({ base, main, branch }: ThreeProvenances): Provenance | null | undefined {
  const origin = mergeOne({ base: originOf(base), main: originOf(main), branch: originOf(branch) });
  if (origin === undefined) {
    return undefined;
  }
  const acceptance = mergeAcceptance(acceptanceOf(base), acceptanceOf(main), acceptanceOf(branch));
  const merged = { ...origin, ...acceptance };
  const saysNothing = Object.values(merged).every((value) => value === null);
  return saysNothing && (main === null || branch === null) ? null : merged;
}

/** Of two acceptances the later stands, and any before none: two people may stand for one fact. */
function mergeAcceptance(base: Acceptance, main: Acceptance, branch: Acceptance): Acceptance {
  if (sameValue(main, base)) {
    return branch;
  }
  return sameValue(branch, base) || compareAcceptances(branch, main) < 0 ? main : branch;
}

function compareAcceptances(left: Acceptance, right: Acceptance): number {
  return compareCodeUnits(inOneText(left), inOneText(right));
}

/** Times are in UTC with milliseconds: in the order of their texts. */
function inOneText({ acceptedAt, acceptedBy }: Acceptance): string {
  return `${acceptedAt ?? ""} ${acceptedBy ?? ""}`;
}

function originOf(provenance: Provenance | null): Origin {
  const { source = null, revision = null, confidence = null } = provenance ?? {};
  return { source, revision, confidence };
}

function acceptanceOf(provenance: Provenance | null): Acceptance {
  const { acceptedBy = null, acceptedAt = null } = provenance ?? {};
  return { acceptedBy, acceptedAt };
}
