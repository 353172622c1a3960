import type { Guid } from "@plumbline/model-core";
import { decisionHash } from "../hashes/content-hash.js";
import type { DecisionActor } from "../records/actor.js";
import type { DecisionContent } from "../records/content.js";
import type { NamedFinding, SettledFinding } from "../records/finding.js";
import type { DecisionOrigin, DecisionState, StoredDecision } from "../records/stored-decision.js";
import { missingAffectedIds } from "./missing-affected-ids.js";
import { referenceOf } from "./reference-of.js";

/** A decision as it is answered (docs/reference/decisions.md#reading). */
export interface DecisionRecord extends Omit<DecisionContent, "settles"> {
  readonly id: Guid;
  readonly number: number;
  readonly reference: string;
  readonly status: DecisionState;
  readonly missingAffectedIds: readonly Guid[];
  /** Once it is accepted, each with the fingerprint and the rule version of what was settled. */
  readonly settles: readonly (NamedFinding | SettledFinding)[];
  readonly supersededBy: Guid | null;
  readonly origin: DecisionOrigin;
  readonly version: number;
  readonly contentHash: string;
  readonly proposedBy: DecisionActor;
  readonly proposedAt: string;
  readonly lastChangedBy: DecisionActor;
  readonly lastChangedAt: string;
  readonly decidedBy: DecisionActor | null;
  readonly decidedAt: string | null;
  readonly rejectReason: string | null;
}

/** Writes a decision as it is answered; `present` are those of its affected IDs that the project has now. */
export function decisionRecord(decision: StoredDecision, present: ReadonlySet<Guid>): DecisionRecord {
  const { id, number, status, content, supersededBy, origin, version } = decision;
  return {
    id,
    number,
    reference: referenceOf(number),
    title: content.title,
    status,
    context: content.context,
    decision: content.decision,
    alternatives: content.alternatives,
    consequences: content.consequences,
    affectedIds: content.affectedIds,
    missingAffectedIds: missingAffectedIds(content, present),
    settles: decision.settled ?? content.settles,
    supersedes: content.supersedes,
    supersededBy,
    origin,
    version,
    contentHash: decisionHash(decision),
    ...historyOf(decision),
  };
}

function historyOf({ proposed, lastChanged, decided, rejectReason }: StoredDecision) {
  return {
    proposedBy: proposed.by,
    proposedAt: proposed.at,
    lastChangedBy: lastChanged.by,
    lastChangedAt: lastChanged.at,
    decidedBy: decided?.by ?? null,
    decidedAt: decided?.at ?? null,
    rejectReason,
  };
}
