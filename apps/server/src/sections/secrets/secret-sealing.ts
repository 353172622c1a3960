import type { Guid } from "@plumbline/model-core";
import type { Keyring } from "../../platform/keys/keyring.js";
import { type SealContext, sealContext } from "../../platform/keys/seal-context.js";
import { SEALED_TABLES } from "../../platform/keys/sealed-tables.js";
import type { SecretRow } from "./secret.repository.js";

/** A credential before it is stored. */
export interface PlainSecret {
  readonly workspaceId: Guid;
  readonly name: string;
  readonly boundOrigin: string;
  readonly value: string;
}

/** Seals a value for its workspace, name and origin. */
export function sealSecret(keyring: Keyring, secret: PlainSecret): Pick<SecretRow, "keyId" | "sealed"> {
  const plaintext = Buffer.from(secret.value);
  const { keyId, bytes } = keyring.seal(secretContext(secret), plaintext);
  plaintext.fill(0);
  return { keyId, sealed: bytes };
}

/** The value of a row; null when the row cannot be verified with the master key. */
export function openSecret(keyring: Keyring, workspaceId: Guid, row: SecretRow): string | null {
  const { name, boundOrigin, keyId, sealed } = row;
  const context = secretContext({ workspaceId, name, boundOrigin });
  const plaintext = keyring.open(context, { keyId, bytes: sealed });
  if (plaintext === null) {
    return null;
  }
  const value = plaintext.toString();
  plaintext.fill(0);
  return value;
}

/** Shows whether a value changed; equal values of two workspaces or names do not show. */
export function fingerprintOf(keyring: Keyring, secret: Omit<PlainSecret, "boundOrigin">): string {
  const { purpose } = SEALED_TABLES.secrets;
  return keyring.fingerprint({ purpose, parts: [secret.workspaceId, secret.name] }, secret.value);
}

/** A credential opens in its workspace, under its name, for the origin it was saved for. */
export function secretContext(secret: Omit<PlainSecret, "value">): SealContext {
  const { workspaceId, name, boundOrigin } = secret;
  return sealContext(SEALED_TABLES.secrets, {
    workspace_id: workspaceId,
    name,
    bound_origin: boundOrigin,
  });
}
