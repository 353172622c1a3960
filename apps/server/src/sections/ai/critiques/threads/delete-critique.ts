import type { Guid } from "@plumbline/model-core";
import type { ProjectCaller, UserPrincipal } from "../../../../platform/access/principal.js";
import { recordAudit } from "../../../../platform/audit/record-audit.js";
import type { Transactions } from "../../../../platform/database/statements.js";
import type { RefusalNamed } from "../../../../platform/errors/refusals.js";
import { holdProject } from "../../proposals/hold-project.js";
import { CritiqueRepository } from "../critique.repository.js";
import { auditOfCritique } from "./audit-of-critique.js";

/** Somebody does something with a critique, as a thread gets it. */
export interface CritiqueRequestOf {
  readonly caller: ProjectCaller<UserPrincipal>;
  readonly id: Guid;
}

const critiques = new CritiqueRepository();

/** Deletes a critique; what was kept of it stays. */
export function deleteCritiqueOf(
  transactions: Transactions,
  { caller, id }: CritiqueRequestOf,
): Promise<{ readonly outcome: "deleted" } | RefusalNamed<"no-project" | "no-critique">> {
  const { projectId } = caller;
  return transactions.run(async (tx) => {
    if (!(await holdProject(tx, projectId))) {
      return { outcome: "no-project" };
    }
    const critique = await critiques.lock(tx, { projectId, id });
    if (critique === null) {
      return { outcome: "no-critique" };
    }
    await recordAudit(tx, caller, auditOfCritique(caller, "critique.deleted", critique));
    await critiques.remove(tx, projectId, critique);
    return { outcome: "deleted" };
  });
}
