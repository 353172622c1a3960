import {
  type AliasedPart,
  type ArchitectureOutput,
  type ArchitectureRequest,
  aliasTable,
  type FoundInSource,
  factsById,
  type ProposalAuthor,
  type ProposalBase,
  proposeArchitecture,
  type SourceRead,
  sourceTable,
} from "@plumbline/ai-tasks";
import { actorOf, type ProjectCaller } from "../../../../platform/access/principal.js";
import { newId } from "../../../../platform/database/new-id.js";
import type { Transactions } from "../../../../platform/database/statements.js";
import { modelAsTold, type ToldPlace } from "../../context/model-as-told.js";
import { type KeptArchitecture, keepArchitectureProposal } from "./keep-architecture.js";

/** An architecture that an AI answered and that holds, as a thread gets it. */
export interface AnsweredArchitectureTask extends Pick<ToldPlace, "modelVersion" | "ofBranch"> {
  readonly caller: ProjectCaller;
  readonly request: ArchitectureRequest;
  readonly parts: readonly AliasedPart[];
  readonly toldFrom: ProposalBase["toldFrom"];
  readonly found: readonly FoundInSource[];
  readonly sources: readonly SourceRead[];
  readonly output: ArchitectureOutput;
  readonly author: ProposalAuthor;
}

/** Keeps it as a proposal against the design that was told, which may be another one by now, or of a branch that has ended. */
export async function keepProposedArchitecture(
  transactions: Transactions,
  {
    caller,
    request: asked,
    modelVersion,
    ofBranch,
    parts,
    toldFrom,
    found,
    sources,
    output,
    author,
  }: AnsweredArchitectureTask,
): Promise<KeptArchitecture> {
  const { request, branchId, selection } = asked;
  const told = { projectId: caller.projectId, branchId, modelVersion, ofBranch };
  const model = await transactions.readAtOnce((reader) => modelAsTold(reader, told));
  if (model === null) {
    return { outcome: "no-project" };
  }
  const by = { createdBy: actorOf(caller), createdAt: new Date().toISOString() };
  const proposal = proposeArchitecture({
    output,
    names: { parts: aliasTable(parts), source: sourceTable(found) },
    base: { id: newId(), request, selection, branchId, modelVersion, toldFrom, ...by },
    author,
    sources,
    present: factsById(model),
    itemIds: output.items.map(() => newId()),
  });
  return transactions.run((tx) =>
    keepArchitectureProposal(tx, caller, { proposal, action: "architecture-proposal.created" }),
  );
}
