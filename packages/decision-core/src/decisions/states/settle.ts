import { DECISION_LIMITS } from "../../limits.js";
import { isSameFinding, type NamedFinding, type SettledFinding } from "../records/finding.js";
import { inOrder } from "../records/findings-in-order.js";
import { type DecisionMoved, type DecisionRefusal, refuse } from "./decision-refusal.js";
import { type DecisionWrite, movedTo, notMoved, refuseAgent, refuseMove } from "./write.js";

/**
 * Adds a finding to those that an accepted decision settles, as it is now (docs/reference/decisions.md#settled-findings);
 * one that it settles already is recorded anew. Its state, its content and its hash stay. Whether the finding may be settled
 * is for the answer of the finding to say.
 */
export function settle(write: DecisionWrite & { readonly finding: SettledFinding }): DecisionMoved {
  const { finding, decision } = write;
  const refusal = refuseWrite(write, "settle") ?? refuseMany(write);
  const settled = settledOf(write);
  const isKnown = settled.some(
    (one) =>
      isSameFinding(one, finding) &&
      one.fingerprint === finding.fingerprint &&
      one.ruleVersion === finding.ruleVersion,
  );
  if (refusal !== null) {
    return notMoved(refusal);
  }
  return isKnown
    ? { ok: true, value: decision }
    : movedTo(write, { settled: inOrder([...without(write), finding]) });
}

/** Takes a finding out of those that an accepted decision settles; nothing changes where it settles no such finding. */
export function unsettle(write: DecisionWrite & { readonly finding: NamedFinding }): DecisionMoved {
  const refusal = refuseWrite(write, "unsettle");
  if (refusal !== null) {
    return notMoved(refusal);
  }
  const left = without(write);
  return left.length === settledOf(write).length
    ? { ok: true, value: write.decision }
    : movedTo(write, { settled: left });
}

type FindingWrite = DecisionWrite & { readonly finding: NamedFinding };

function refuseWrite(write: DecisionWrite, trigger: "settle" | "unsettle"): DecisionRefusal | null {
  return (
    refuseAgent(write, "Only a person changes what a decision settles") ?? refuseMove(write.decision, trigger)
  );
}

function refuseMany(write: FindingWrite): DecisionRefusal | null {
  const most = DECISION_LIMITS.settles;
  return without(write).length < most
    ? null
    : refuse("conflict", `A decision settles at most ${most} findings`);
}

function settledOf({ decision }: DecisionWrite): readonly SettledFinding[] {
  return decision.settled ?? [];
}

function without(write: FindingWrite): readonly SettledFinding[] {
  return settledOf(write).filter((one) => !isSameFinding(one, write.finding));
}
