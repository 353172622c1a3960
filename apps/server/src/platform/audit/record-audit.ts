import { randomUUID } from "node:crypto";
import type { Guid } from "@plumbline/model-core";
import { actorOf, type Caller, nameOf } from "../access/principal.js";
import type { Tx } from "../database/statements.js";

/** What the audit lists can say happened (docs/reference/audit.md#actions). */
export type AuditAction =
  | "account.created"
  | "account.device-approved"
  | "account.device-denied"
  | "account.disabled"
  | "account.enabled"
  | "account.locked"
  | "account.made-admin"
  | "account.password-changed"
  | "account.password-reset"
  | "account.reset-link-made"
  | "account.sessions-ended"
  | "finding.answered"
  | "instance.settings.changed"
  | "keys.forgotten"
  | "keys.rotated"
  | "secret.deleted"
  | "secret.set"
  | "settings.changed"
  | "branch.discarded"
  | "build.exported"
  | "workspace.created"
  | "workspace.changed"
  | "invitation.created"
  | "invitation.revoked"
  | "member.added"
  | "member.changed"
  | "member.removed"
  | "project.created"
  | "project.changed"
  | "project.deleted"
  | "architecture-proposal.created"
  | "architecture-proposal.decided"
  | "architecture-proposal.deleted"
  | "architecture-proposal.submitted"
  | "cost-sheet.deleted"
  | "critique.created"
  | "critique.deleted"
  | "flow-proposal.accepted"
  | "flow-proposal.created"
  | "flow-proposal.deleted"
  | "flow-proposal.part-created"
  | "flow-proposal.rejected"
  | "flow-proposal.submitted"
  | "decision.accepted"
  | "decision.deleted"
  | "decision.rejected"
  | "decision.superseded"
  | "price.added"
  | "price.deleted"
  | "price.imported"
  | "promise.approved"
  | "promise.deleted"
  | "promise.draft-discarded"
  | "promises.prefix-set"
  | "question.deleted"
  | "repository.followed"
  | "repository.unfollowed"
  | "revision.deleted"
  | "scan.deleted"
  | "scenario.deleted"
  | "stress-profile.deleted"
  | "stress-run.deleted"
  | "token.created"
  | "token.revoked"
  | "view.deleted";

/** One line of an audit list: a workspace's, or the instance's (null). `details` never holds a secret. */
export interface AuditEntry {
  readonly workspaceId: Guid | null;
  readonly action: AuditAction;
  /** The ID of what was acted on. */
  readonly target: string;
  readonly details: Readonly<Record<string, unknown>>;
}

/** Appends an entry in the transaction of the write it tells of: both stay or neither does. */
export function recordAudit(tx: Tx, caller: Caller, entry: AuditEntry): Promise<void> {
  return append(tx, { actor: actorOf(caller), name: nameOf(caller.principal) }, entry);
}

/** Appends what the service did by itself. */
export function recordServiceAudit(tx: Tx, entry: AuditEntry): Promise<void> {
  return append(tx, { actor: "service", name: "service" }, entry);
}

async function append(tx: Tx, by: { actor: string; name: string }, entry: AuditEntry): Promise<void> {
  await tx.query(
    `INSERT INTO audit_entries (id, workspace_id, at, actor, actor_name, action, target, details)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8)`,
    [
      randomUUID(),
      entry.workspaceId,
      new Date(),
      by.actor,
      by.name,
      entry.action,
      entry.target,
      JSON.stringify(entry.details),
    ],
  );
}
