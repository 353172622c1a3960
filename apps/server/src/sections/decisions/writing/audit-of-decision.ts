import { decisionHash, referenceOf, type StoredDecision } from "@plumbline/decision-core";
import type { ProjectCaller } from "../../../platform/access/principal.js";
import type { AuditAction, AuditEntry } from "../../../platform/audit/record-audit.js";

/** What the audit list tells of a decision (docs/reference/audit.md#actions). */
export function auditOf(
  { projectId, workspaceId }: ProjectCaller,
  action: Extract<AuditAction, `decision.${string}`>,
  decision: StoredDecision,
): AuditEntry {
  const { id, number, version, supersededBy } = decision;
  const by = supersededBy === null ? {} : { supersededBy };
  const contentHash = decisionHash(decision);
  const details = { projectId, reference: referenceOf(number), version, contentHash, ...by };
  return { workspaceId, action, target: id, details };
}
