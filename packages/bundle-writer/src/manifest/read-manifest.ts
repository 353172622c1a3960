import { type Issue, pathOfKey, type Result, utf8Length } from "@plumbline/model-core";
import { type Node, object, readBody, type SentOf } from "@plumbline/model-core/declaring";
import { type BundleRefusal, refusalOf } from "../bytes/bundle-refusal.js";
import { BUNDLE_LIMITS, MANIFEST_BODY_LIMITS } from "../limits.js";
import { type BundleManifest, MANIFEST } from "./manifest.js";
import { refusedRepeats, repeatedFiles, repeatedPins } from "./repeated-entries.js";

/** The body that a manifest alone is verified by. */
export const MANIFEST_BODY = object({ manifest: MANIFEST });

/**
 * Reads a manifest from its raw text. One that the service does not write is `invalid_bundle` with the path of everything
 * wrong: an unknown field, a format that is not verified, a state of format 4 without decisions, a seal before format 4,
 * an ID in capitals, something that is listed twice. Whether its hashes are right is not judged here.
 */
export function readManifest(text: string): Result<BundleManifest, BundleRefusal> {
  const read = readAs(MANIFEST, text);
  return read.ok ? withoutRepeats(read.value, "") : read;
}

/** Reads the body `{manifest}` in the same way. */
export function readManifestBody(text: string): Result<BundleManifest, BundleRefusal> {
  const read = readAs(MANIFEST_BODY, text);
  return read.ok ? withoutRepeats(read.value.manifest, "manifest") : read;
}

function readAs<N extends Node>(node: N, text: string): Result<SentOf<N>, BundleRefusal> {
  const { manifestBytes } = BUNDLE_LIMITS;
  if (utf8Length(text) > manifestBytes) {
    return {
      ok: false,
      refusal: refusalOf("payload_too_large", "", `must have at most ${manifestBytes} bytes`),
    };
  }
  const body = { node, name: "manifest", unknownField: "is not a known field", ...MANIFEST_BODY_LIMITS };
  const read = readBody(body, text);
  return read.ok ? read : { ok: false, refusal: { ...read.refusal, code: "invalid_bundle" } };
}

function withoutRepeats(manifest: BundleManifest, place: string): Result<BundleManifest, BundleRefusal> {
  const repeats: readonly Issue[] = [
    ...repeatedPins(manifest.pinned, pathOfKey(place, "pinned")),
    ...repeatedFiles(manifest.files, pathOfKey(place, "files")),
  ];
  const refusal = refusedRepeats(repeats);
  return refusal === null ? { ok: true, value: manifest } : { ok: false, refusal };
}
