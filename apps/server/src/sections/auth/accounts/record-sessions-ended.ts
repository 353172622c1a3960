import type { Guid } from "@plumbline/model-core";
import type { Caller } from "../../../platform/access/principal.js";
import { recordAudit } from "../../../platform/audit/record-audit.js";
import type { Tx } from "../../../platform/database/statements.js";

/** The instance's audit list says who ended how many sessions of an account; of none it says nothing. */
export async function recordSessionsEnded(
  tx: Tx,
  caller: Caller,
  target: Guid,
  sessions: number,
): Promise<void> {
  if (sessions > 0) {
    const entry = { workspaceId: null, action: "account.sessions-ended", target } as const;
    await recordAudit(tx, caller, { ...entry, details: { sessions } });
  }
}
