import {
  type DecisionBodyRefusal,
  type DecisionMoved,
  type DecisionRefusal,
  type DecisionWrite,
  decisionHash,
  type StoredDecision,
} from "@plumbline/decision-core";
import type { Guid } from "@plumbline/model-core";
import { actorOf, type ProjectCaller } from "../../../platform/access/principal.js";
import type { Transactions, Tx } from "../../../platform/database/statements.js";
import type { RefusalNamed } from "../../../platform/errors/refusals.js";
import { type AnsweredDecision, answerDecision } from "../reading/answer-decision.js";
import { DecisionRepository } from "../storing/decision.repository.js";

/** A write to a decision as a thread gets it. */
export interface DecisionRequestOf {
  readonly caller: ProjectCaller;
  readonly decisionId: Guid;
  /** Versions in quotes, one of which the decision must be at; null takes any. */
  readonly ifMatch: readonly string[] | null;
}

/** The same with a body. */
export interface DecisionRequestWithBody extends DecisionRequestOf {
  readonly bytes: Uint8Array;
}

export type DecisionOutcome =
  | AnsweredDecision
  | RefusalNamed<"no-project" | "no-decision" | "decision-refused" | "body-refused">;

const decisions = new DecisionRepository();

/** Does something with one decision in a transaction, and answers it as it is then. */
export function moveDecision(
  transactions: Transactions,
  request: DecisionRequestOf,
  move: (write: DecisionWrite) => DecisionMoved,
  tell: (tx: Tx, moved: StoredDecision) => Promise<void> = async () => {},
): Promise<DecisionOutcome> {
  const { projectId } = request.caller;
  return transactions.run(async (tx) => {
    const locked = await lockDecision(tx, request);
    if ("outcome" in locked) {
      return locked;
    }
    const moved = move(writeOf(request, locked));
    if (!moved.ok) {
      return refused(moved.refusal);
    }
    if (moved.value !== locked) {
      await tell(tx, moved.value);
      await decisions.change(tx, projectId, [moved.value]);
    }
    return answerDecision(tx, projectId, moved.value);
  });
}

/** The project is held first, as its deletion does: then neither waits for the other in a circle. */
export async function lockDecision(
  tx: Tx,
  request: DecisionRequestOf,
): Promise<StoredDecision | RefusalNamed<"no-project" | "no-decision" | "decision-refused">> {
  const { caller, decisionId } = request;
  if (!(await decisions.holdProject(tx, caller.projectId))) {
    return { outcome: "no-project" };
  }
  const [decision] = await decisions.lock(tx, caller.projectId, [decisionId]);
  return decision === undefined ? { outcome: "no-decision" } : (refuseOther(request, decision) ?? decision);
}

/** Refuses a write that is meant for another version. */
export function refuseOther(
  { ifMatch }: DecisionRequestOf,
  decision: StoredDecision,
): RefusalNamed<"decision-refused"> | null {
  const { version } = decision;
  if (ifMatch === null || ifMatch.includes(`"${version}"`)) {
    return null;
  }
  const message = `the decision is at "${version}"`;
  return refused({
    code: "decision_changed",
    title: `If-Match: ${message}`,
    errors: [{ field: "If-Match", message }],
    version,
    contentHash: decisionHash(decision),
  });
}

/** Who does it, and when. */
export function writeOf({ caller }: DecisionRequestOf, decision: StoredDecision): DecisionWrite {
  return { decision, by: actorOf(caller), at: new Date().toISOString() };
}

export function refused(refusal: DecisionRefusal): RefusalNamed<"decision-refused"> {
  return { outcome: "decision-refused", refusal };
}

export function bodyRefused(refusal: DecisionBodyRefusal): RefusalNamed<"body-refused"> {
  return { outcome: "body-refused", refusal };
}
