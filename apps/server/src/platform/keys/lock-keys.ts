import { ADVISORY_LOCKS } from "../database/advisory-locks.js";
import type { Tx } from "../database/statements.js";

/** One replica at a time looks at what is under which key and changes it, until its transaction ends. */
export async function lockKeys(tx: Tx): Promise<void> {
  await tx.query("SELECT pg_advisory_xact_lock($1)", [ADVISORY_LOCKS.keys]);
}
