import {
  checkSubmittedFlow,
  factsById,
  readSubmitFlowRequest,
  refusedFlow,
  type StoredFlowProposal,
  type SubmitFlowRequest,
  submitter,
} from "@plumbline/ai-tasks";
import type { Guid } from "@plumbline/model-core";
import { actorOf, nameOf, type ProjectCaller } from "../../../../platform/access/principal.js";
import { newId } from "../../../../platform/database/new-id.js";
import type { Reader, Transactions } from "../../../../platform/database/statements.js";
import type { RefusalNamed } from "../../../../platform/errors/refusals.js";
import { readBodyText } from "../../../../platform/request/read-body-text.js";
import { ModelRepository, RememberedModel } from "../../../model/for-threads.js";
import type { SchemaCheckMemory } from "../../../scenarios/for-threads.js";
import { type KeptOutcome, keepFlow } from "./keep-flow.js";
import { proposedFlow } from "./proposed-flow.js";
import { scenarioToRevise } from "./scenario-to-revise.js";
import { toldOfRevised } from "./told-of-revised.js";

/** A flow that somebody submits, as a thread gets it. */
export interface FlowSubmission {
  readonly caller: ProjectCaller;
  readonly bytes: Uint8Array;
  readonly clock: SchemaCheckMemory;
}

type NotSubmitted = RefusalNamed<
  "no-project" | "body-refused" | "unknown-refs" | "no-scenario-to-revise" | "scenario-to-revise-gone"
>;

const models = new RememberedModel(new ModelRepository());

/** Makes an open proposal of a flow that was submitted, against main as it is (docs/reference/ai.md#submitting-a-flow). */
export async function submitFlowProposal(
  transactions: Transactions,
  { caller, bytes, clock }: FlowSubmission,
): Promise<KeptOutcome | NotSubmitted> {
  const read = readBodyText(bytes, readSubmitFlowRequest);
  if (!read.ok) {
    return { outcome: "body-refused", refusal: read.refusal };
  }
  const proposed = await transactions.readAtOnce((reader) => propose(reader, { caller, clock }, read.value));
  return "outcome" in proposed
    ? proposed
    : transactions.run((tx) =>
        keepFlow(tx, caller, { proposal: proposed, action: "flow-proposal.submitted" }),
      );
}

async function propose(
  reader: Reader,
  { caller, clock }: Omit<FlowSubmission, "bytes">,
  { request, reviseScenarioId, flow }: SubmitFlowRequest,
): Promise<StoredFlowProposal | NotSubmitted> {
  const { projectId } = caller;
  const main = await models.read(reader, projectId, null);
  if (main === null) {
    return { outcome: "no-project" };
  }
  const facts = factsById(main.model);
  const unknown = flow.refs.filter(({ id }) => !facts.has(id));
  if (unknown.length > 0) {
    return { outcome: "unknown-refs", aliases: unknown.map(({ alias }) => alias) };
  }
  const ids = new Map(flow.refs.map(({ alias, id }) => [alias, id]));
  const idOf = (alias: string): Guid | undefined => ids.get(alias);
  const checked = checkSubmittedFlow(flow, { partOf: (alias) => facts.get(idOf(alias) ?? "") });
  if (!checked.ok) {
    return { outcome: "body-refused", refusal: refusedFlow(checked.errors).refusal };
  }
  const revises = await scenarioToRevise(reader, projectId, reviseScenarioId);
  if (revises !== null && "outcome" in revises) {
    return revises;
  }
  const base = { id: newId(), request, selection: [], branchId: null, modelVersion: main.modelVersion };
  const toldFrom = await toldOfRevised(reader, projectId, revises);
  const by = { toldFrom, createdBy: actorOf(caller), createdAt: new Date().toISOString() };
  const author = submitter(nameOf(caller.principal));
  const of = { base: { ...base, ...by }, author, flow: checked.value, revises, idOf };
  return proposedFlow({ ...of, model: main.model, facts }, clock);
}
