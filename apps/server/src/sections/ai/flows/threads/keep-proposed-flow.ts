import {
  type AliasedPart,
  aliasTable,
  type CreateFlowRequest,
  type FlowOutput,
  factsById,
  type ProposalAuthor,
  type ProposalBase,
} from "@plumbline/ai-tasks";
import { actorOf, type ProjectCaller } from "../../../../platform/access/principal.js";
import { newId } from "../../../../platform/database/new-id.js";
import type { Transactions } from "../../../../platform/database/statements.js";
import type { SchemaCheckMemory } from "../../../scenarios/for-threads.js";
import { modelAsTold, type ToldPlace } from "../../context/model-as-told.js";
import { type KeptOutcome, keepFlow } from "./keep-flow.js";
import type { PreparedFlow } from "./prepare-flow.js";
import { proposedFlow } from "./proposed-flow.js";

/** A flow that an AI answered and that holds, as a thread gets it. */
export interface AnsweredFlowTask extends Pick<ToldPlace, "modelVersion" | "ofBranch"> {
  readonly caller: ProjectCaller;
  readonly request: CreateFlowRequest;
  readonly revises: PreparedFlow["revises"];
  readonly parts: readonly AliasedPart[];
  readonly toldFrom: ProposalBase["toldFrom"];
  readonly flow: FlowOutput;
  readonly author: ProposalAuthor;
  readonly clock: SchemaCheckMemory;
}

/** Keeps it as a proposal against the design that was told, which may be another one by now, or of a branch that has ended. */
export async function keepProposedFlow(
  transactions: Transactions,
  {
    caller,
    request,
    revises,
    modelVersion,
    ofBranch,
    parts,
    toldFrom,
    flow,
    author,
    clock,
  }: AnsweredFlowTask,
): Promise<KeptOutcome> {
  const { projectId } = caller;
  const { branchId } = request;
  const told = { projectId, branchId, modelVersion, ofBranch };
  const model = await transactions.readAtOnce((reader) => modelAsTold(reader, told));
  if (model === null) {
    return { outcome: "no-project" };
  }
  const aliases = aliasTable(parts);
  const idOf = (alias: string) => aliases.partOf(alias)?.id;
  const by = { createdBy: actorOf(caller), createdAt: new Date().toISOString() };
  const { selection } = request;
  const base = { id: newId(), request: request.request, selection, branchId, modelVersion, toldFrom, ...by };
  const made = { base, author, flow, revises, idOf, model, facts: factsById(model) };
  const proposal = proposedFlow(made, clock);
  return transactions.run((tx) => keepFlow(tx, caller, { proposal, action: "flow-proposal.created" }));
}
