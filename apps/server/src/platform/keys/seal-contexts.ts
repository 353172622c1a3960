import type { SealContext } from "./keyring.js";

export interface SecretParts {
  readonly workspaceId: string;
  readonly name: string;
  readonly boundOrigin: string;
}

/** A credential opens in its workspace, under its name, for the origin it was saved for. */
export function secretContext({ workspaceId, name, boundOrigin }: SecretParts): SealContext {
  return { purpose: "secret v1", parts: [workspaceId, name, boundOrigin] };
}

export function sessionKeyContext(id: string): SealContext {
  return { purpose: "session key v1", parts: [id] };
}
