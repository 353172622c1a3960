import { MANIFEST_PATH } from "../bytes/manifest-path.js";
import type { Design } from "../design/design.js";
import { type GeneratedBundle, generateBundle } from "../generating/generate-bundle.js";
import { type SealedBundle, sealBundle } from "../generating/seal-bundle.js";
import { manifestText } from "../manifest/manifest-json.js";
import { writeZip } from "../zip/writing/write-zip.js";
import { type BundleContent, zipEntries } from "../zip/writing/zip-entries.js";
import { joined } from "./joined.js";
import { fileOfText } from "./some-files.js";

/** A seal that nothing verifies. */
export const FIXED_SEAL = `v1.0123456789abcdef.${"S".repeat(43)}`;

/** The bundle of a design. */
export function generatedOf(design: Design): GeneratedBundle {
  const generated = generateBundle(design);
  if (!generated.ok) {
    throw new Error(generated.refusal.title);
  }
  return generated.value;
}

/** The same with its manifest, under a seal that is always the same where its format has one. */
export function sealedOf(design: Design): Pick<SealedBundle, "contents"> {
  const generated = generatedOf(design);
  if (design.format !== "service-bundle/4") {
    return { contents: [...generated.files, fileOfText(MANIFEST_PATH, manifestText(generated.manifest))] };
  }
  const sealed = sealBundle(generated, FIXED_SEAL);
  if (!sealed.ok) {
    throw new Error(sealed.refusal.title);
  }
  return sealed.value;
}

/** The same as an archive. */
export function archiveOf(design: Design): Uint8Array {
  return joined(writeZip(zipEntries(sealedOf(design).contents)));
}

/** The text of one file of some; empty for none. */
export function textAt(contents: readonly BundleContent[], path: string): string {
  const found = contents.find((file) => file.path === path);
  return found === undefined ? "" : new TextDecoder().decode(found.content);
}
