import { type OfflineVerdict, verifyBundleOffline } from "@plumbline/bundle-writer";
import type { Issue } from "@plumbline/model-core";
import { inflate } from "./inflate.js";

export interface VerifyBundleInput {
  /** The archive as it was chosen; it is read here and nowhere else. */
  readonly archive: Blob;
}

export type VerifiedBundle =
  | { readonly is: "refused"; readonly title: string; readonly errors: readonly Issue[] }
  | { readonly is: "judged"; readonly verdict: Omit<OfflineVerdict, "manifest"> };

/** What a bundle shows of itself: its hashes, and whether it contradicts itself. Seal and drift are for the service. */
export async function verifyBundle({ archive }: VerifyBundleInput): Promise<VerifiedBundle> {
  const read = verifyBundleOffline(new Uint8Array(await archive.arrayBuffer()), { inflate });
  if (!read.ok) {
    const { title, errors } = read.refusal;
    return { is: "refused", title, errors };
  }
  const { manifest: _, ...verdict } = read.value;
  return { is: "judged", verdict };
}
