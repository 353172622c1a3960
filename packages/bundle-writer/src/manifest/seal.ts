import { sealedText } from "./manifest-json.js";
import type { PinnedState } from "./pinned-state.js";

/** What a key made of a text, and which key. */
export interface Signature {
  /** Of the master key that the key was derived from; without a dot. */
  readonly masterKeyId: string;
  /** HMAC-SHA256 in base64url without padding. */
  readonly digest: string;
}

/** A text that is signed with a key of a project, which is derived from a master key and the ID of the project. */
export interface SignedText {
  readonly projectId: string;
  readonly text: string;
}

const SEAL = /^v1\.([A-Za-z0-9_-]{1,200})\.([A-Za-z0-9_-]{43})$/;

/** The seal of a pinned state: that this project of this instance exported it. `sign` uses the current master key. */
export function sealOf(
  pinned: PinnedState,
  projectId: string,
  sign: (signed: SignedText) => Signature,
): string {
  const { masterKeyId, digest } = sign({ projectId, text: sealedText(pinned) });
  return `v1.${masterKeyId}.${digest}`;
}

/**
 * Whether a pinned state has its seal for a project. `verify` makes the digest with the key that is named, if that is
 * loaded, and compares the two in constant time.
 */
export function verifiesSeal(
  pinned: PinnedState,
  projectId: string,
  verify: (signed: SignedText, signature: Signature) => boolean,
): boolean {
  const [, masterKeyId, digest] = SEAL.exec(pinned.seal ?? "") ?? [];
  return (
    masterKeyId !== undefined &&
    digest !== undefined &&
    verify({ projectId, text: sealedText(pinned) }, { masterKeyId, digest })
  );
}
