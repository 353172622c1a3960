import { type SealContext, sealContext } from "../../../platform/keys/seal-context.js";
import { SEALED_TABLES } from "../../../platform/keys/sealed-tables.js";

/** A session key opens under its ID. */
export function sessionKeyContext(id: string): SealContext {
  return sealContext(SEALED_TABLES.session_keys, { id });
}
