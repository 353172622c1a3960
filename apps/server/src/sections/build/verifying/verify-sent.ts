import {
  type BundleManifest,
  bundleOfManifest,
  generateBundle,
  readBundle,
  readManifestBody,
  type SentBundle,
  verifyBundle,
} from "@plumbline/bundle-writer";
import { decodeUtf8, type Guid, type Result } from "@plumbline/model-core";
import type { Transactions } from "../../../platform/database/statements.js";
import type { SchemaCheckMemory } from "../../scenarios/for-threads.js";
import { type DesignOutcome, designOf } from "../building/design-of.js";
import { readPinned, type StateRefusal } from "../building/read-state.js";
import { NODE_CODEC } from "../codec.js";
import { isIssued, type SealKeys, sealed } from "../sealing/seals.js";
import { refused, type SentRefusal } from "./sent-refusal.js";

/** A bundle, or the body with its manifest alone, as it was sent. */
export interface BundleToVerify {
  readonly projectId: Guid;
  readonly bytes: Uint8Array;
  readonly isArchive: boolean;
  readonly keys: SealKeys;
  readonly clock: SchemaCheckMemory;
}

export type VerifiedOutcome =
  | { readonly outcome: "verified"; readonly bytes: Uint8Array<ArrayBuffer> }
  | StateRefusal
  | SentRefusal
  | Exclude<DesignOutcome, { readonly outcome: "designed" }>;

/** Compares what was sent with the bundle that its pinned state gives (docs/reference/build.md#verifying). */
export async function verifySent(
  transactions: Pick<Transactions, "readAtOnce">,
  request: BundleToVerify,
): Promise<VerifiedOutcome> {
  const { projectId } = request;
  const sent = readSent(request);
  if (!sent.ok) {
    return { outcome: "bundle-refused", refusal: sent.refusal };
  }
  const { pinned } = sent.value.manifest;
  if (pinned.projectId !== projectId) {
    return refused("pinned.projectId", "names another project");
  }
  const read = await transactions.readAtOnce((reader) => readPinned(reader, projectId, pinned));
  return read.outcome === "read" ? judged(sent.value, request, read) : read;
}

type Read = Extract<Awaited<ReturnType<typeof readPinned>>, { readonly outcome: "read" }>;

function judged(sent: SentBundle, { keys, clock }: BundleToVerify, { inputs, moved }: Read): VerifiedOutcome {
  const { format, pinned } = sent.manifest;
  const designed = designOf(inputs, format, clock);
  if (designed.outcome !== "designed") {
    return designed;
  }
  const generated = generateBundle(designed.design);
  if (!generated.ok) {
    return { outcome: "bundle-refused", refusal: generated.refusal };
  }
  const seal = format === "service-bundle/4" ? (sealed(pinned, keys).seal ?? null) : null;
  const issued = isIssued(pinned, keys);
  const result = verifyBundle(sent, { generated: generated.value, seal, issued, moved });
  return { outcome: "verified", bytes: new TextEncoder().encode(JSON.stringify(result)) };
}

function readSent({ bytes, isArchive }: BundleToVerify): Result<SentBundle, SentRefusal["refusal"]> {
  if (isArchive) {
    return readBundle(bytes, NODE_CODEC);
  }
  const read = manifestIn(bytes);
  return read.ok ? { ok: true, value: bundleOfManifest(read.value) } : read;
}

function manifestIn(bytes: Uint8Array): Result<BundleManifest, SentRefusal["refusal"]> {
  const text = decodeUtf8(bytes);
  return text.ok
    ? readManifestBody(text.value)
    : { ok: false, refusal: refused("", text.refusal.message).refusal };
}
