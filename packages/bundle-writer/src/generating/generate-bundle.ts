import type { Result } from "@plumbline/model-core";
import type { BundleRefusal } from "../bytes/bundle-refusal.js";
import type { Design } from "../design/design.js";
import { GENERATOR_NAME, GENERATOR_VERSIONS } from "../manifest/formats.js";
import { bundleHashOf, inPathOrder, listedFile } from "../manifest/listed-files.js";
import type { BundleManifest } from "../manifest/manifest.js";
import type { BundleContent } from "../zip/writing/zip-entries.js";
import { BundleSize } from "./bundle-size.js";
import { filesOfDesign } from "./files-of-design.js";

/** A bundle as it is written, but for the seal of its manifest. */
export interface GeneratedBundle {
  /** Every file but the manifest, in path order. */
  readonly files: readonly BundleContent[];
  /** Without the seal. */
  readonly manifest: BundleManifest;
}

/**
 * Every file of a design (docs/reference/build.md#files): the same design gives the same bytes. What is over a limit of
 * bundles is `bundle_too_large`, as soon as it is.
 */
export function generateBundle(design: Design): Result<GeneratedBundle, BundleRefusal> {
  const encoder = new TextEncoder();
  const size = new BundleSize();
  const contents: BundleContent[] = [];
  for (const { path, text } of filesOfDesign(design)) {
    const content = encoder.encode(text);
    const refusal = size.add(path, content.length);
    if (refusal !== null) {
      return { ok: false, refusal };
    }
    contents.push({ path, content });
  }
  const files = inPathOrder(contents);
  return { ok: true, value: { files, manifest: manifestOf(design, files) } };
}

function manifestOf(design: Design, contents: readonly BundleContent[]): BundleManifest {
  const { format, pinned, blockers, contracts } = design;
  const files = contents.map(listedFile);
  return {
    format,
    generator: { name: GENERATOR_NAME, version: GENERATOR_VERSIONS[format] },
    pinned,
    files,
    bundleHash: bundleHashOf(files),
    buildReady: blockers.length === 0,
    blockers,
    selfCheck: contracts.selfCheck,
  };
}
