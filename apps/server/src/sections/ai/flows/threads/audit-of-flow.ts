import type { FlowProposalHead } from "@plumbline/ai-tasks";
import type { ProjectCaller } from "../../../../platform/access/principal.js";
import type { AuditAction, AuditEntry } from "../../../../platform/audit/record-audit.js";

/** What the audit list tells of a flow proposal: IDs alone (docs/reference/audit.md#actions). */
export function auditOfFlow(
  { projectId, workspaceId }: ProjectCaller,
  action: Extract<AuditAction, `flow-proposal.${string}`>,
  { id, submitted, branchId, scenarioId }: FlowProposalHead,
  more: Readonly<Record<string, unknown>> = {},
): AuditEntry {
  const details = { projectId, submitted, branchId, scenarioId, ...more };
  return { workspaceId, action, target: id, details };
}
