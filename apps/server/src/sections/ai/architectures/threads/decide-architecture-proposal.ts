import {
  decideArchitecture,
  linksOfItems,
  mayDeleteArchitecture,
  readArchitectureDecision,
  type SaidOfItems,
} from "@plumbline/ai-tasks";
import type { Guid } from "@plumbline/model-core";
import { actorOf, type ProjectCaller, type UserPrincipal } from "../../../../platform/access/principal.js";
import { recordAudit } from "../../../../platform/audit/record-audit.js";
import type { Transactions, Tx } from "../../../../platform/database/statements.js";
import type { RefusalNamed } from "../../../../platform/errors/refusals.js";
import { readBodyText } from "../../../../platform/request/read-body-text.js";
import { ModelRepository, RememberedModel } from "../../../model/for-threads.js";
import { ArchitectureRepository } from "../architecture.repository.js";
import { type AnsweredArchitecture, writtenArchitecture } from "./answer-architecture.js";
import { auditOfArchitecture } from "./audit-of-architecture.js";
import { holdArchitecture } from "./hold-architecture.js";
import { linkedServices } from "./linked-services.js";
import { writeDecided } from "./write-decided.js";

/** Something is done with a proposal, as a thread gets it. */
export interface ArchitectureRequestOf {
  readonly caller: ProjectCaller;
  readonly id: Guid;
}

/** A person does something, with a body. */
export interface ArchitectureRequestWithBody extends ArchitectureRequestOf {
  readonly caller: ProjectCaller<UserPrincipal>;
  readonly bytes: Uint8Array;
}

type Refused = RefusalNamed<
  "no-project" | "no-proposal" | "branch-closed" | "architecture-refused" | "body-refused"
>;

const models = new RememberedModel(new ModelRepository());
const proposals = new ArchitectureRepository();

/** Decides items of an open proposal, all or nothing (docs/reference/ai.md#deciding). */
export async function decideArchitectureProposal(
  transactions: Transactions,
  request: ArchitectureRequestWithBody,
): Promise<AnsweredArchitecture | Refused> {
  const read = readBodyText(request.bytes, readArchitectureDecision);
  if (!read.ok) {
    return { outcome: "body-refused", refusal: read.refusal };
  }
  const said = { accept: read.value.accept ?? [], reject: read.value.reject ?? [] };
  return transactions.run((tx) => decide(tx, request, said));
}

async function decide(
  tx: Tx,
  { caller, id }: ArchitectureRequestWithBody,
  said: SaidOfItems,
): Promise<AnsweredArchitecture | Refused> {
  const { projectId } = caller;
  const held = await holdArchitecture(tx, { projectId, id });
  if ("outcome" in held) {
    return held;
  }
  const { proposal, stream } = held;
  if (stream === null) {
    return { outcome: "branch-closed" };
  }
  const model = await models.at(tx, stream);
  const linked = await linkedServices(tx, projectId, proposal);
  const acceptance = { by: caller.principal.id, actor: actorOf(caller), at: new Date().toISOString() };
  const place = { projectId, modelStreamId: stream.streamId };
  const decided = decideArchitecture({ proposal, said, model, linked, place, acceptance });
  if (!decided.ok) {
    return { outcome: "architecture-refused", refusal: decided.refusal };
  }
  const { accepted, rejected, changes } = decided.value;
  if (changes !== null) {
    const links = proposal.branchId === null ? linksOfItems(projectId, accepted) : [];
    await writeDecided(tx, stream, { changes, links, actor: acceptance.actor });
  }
  const counts = { accepted: accepted.map((item) => item.id), rejected: rejected.map((item) => item.id) };
  const entry = auditOfArchitecture(caller, "architecture-proposal.decided", proposal, counts);
  await recordAudit(tx, caller, entry);
  const move = changes === null ? "reject" : "change";
  await proposals[move](tx, projectId, proposal, decided.value.proposal);
  return writtenArchitecture(tx, projectId, decided.value.proposal);
}

/** Deletes a proposal of which nothing was accepted. */
export function deleteArchitectureProposal(
  transactions: Transactions,
  { caller, id }: ArchitectureRequestOf,
): Promise<{ readonly outcome: "deleted" } | Refused> {
  const { projectId } = caller;
  return transactions.run(async (tx) => {
    const held = await holdArchitecture(tx, { projectId, id });
    if ("outcome" in held) {
      return held;
    }
    const { proposal } = held;
    const deleted = mayDeleteArchitecture(proposal, actorOf(caller));
    if (!deleted.ok) {
      return { outcome: "architecture-refused", refusal: deleted.refusal };
    }
    await recordAudit(tx, caller, auditOfArchitecture(caller, "architecture-proposal.deleted", proposal));
    await proposals.remove(tx, projectId, proposal);
    return { outcome: "deleted" };
  });
}
