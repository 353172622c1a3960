import type { ArchitectureHead } from "@plumbline/ai-tasks";
import type { ProjectCaller } from "../../../../platform/access/principal.js";
import type { AuditAction, AuditEntry } from "../../../../platform/audit/record-audit.js";

/** What the audit list tells of an architecture proposal: IDs alone (docs/reference/audit.md#actions). */
export function auditOfArchitecture(
  { projectId, workspaceId }: ProjectCaller,
  action: Extract<AuditAction, `architecture-proposal.${string}`>,
  { id, submitted, branchId }: ArchitectureHead,
  more: Readonly<Record<string, unknown>> = {},
): AuditEntry {
  return { workspaceId, action, target: id, details: { projectId, submitted, branchId, ...more } };
}
