import {
  type AcceptRequest,
  acceptDecision,
  decisionHash,
  type FoundFinding,
  readAcceptRequest,
  type SettledIn,
  type StoredDecision,
} from "@plumbline/decision-core";
import { type Guid, parseGuid } from "@plumbline/model-core";
import { recordAudit } from "../../../platform/audit/record-audit.js";
import type { Reader, Transactions, Tx } from "../../../platform/database/statements.js";
import type { RefusalNamed } from "../../../platform/errors/refusals.js";
import { readBodyText } from "../../../platform/request/read-body-text.js";
import { readFindings, type StateFindings } from "../../findings/for-threads.js";
import { ModelStateResolver } from "../../model/for-threads.js";
import { holdRevision } from "../../revisions/for-threads.js";
import type { SchemaCheckMemory } from "../../scenarios/for-threads.js";
import { answerDecision } from "../reading/answer-decision.js";
import { DecisionRepository } from "../storing/decision.repository.js";
import { auditOf } from "./audit-of-decision.js";
import {
  bodyRefused,
  type DecisionOutcome,
  type DecisionRequestWithBody,
  refused,
  refuseOther,
  writeOf,
} from "./move-decision.js";

/** An acceptance as a thread gets it. */
export interface AcceptanceRequest extends DecisionRequestWithBody {
  readonly clock: SchemaCheckMemory;
}

type NoState = RefusalNamed<"no-project" | "no-revision" | "no-open-branch" | "review-too-large">;

export type AcceptedOutcome = DecisionOutcome | NoState;

/** The state that a decision is accepted in. */
interface StateOfFindings {
  readonly settledIn: SettledIn;
  readonly findings: readonly FoundFinding[];
}

const decisions = new DecisionRepository();
const states = new ModelStateResolver();

/**
 * Accepts a decision in a pinned state (docs/reference/decisions.md#acceptance). Findings take long, so they are read
 * before anything is locked: they are those of the version that is recorded with them, whatever is written meanwhile.
 */
export async function acceptProposed(
  transactions: Transactions,
  request: AcceptanceRequest,
): Promise<AcceptedOutcome> {
  const body = readBodyText(request.bytes, readAcceptRequest);
  if (!body.ok) {
    return bodyRefused(body.refusal);
  }
  const { projectId } = request.caller;
  const state = await transactions.readAtOnce(async (reader) => {
    const decision = await decisions.find(reader, { projectId, id: request.decisionId });
    return decision === null
      ? ({ outcome: "no-decision" } as const)
      : readState(reader, request, decision, body.value);
  });
  return "outcome" in state
    ? state
    : transactions.run((tx) => acceptIn(tx, request, body.value.contentHash, state));
}

async function readState(
  reader: Reader,
  { caller: { projectId }, clock }: AcceptanceRequest,
  decision: StoredDecision,
  { contentHash, revisionId, branchId }: AcceptRequest,
): Promise<StateOfFindings | NoState> {
  const wanted = { branchId, revisionId, version: null };
  const state = await states.resolve(reader, projectId, wanted);
  if (state === null) {
    const named = branchId === null ? "no-project" : "no-open-branch";
    return { outcome: revisionId === null ? named : "no-revision" };
  }
  const { streamId, version } = state;
  const settledIn = { streamId, version, revisionId };
  if (decision.content.settles.length === 0 && decisionHash(decision) === contentHash) {
    return { settledIn, findings: [] };
  }
  const read = await readFindings(reader, projectId, wanted, clock);
  return read.outcome === "findings" ? { settledIn, findings: read.findings.flatMap(foundOf) } : read;
}

/** Findings of the review have subjects that are GUIDs. */
function foundOf({
  subjectId: subject,
  ...finding
}: StateFindings["findings"][number]): readonly FoundFinding[] {
  const subjectId = parseGuid(subject);
  return subjectId === null ? [] : [{ ...finding, subjectId }];
}

async function acceptIn(
  tx: Tx,
  request: DecisionRequestWithBody,
  contentHash: string,
  state: StateOfFindings,
): Promise<AcceptedOutcome> {
  const { caller } = request;
  const { projectId } = caller;
  const held = await holdAround(tx, projectId, state.settledIn);
  if (held !== null) {
    return held;
  }
  const locked = await lockWithSuperseded(tx, projectId, request.decisionId);
  if (locked === null) {
    return { outcome: "no-decision" };
  }
  const other = refuseOther(request, locked.decision);
  if (other !== null) {
    return other;
  }
  const { decision, superseded } = locked;
  const inForce = await decisions.inForce(tx, projectId);
  const write = { ...writeOf(request, decision), contentHash, ...state, inForce, superseded };
  const accepted = acceptDecision(write);
  return accepted.ok ? store(tx, request, accepted.value) : refused(accepted.refusal);
}

/** Holds the project, then the turn of those who settle, then the revision that the acceptance names. */
async function holdAround(
  tx: Tx,
  projectId: Guid,
  { revisionId }: SettledIn,
): Promise<RefusalNamed<"no-project" | "no-revision"> | null> {
  if (!(await decisions.holdProject(tx, projectId))) {
    return { outcome: "no-project" };
  }
  await decisions.holdSettling(tx, projectId);
  if (revisionId === null) {
    return null;
  }
  const isThere = await holdRevision(tx, { projectId, id: revisionId });
  return isThere ? null : { outcome: "no-revision" };
}

interface LockedDecisions {
  readonly decision: StoredDecision;
  /** What it supersedes; null when it names none, or none that is there. */
  readonly superseded: StoredDecision | null;
}

/** Locks both in the order of their numbers. What it supersedes may be another one by the time it is locked. */
async function lockWithSuperseded(tx: Tx, projectId: Guid, id: Guid): Promise<LockedDecisions | null> {
  const before = await decisions.find(tx, { projectId, id });
  const named = before?.content.supersedes ?? null;
  const locked = await decisions.lock(tx, projectId, named === null ? [id] : [id, named]);
  const decision = locked.find((one) => one.id === id);
  if (decision === undefined) {
    return null;
  }
  const { supersedes } = decision.content;
  return supersedes === named
    ? { decision, superseded: locked.find((one) => one.id === supersedes) ?? null }
    : lockWithSuperseded(tx, projectId, id);
}

async function store(
  tx: Tx,
  { caller }: DecisionRequestWithBody,
  { accepted, superseded }: { readonly accepted: StoredDecision; readonly superseded: StoredDecision | null },
): Promise<AcceptedOutcome> {
  await recordAudit(tx, caller, auditOf(caller, "decision.accepted", accepted));
  if (superseded !== null) {
    await recordAudit(tx, caller, auditOf(caller, "decision.superseded", superseded));
  }
  const { projectId } = caller;
  await decisions.change(tx, projectId, superseded === null ? [accepted] : [superseded, accepted]);
  return answerDecision(tx, projectId, accepted);
}
