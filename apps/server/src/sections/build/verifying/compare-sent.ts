import {
  bundleOfManifest,
  type ComparedSide,
  compareBundles,
  readBundle,
  readCompareRequest,
  type SentBundle,
} from "@plumbline/bundle-writer";
import { decodeUtf8, type Result } from "@plumbline/model-core";
import { NODE_CODEC } from "../codec.js";
import { refused, type SentRefusal } from "./sent-refusal.js";

/** A body with two manifests or bundles. */
export interface BundlesToCompare {
  readonly bytes: Uint8Array;
}

export type ComparedOutcome =
  | { readonly outcome: "compared"; readonly bytes: Uint8Array<ArrayBuffer> }
  | SentRefusal;

/** Compares two bundles (docs/reference/build.md#comparing); nothing is looked up. */
export function compareSent({ bytes }: BundlesToCompare): ComparedOutcome {
  const text = decodeUtf8(bytes);
  if (!text.ok) {
    return refused("", text.refusal.message);
  }
  const sides = readCompareRequest(text.value);
  if (!sides.ok) {
    return { outcome: "bundle-refused", refusal: sides.refusal };
  }
  const from = sentAs(sides.value.from, "from");
  if (!from.ok) {
    return { outcome: "bundle-refused", refusal: from.refusal };
  }
  const to = sentAs(sides.value.to, "to");
  return to.ok ? compared(from.value, to.value) : { outcome: "bundle-refused", refusal: to.refusal };
}

function compared(from: SentBundle, to: SentBundle): ComparedOutcome {
  const text = JSON.stringify(compareBundles(from, to));
  return { outcome: "compared", bytes: new TextEncoder().encode(text) };
}

/** What is wrong in an archive is told with the side that it is on. */
function sentAs(side: ComparedSide, name: string): Result<SentBundle, SentRefusal["refusal"]> {
  if (side.is === "manifest") {
    return { ok: true, value: bundleOfManifest(side.manifest) };
  }
  const field = `${name}.bundle`;
  const archive = Buffer.from(side.base64, "base64");
  if (archive.toString("base64") !== side.base64) {
    return { ok: false, refusal: refused(field, "is no base64").refusal };
  }
  const read = readBundle(archive, NODE_CODEC);
  return read.ok ? read : { ok: false, refusal: placed(read.refusal, field) };
}

function placed({ code, title, errors }: SentRefusal["refusal"], place: string): SentRefusal["refusal"] {
  const within = errors.map(({ field, message }) => ({
    field: field === "" ? place : `${place}.${field}`,
    message,
  }));
  return { code, title: `${place}: ${title}`, errors: within };
}
