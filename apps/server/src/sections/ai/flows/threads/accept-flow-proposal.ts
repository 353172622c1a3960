import {
  type AcceptedFlow,
  type AcceptFlowRequest,
  acceptFlow,
  flowProposalRecord,
  readAcceptFlowRequest,
  type StoredFlowProposal,
} from "@plumbline/ai-tasks";
import { type Guid, present as presentValue, sha256Hex } from "@plumbline/model-core";
import { SAVE_LIMITS, storedScenario } from "@plumbline/playback-engine";
import { actorOf } from "../../../../platform/access/principal.js";
import { recordAudit } from "../../../../platform/audit/record-audit.js";
import { claimId } from "../../../../platform/database/claimed-ids.js";
import { newId } from "../../../../platform/database/new-id.js";
import type { Transactions, Tx } from "../../../../platform/database/statements.js";
import type { RefusalNamed } from "../../../../platform/errors/refusals.js";
import { Refused } from "../../../../platform/errors/refused.js";
import { readBodyText } from "../../../../platform/request/read-body-text.js";
import { ModelRepository, RememberedModel, type StreamPlace } from "../../../model/for-threads.js";
import {
  ScenarioRepository,
  type ScenarioRow,
  type SchemaCheckMemory,
  writeScenario,
} from "../../../scenarios/for-threads.js";
import { FlowProposalRepository } from "../flow-proposal.repository.js";
import { type AnsweredFlow, written } from "./answer-flow.js";
import { auditOfFlow } from "./audit-of-flow.js";
import type { FlowRequestWithBody } from "./decide-flow.js";
import { flowRefused, holdFlow } from "./hold-flow.js";
import { issuesInTime } from "./issues-in-time.js";
import { presentOfFlows } from "./present-of-flows.js";

/** An acceptance as a thread gets it. */
export interface FlowAcceptanceRequest extends FlowRequestWithBody {
  readonly clock: SchemaCheckMemory;
}

export type AcceptedFlowOutcome =
  | AnsweredFlow
  | RefusalNamed<
      | "no-project"
      | "no-proposal"
      | "flow-refused"
      | "body-refused"
      | "scenario-id-in-use"
      | "too-many-scenarios"
    >;

const models = new RememberedModel(new ModelRepository());
const proposals = new FlowProposalRepository();
const scenarios = new ScenarioRepository();

/** Makes a scenario of an open proposal, all or nothing (docs/reference/ai.md#accepting-a-flow). */
export async function acceptFlowProposal(
  transactions: Transactions,
  request: FlowAcceptanceRequest,
): Promise<AcceptedFlowOutcome> {
  const read = readBodyText(request.bytes, readAcceptFlowRequest);
  return read.ok
    ? transactions.run((tx) => accept(tx, request, read.value))
    : { outcome: "body-refused", refusal: read.refusal };
}

async function accept(
  tx: Tx,
  request: FlowAcceptanceRequest,
  said: AcceptFlowRequest,
): Promise<AcceptedFlowOutcome> {
  const { caller, id } = request;
  const { projectId } = caller;
  const held = await holdFlow(tx, { projectId, id });
  if ("outcome" in held) {
    return held;
  }
  const { proposal, stream } = held;
  const revised = await holdRevised(tx, projectId, proposal);
  const present = (await presentOfFlows(tx, projectId, [proposal]))(proposal);
  const by = { by: actorOf(caller), at: new Date().toISOString() };
  const of = { proposal, request: said, present, isBranchOpen: stream !== null, newId: newId() };
  const accepted = acceptFlow({ ...of, ...by });
  if (!accepted.ok) {
    return flowRefused(accepted.refusal);
  }
  const taken = { before: proposal, revised, ...accepted.value, stream: presentValue(stream) };
  return (await storeScenario(tx, request, taken)) ?? answer(tx, request, taken);
}

/** What is revised is held before it is judged: nobody saves it between that and what becomes of it. */
function holdRevised(
  tx: Tx,
  projectId: Guid,
  { reviseScenarioId: id }: StoredFlowProposal,
): Promise<{ readonly version: number } | null> {
  return id === null ? Promise.resolve(null) : scenarios.findToChange(tx, { projectId, id });
}

interface Taken extends AcceptedFlow {
  readonly before: StoredFlowProposal;
  /** Null where it makes a new one. */
  readonly revised: { readonly version: number } | null;
  readonly stream: StreamPlace;
}

/** Writes the scenario and the decision; what refuses it leaves nothing. */
async function storeScenario(
  tx: Tx,
  { caller }: FlowAcceptanceRequest,
  { before, revised, proposal, scenario }: Taken,
): Promise<RefusalNamed<"too-many-scenarios" | "scenario-id-in-use"> | null> {
  const { projectId } = caller;
  const write = { actor: actorOf(caller), at: new Date() };
  const row = rowOf(projectId, { proposal, scenario }, (revised?.version ?? 0) + 1);
  if (revised === null) {
    if ((await scenarios.count(tx, projectId)) >= SAVE_LIMITS.scenariosOfProject) {
      return { outcome: "too-many-scenarios", limit: SAVE_LIMITS.scenariosOfProject };
    }
    if (!(await claimId(tx, { kind: "scenario", id: scenario.id, projectId }))) {
      throw new Refused({ outcome: "scenario-id-in-use" });
    }
    await scenarios.add(tx, row, write);
  } else {
    await scenarios.replace(tx, row, write);
  }
  await recordAudit(tx, caller, auditOfFlow(caller, "flow-proposal.accepted", proposal));
  await proposals.change(tx, projectId, before, proposal);
  return null;
}

function rowOf(projectId: Guid, { proposal, scenario }: AcceptedFlow, version: number): ScenarioRow {
  const { text: document } = storedScenario(scenario);
  const { id: proposalId, provider, model } = proposal;
  const origin = { kind: "ai-proposal", proposalId, provider, model } as const;
  const { id, name } = scenario;
  return { projectId, id, version, name, document, hash: sha256Hex(document), origin };
}

/** The scenario with its issues on the model as it is. */
async function answer(
  tx: Tx,
  { caller: { projectId }, clock }: FlowAcceptanceRequest,
  { proposal, scenario, stream }: Taken,
): Promise<AnsweredFlow> {
  const model = await models.at(tx, stream);
  const issues = issuesInTime(clock, stream.version)({ document: scenario, model });
  const present = (await presentOfFlows(tx, projectId, [proposal]))(proposal);
  const record = JSON.stringify(flowProposalRecord(proposal, present));
  const text = writeScenario(rowOf(projectId, { proposal, scenario }, 1));
  return written(`{"proposal":${record},"scenario":${text},"issues":${JSON.stringify(issues)}}`);
}
