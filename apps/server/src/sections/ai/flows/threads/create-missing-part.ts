import {
  type CreatedParts,
  type CreateMissingRequest,
  type CreationOfParts,
  createAllMissing,
  createMissingPart,
  type FlowResult,
  factsById,
  mapMissingPart,
  readCreateMissingRequest,
  type StoredFlowProposal,
} from "@plumbline/ai-tasks";
import { changeSummary, type Guid, NO_FACTS } from "@plumbline/model-core";
import { actorOf, type ProjectCaller, type UserPrincipal } from "../../../../platform/access/principal.js";
import { recordAudit } from "../../../../platform/audit/record-audit.js";
import { newId } from "../../../../platform/database/new-id.js";
import type { Transactions, Tx } from "../../../../platform/database/statements.js";
import type { RefusalNamed } from "../../../../platform/errors/refusals.js";
import { readBodyText } from "../../../../platform/request/read-body-text.js";
import {
  ChangeSetRepository,
  ModelRepository,
  RememberedModel,
  type StreamPlace,
} from "../../../model/for-threads.js";
import { FlowProposalRepository } from "../flow-proposal.repository.js";
import { type AnsweredFlow, answerFlow } from "./answer-flow.js";
import { auditOfFlow } from "./audit-of-flow.js";
import { flowRefused, type HeldFlow, holdFlow } from "./hold-flow.js";

/** Missing parts of a proposal become parts of the design, as a thread gets it. */
export interface MissingRequest {
  readonly caller: ProjectCaller<UserPrincipal>;
  readonly id: Guid;
  /** Null is all that are left. */
  readonly alias: string | null;
  readonly bytes: Uint8Array;
}

type Refused = RefusalNamed<"no-project" | "no-proposal" | "flow-refused" | "body-refused">;

/** What becomes of a proposal, and of the model where something is made. */
interface Made {
  readonly proposal: StoredFlowProposal;
  readonly plan: CreatedParts["plan"] | null;
}

const proposals = new FlowProposalRepository();
const changeSets = new ChangeSetRepository();
const models = new RememberedModel(new ModelRepository());

/** Makes one missing part, or all of them, or takes one that is there (docs/reference/ai.md#missing-parts). */
export async function createMissing(
  transactions: Transactions,
  request: MissingRequest,
): Promise<AnsweredFlow | Refused> {
  const read = readBodyText(request.bytes, readCreateMissingRequest);
  if (!read.ok) {
    return { outcome: "body-refused", refusal: read.refusal };
  }
  const { caller, id } = request;
  return transactions.run(async (tx) => {
    const held = await holdFlow(tx, { projectId: caller.projectId, id });
    return "outcome" in held ? held : make(tx, request, { held, said: read.value });
  });
}

async function make(
  tx: Tx,
  { caller, alias }: MissingRequest,
  { held, said }: { readonly held: HeldFlow; readonly said: CreateMissingRequest },
): Promise<AnsweredFlow | Refused> {
  const { proposal, stream } = held;
  const creation = await creationOf(tx, caller, held);
  const made = alias === null ? allOf(creation) : oneOf(creation, alias, said);
  if (!made.ok) {
    return flowRefused(made.refusal);
  }
  if (made.value.proposal !== proposal) {
    await write(tx, caller, { stream, before: proposal, made: made.value });
  }
  return answerFlow(tx, caller.projectId, made.value.proposal);
}

async function creationOf(
  tx: Tx,
  caller: MissingRequest["caller"],
  { proposal, stream }: HeldFlow,
): Promise<CreationOfParts> {
  const { projectId, principal } = caller;
  const acceptance = { by: principal.id, actor: actorOf(caller), at: new Date().toISOString() };
  return {
    proposal,
    projectId,
    modelStreamId: stream?.streamId ?? projectId,
    model: stream === null ? NO_FACTS : await models.at(tx, stream),
    isBranchOpen: stream !== null,
    acceptance,
  };
}

function oneOf(
  creation: CreationOfParts,
  alias: string,
  { name, parentId, targetId }: CreateMissingRequest,
): FlowResult<Made> {
  if (targetId === null) {
    return createMissingPart(creation, { alias, id: newId(), name, parentId });
  }
  const { model, acceptance } = creation;
  const mapped = mapMissingPart(creation, { alias, targetId }, { facts: factsById(model), acceptance });
  return mapped.ok ? { ok: true, value: { proposal: mapped.value, plan: null } } : mapped;
}

function allOf(creation: CreationOfParts): FlowResult<Made> {
  const created = createAllMissing(creation, newId);
  return created.ok
    ? { ok: true, value: created.value ?? { proposal: creation.proposal, plan: null } }
    : created;
}

async function write(
  tx: Tx,
  caller: MissingRequest["caller"],
  {
    stream,
    before,
    made,
  }: { readonly stream: StreamPlace | null; readonly before: StoredFlowProposal; readonly made: Made },
): Promise<void> {
  const { proposal, plan } = made;
  const parts = proposal.missing.filter((part, place) => part !== before.missing[place]);
  if (plan !== null && stream !== null) {
    const summary = `Taken from a proposal: ${changeSummary(plan.changes)}`;
    await changeSets.writePlanned(tx, stream, plan.changes, { actor: actorOf(caller), summary });
  }
  const created = parts.map(({ createdId }) => createdId);
  await recordAudit(
    tx,
    caller,
    auditOfFlow(caller, "flow-proposal.part-created", proposal, { parts: created }),
  );
  await proposals.change(tx, caller.projectId, before, proposal);
}
