import { canonicalJson } from "@plumbline/model-core";
import { type BundleManifest, MANIFEST_FIELDS } from "../manifest/manifest.js";
import { manifestJson } from "../manifest/manifest-json.js";

/** One of the fields of a manifest. */
export type ManifestField = (typeof MANIFEST_FIELDS)[number];

/** The fields of a manifest that are not as expected, in the order of its description. The seal is left aside. */
export function manifestDifferences(
  expected: BundleManifest,
  actual: BundleManifest,
): readonly ManifestField[] {
  const [wanted, sent] = [expected, actual].map(textsOfFields);
  return MANIFEST_FIELDS.filter((field) => wanted?.get(field) !== sent?.get(field));
}

function textsOfFields(manifest: BundleManifest): ReadonlyMap<string, string> {
  const { seal: _, ...pinned } = manifest.pinned;
  const fields = Object.entries(manifestJson({ ...manifest, pinned }));
  return new Map(fields.map(([field, value]) => [field, canonicalJson(value)]));
}
