import {
  type AliasedPart,
  aliasTable,
  type CritiqueOutput,
  type CritiqueRequest,
  factsById,
  makeCritique,
  type ProposalAuthor,
} from "@plumbline/ai-tasks";
import { actorOf, type ProjectCaller } from "../../../../platform/access/principal.js";
import { recordAudit } from "../../../../platform/audit/record-audit.js";
import { newId } from "../../../../platform/database/new-id.js";
import type { Transactions } from "../../../../platform/database/statements.js";
import type { RefusalNamed } from "../../../../platform/errors/refusals.js";
import { modelAsTold, type ToldPlace } from "../../context/model-as-told.js";
import { nextNumber } from "../../proposals/next-number.js";
import { CritiqueRepository } from "../critique.repository.js";
import { type AnsweredCritique, writtenCritique } from "./answer-critique.js";
import { auditOfCritique } from "./audit-of-critique.js";

/** A critique that an AI answered and that holds, as a thread gets it. */
export interface AnsweredCritiqueTask extends Pick<ToldPlace, "modelVersion" | "ofBranch"> {
  readonly caller: ProjectCaller;
  readonly request: CritiqueRequest;
  /** Of the review of the design that was told. */
  readonly findingsHash: string;
  readonly parts: readonly AliasedPart[];
  readonly output: CritiqueOutput;
  readonly author: Omit<ProposalAuthor, "submitted">;
}

const critiques = new CritiqueRepository();

/** Keeps it with the design that was told, which may be another one by now, or of a branch that has ended. The limit was looked at before. */
export async function keepCritiqueOf(
  transactions: Transactions,
  { caller, request, modelVersion, findingsHash, ofBranch, parts, output, author }: AnsweredCritiqueTask,
): Promise<AnsweredCritique | RefusalNamed<"no-project">> {
  const { projectId } = caller;
  const { branchId } = request;
  const told = { projectId, branchId, modelVersion, ofBranch };
  const model = await transactions.readAtOnce((reader) => modelAsTold(reader, told));
  if (model === null) {
    return { outcome: "no-project" };
  }
  const by = { createdBy: actorOf(caller), createdAt: new Date().toISOString() };
  const critique = makeCritique({
    output,
    names: { parts: aliasTable(parts) },
    base: { id: newId(), ...request, modelVersion, findingsHash, ...author, ...by },
    present: factsById(model),
  });
  return transactions.run(async (tx) => {
    const number = await nextNumber(tx, projectId);
    if (number === null) {
      return { outcome: "no-project" };
    }
    await recordAudit(tx, caller, auditOfCritique(caller, "critique.created", critique));
    await critiques.add(tx, projectId, critique, number);
    return writtenCritique(tx, projectId, critique);
  });
}
