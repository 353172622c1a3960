import { recordAudit } from "../../../platform/audit/record-audit.js";
import type { Tx } from "../../../platform/database/statements.js";
import type { AccountEntity } from "./account.entity.js";

/** The instance's audit list says who made an account: whoever it is for. */
export function recordNewAccount(
  tx: Tx,
  account: AccountEntity,
  by: { readonly provider?: string; readonly invitationId?: string } = {},
): Promise<void> {
  const { id, displayName, isInstanceAdmin } = account;
  const principal = { kind: "user", id, displayName, isInstanceAdmin } as const;
  const details = { isInstanceAdmin, ...by };
  return recordAudit(
    tx,
    { principal },
    { workspaceId: null, action: "account.created", target: id, details },
  );
}
