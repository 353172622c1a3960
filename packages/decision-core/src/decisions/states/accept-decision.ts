import { type Issue, pathOfIndex, present, type Result } from "@plumbline/model-core";
import { referenceOf } from "../reading/reference-of.js";
import { type DecisionInForce, settlesInForce } from "../reading/settles-in-force.js";
import {
  type FoundFinding,
  isSameFinding,
  type NamedFinding,
  type SettledFinding,
} from "../records/finding.js";
import type { SettledIn, StoredDecision } from "../records/stored-decision.js";
import { type DecisionRefusal, refuse } from "./decision-refusal.js";
import {
  type DecisionWrite,
  nextVersion,
  notMoved,
  refuseAgent,
  refuseMove,
  refuseOtherContent,
} from "./write.js";

/** A person accepts a decision, with what is known of the project at that moment. */
export interface AcceptanceOf extends DecisionWrite {
  /** Of the decision that was read. */
  readonly contentHash: string;
  /** Where the findings were read. */
  readonly settledIn: SettledIn;
  /** All findings of that state. */
  readonly findings: readonly FoundFinding[];
  /** The accepted decisions of the project. */
  readonly inForce: readonly DecisionInForce[];
  /** What it supersedes, as it is now; null when it names none, or none that is there. */
  readonly superseded: StoredDecision | null;
}

/** What an acceptance leaves. */
export interface Accepted {
  readonly accepted: StoredDecision;
  /** The decision whose place it took, as it is then. */
  readonly superseded: StoredDecision | null;
}

/**
 * Accepts a proposed decision (docs/reference/decisions.md#acceptance): it settles its findings from then on, with their
 * fingerprints of now, and what it supersedes settles nothing any more.
 */
export function acceptDecision(acceptance: AcceptanceOf): Result<Accepted, DecisionRefusal> {
  const refusal = refuseAcceptance(acceptance);
  if (refusal !== null) {
    return notMoved(refusal);
  }
  const { decision, by, at, settledIn, superseded } = acceptance;
  const settled = decision.content.settles.map((named) => settledNow(acceptance, named));
  return {
    ok: true,
    value: {
      accepted: nextVersion(acceptance, { status: "accepted", settled, settledIn, decided: { by, at } }),
      superseded:
        superseded === null
          ? null
          : nextVersion(
              { decision: superseded, by, at },
              { status: "superseded", supersededBy: decision.id },
            ),
    },
  };
}

function refuseAcceptance(acceptance: AcceptanceOf): DecisionRefusal | null {
  const { decision, contentHash } = acceptance;
  return (
    refuseAgent(acceptance, "Only a person accepts a decision") ??
    refuseMove(decision, "accept") ??
    refuseOtherContent(decision, contentHash) ??
    refuseSuperseding(acceptance) ??
    refuseMissingFindings(acceptance) ??
    refuseAnsweredFindings(acceptance)
  );
}

function refuseSuperseding({ decision, superseded }: AcceptanceOf): DecisionRefusal | null {
  if (decision.content.supersedes === null) {
    return null;
  }
  return superseded === null
    ? refuse("conflict", "The decision to be superseded is not there")
    : refuseMove(superseded, "supersede");
}

function refuseMissingFindings(acceptance: AcceptanceOf): DecisionRefusal | null {
  const errors = acceptance.decision.content.settles.flatMap((named, index): readonly Issue[] => {
    const field = pathOfIndex("settles", index);
    const message = "must name a finding of the state that the decision is accepted in";
    return foundFinding(acceptance, named) === null ? [{ field, message }] : [];
  });
  const [first] = errors;
  return first === undefined
    ? null
    : refuse("validation_error", `${first.field} ${first.message}`, { errors });
}

function refuseAnsweredFindings(acceptance: AcceptanceOf): DecisionRefusal | null {
  for (const [index, named] of acceptance.decision.content.settles.entries()) {
    const message = whyNotToSettle(acceptance, named);
    if (message !== null) {
      return refuse("conflict", message, { errors: [{ field: pathOfIndex("settles", index), message }] });
    }
  }
  return null;
}

function whyNotToSettle(acceptance: AcceptanceOf, named: NamedFinding): string | null {
  const { inForce, superseded } = acceptance;
  const name = `${named.ruleId} of ${named.subjectId}`;
  const { result } = present(foundFinding(acceptance, named));
  if (result === "verified" || result === "not-applicable") {
    return `The finding ${name} is ${result}: there is nothing to settle`;
  }
  const others = inForce.filter(({ id }) => id !== superseded?.id);
  const settling = settlesInForce(others, named);
  return settling === null ? null : `The finding ${name} is settled by ${referenceOf(settling.number)}`;
}

function foundFinding({ findings }: AcceptanceOf, named: NamedFinding): FoundFinding | null {
  return findings.find((finding) => isSameFinding(finding, named)) ?? null;
}

function settledNow(acceptance: AcceptanceOf, named: NamedFinding): SettledFinding {
  const { fingerprint, ruleVersion } = present(foundFinding(acceptance, named));
  return { ...named, fingerprint, ruleVersion };
}
