import type { Result } from "@plumbline/model-core";
import { type BundleRefusal, refusalOf } from "../bytes/bundle-refusal.js";
import { MANIFEST_PATH } from "../bytes/manifest-path.js";
import { BUNDLE_LIMITS } from "../limits.js";
import type { BundleManifest } from "../manifest/manifest.js";
import { manifestText } from "../manifest/manifest-json.js";
import { zipLength } from "../zip/writing/write-zip.js";
import type { BundleContent } from "../zip/writing/zip-entries.js";
import { tooLarge } from "./bundle-size.js";
import type { GeneratedBundle } from "./generate-bundle.js";

/** A bundle with its manifest, as it is packed. */
export interface SealedBundle {
  readonly manifest: BundleManifest;
  /** In path order, the manifest among them. */
  readonly contents: readonly BundleContent[];
}

/** Puts the seal into the manifest and the manifest beside the files. `bundle_too_large` when it is over a limit with it. */
export function sealBundle(
  { files, manifest: unsealed }: GeneratedBundle,
  seal: string,
): Result<SealedBundle, BundleRefusal> {
  const manifest = { ...unsealed, pinned: { ...unsealed.pinned, seal } };
  const content = new TextEncoder().encode(manifestText(manifest));
  const contents = [...files, { path: MANIFEST_PATH, content }];
  const { manifestBytes, bundleBytes } = BUNDLE_LIMITS;
  if (content.length > manifestBytes) {
    const refusal = refusalOf("bundle_too_large", MANIFEST_PATH, `is over ${manifestBytes} bytes`);
    return { ok: false, refusal };
  }
  return zipLength(contents) > bundleBytes
    ? { ok: false, refusal: tooLarge(`is over ${bundleBytes} bytes as an archive`) }
    : { ok: true, value: { manifest, contents } };
}
