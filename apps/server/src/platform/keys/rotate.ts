import type { Tx } from "../database/statements.js";
import { openUnder, sealUnder } from "./keyring.js";
import type { MasterKey } from "./master-key.js";
import { holdRowsUnder, rewriteRow, type SealedRow } from "./sealed-rows.js";

/** What a rotation moved, and what it could not open and left as it was. */
export interface Rotation {
  readonly moved: readonly SealedRow[];
  readonly unverified: readonly SealedRow[];
}

/** Rewrites the rows under one key under another, in the transaction it is given: all of them or none. */
export async function rotate(tx: Tx, from: MasterKey, to: MasterKey): Promise<Rotation> {
  const moved: SealedRow[] = [];
  const unverified: SealedRow[] = [];
  for (const row of await holdRowsUnder(tx, from.id)) {
    const plaintext = openUnder(from, row.context, { keyId: from.id, bytes: row.sealed });
    if (plaintext === null) {
      unverified.push(row);
      continue;
    }
    await rewriteRow(tx, row, sealUnder(to, row.context, plaintext));
    plaintext.fill(0);
    moved.push(row);
  }
  return { moved, unverified };
}
