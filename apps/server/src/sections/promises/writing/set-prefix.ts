import { readPrefixRequest } from "@plumbline/promise-core";
import type { ProjectCaller } from "../../../platform/access/principal.js";
import { recordAudit } from "../../../platform/audit/record-audit.js";
import type { Transactions } from "../../../platform/database/statements.js";
import type { RefusalNamed } from "../../../platform/errors/refusals.js";
import { readBodyText } from "../../../platform/request/read-body-text.js";
import { type Prefix, PrefixRepository } from "../storing/prefix.repository.js";
import { bodyRefused, holdProject } from "./move-promise.js";

export type PrefixOutcome =
  | { readonly outcome: "prefix"; readonly prefix: Prefix }
  | RefusalNamed<"no-project" | "body-refused" | "prefix-set-before">;

const prefixes = new PrefixRepository();

/** Sets what requirement IDs of a project begin with, once (docs/reference/promises.md#requirement-ids). */
export async function setPrefix(
  transactions: Transactions,
  { caller, bytes }: { readonly caller: ProjectCaller; readonly bytes: Uint8Array },
): Promise<PrefixOutcome> {
  const read = readBodyText(bytes, readPrefixRequest);
  if (!read.ok) {
    return bodyRefused(read.refusal);
  }
  const { prefix, startAt } = read.value;
  const { projectId, workspaceId } = caller;
  return transactions.run(async (tx) => {
    if (!(await holdProject(tx, projectId))) {
      return { outcome: "no-project" };
    }
    if (!(await prefixes.set(tx, projectId, prefix, startAt))) {
      return { outcome: "prefix-set-before" };
    }
    const details = { prefix, startAt };
    await recordAudit(tx, caller, { workspaceId, action: "promises.prefix-set", target: projectId, details });
    return { outcome: "prefix", prefix: { prefix, nextNumber: startAt } };
  });
}
