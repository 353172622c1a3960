import type { Guid } from "@plumbline/model-core";
import { type AnsweredFinding, compareFindings, type FindingComparison } from "@plumbline/review-rules";
import type { Reader } from "../../../platform/database/statements.js";
import type { RefusalNamed } from "../../../platform/errors/refusals.js";
import type { SchemaCheckMemory } from "../../scenarios/for-threads.js";
import { SnapshotRepository } from "../storing/snapshot.repository.js";
import { type NotReviewed, readAnsweredState } from "./answered-state.js";
import type { SideOfReview } from "./side-of-review.js";

/** Two sides whose findings are compared. */
export interface ComparedSides {
  readonly projectId: Guid;
  readonly from: SideOfReview;
  readonly to: SideOfReview;
  readonly clock: SchemaCheckMemory;
}

/** What lies on one side. */
interface Side {
  readonly outcome: "side";
  readonly findings: readonly AnsweredFinding[];
}

export type CompareOutcome =
  | { readonly outcome: "compared"; readonly comparison: FindingComparison<AnsweredFinding> }
  | RefusalNamed<"no-side" | "review-too-large" | "no-project">;

const snapshots = new SnapshotRepository();

/** Compares the findings of two sides, each with its answers. Call it in `readAtOnce`. */
export async function compareSides(reader: Reader, sides: ComparedSides): Promise<CompareOutcome> {
  const from = await findingsOf(reader, sides, "from");
  if (from.outcome !== "side") {
    return from;
  }
  const to = await findingsOf(reader, sides, "to");
  return to.outcome === "side"
    ? { outcome: "compared", comparison: compareFindings(from.findings, to.findings) }
    : to;
}

async function findingsOf(
  reader: Reader,
  { projectId, clock, ...sides }: ComparedSides,
  side: "from" | "to",
): Promise<Side | RefusalNamed<"no-side" | "review-too-large" | "no-project">> {
  const named = sides[side];
  if (named.is === "snapshot") {
    const found = await snapshots.find(reader, { projectId, id: named.id });
    return found === null
      ? { outcome: "no-side", side }
      : { outcome: "side", findings: JSON.parse(found.findings) as readonly AnsweredFinding[] };
  }
  const state = await readAnsweredState(reader, { projectId, wanted: named.wanted, clock });
  return state.outcome === "answered"
    ? { outcome: "side", findings: state.review.findings }
    : refusalOf(state, side);
}

function refusalOf(refusal: NotReviewed, side: "from" | "to"): RefusalNamed<"no-side" | "review-too-large"> {
  return refusal.outcome === "review-too-large" ? refusal : { outcome: "no-side", side };
}
