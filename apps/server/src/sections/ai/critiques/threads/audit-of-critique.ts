import type { Critique } from "@plumbline/ai-tasks";
import type { ProjectCaller } from "../../../../platform/access/principal.js";
import type { AuditAction, AuditEntry } from "../../../../platform/audit/record-audit.js";

/** What the audit list tells of a critique: IDs alone (docs/reference/audit.md#actions). */
export function auditOfCritique(
  { projectId, workspaceId }: ProjectCaller,
  action: Extract<AuditAction, `critique.${string}`>,
  { id, branchId }: Critique,
): AuditEntry {
  return { workspaceId, action, target: id, details: { projectId, branchId } };
}
