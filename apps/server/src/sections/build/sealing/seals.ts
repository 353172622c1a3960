import { createHmac, type KeyObject, timingSafeEqual } from "node:crypto";
import { type PinnedState, sealOf, verifiesSeal } from "@plumbline/bundle-writer";
import type { Guid } from "@plumbline/model-core";
import type { DerivedKeys, Keyring } from "../../../platform/keys/keyring.js";

const PURPOSE = "service-build seal v1";

/** What seals the pinned states of one project, and knows its seals. It can be sent to a thread, which has no keyring. */
export interface SealKeys extends DerivedKeys {
  readonly projectId: Guid;
}

/** The keys of a project's seals (docs/reference/secrets-and-keys.md#seals-of-bundles). */
export function sealKeysOf(keyring: Keyring, projectId: Guid): SealKeys {
  return { projectId, ...keyring.deriveFor(PURPOSE, projectId.toLowerCase()) };
}

/** A pinned state with the seal of the current master key, whatever seal it had. */
export function sealed(pinned: PinnedState, { projectId, current }: SealKeys): PinnedState {
  const { masterKeyId, key } = current;
  return {
    ...pinned,
    seal: sealOf(pinned, projectId, ({ text }) => ({ masterKeyId, digest: digestOf(key, text) })),
  };
}

/** Whether a pinned state has a seal of its project, under a master key that is loaded. */
export function isIssued(pinned: PinnedState, { projectId, current, previous }: SealKeys): boolean {
  return verifiesSeal(pinned, projectId, ({ text }, { masterKeyId, digest }) => {
    const named = [current, previous].find((derived) => derived?.masterKeyId === masterKeyId) ?? null;
    return named !== null && areEqual(digestOf(named.key, text), digest);
  });
}

function digestOf(key: KeyObject, text: string): string {
  return createHmac("sha256", key).update(text).digest("base64url");
}

/** As texts: one digest has several spellings in base64url, and one of them alone is written. */
function areEqual(expected: string, given: string): boolean {
  const [left, right] = [Buffer.from(expected), Buffer.from(given)];
  return left.byteLength === right.byteLength && timingSafeEqual(left, right);
}
