import { compareCodeUnits, type Issue } from "@plumbline/model-core";
import { bundleHashOf } from "../manifest/listed-files.js";
import type { BundleManifest, ManifestFile } from "../manifest/manifest.js";
import { SELF_CHECK_COUNTS, type SelfCheckCounts } from "../manifest/self-check.js";

/** What a manifest says that cannot be so, whatever was pinned. */
export function inconsistencies(manifest: BundleManifest, held: readonly ManifestFile[]): readonly Issue[] {
  return [
    ...outOfOrder(manifest.files),
    ...wrongSizes(manifest.files, held),
    ...wrongHash(manifest),
    ...wrongReadiness(manifest),
    ...wrongSelfCheck(manifest),
  ];
}

function outOfOrder(files: readonly ManifestFile[]): readonly Issue[] {
  return files.flatMap(({ path }, index) => {
    const before = files[index - 1]?.path ?? "";
    return compareCodeUnits(before, path) > 0
      ? [{ field: `files[${index}].path`, message: "is not in path order" }]
      : [];
  });
}

function wrongSizes(files: readonly ManifestFile[], held: readonly ManifestFile[]): readonly Issue[] {
  const sizes = new Map(held.map(({ path, bytes }) => [path, bytes]));
  return files.flatMap(({ path, bytes }, index) => {
    const actual = sizes.get(path) ?? bytes;
    return actual === bytes ? [] : [{ field: `files[${index}].bytes`, message: `must be ${actual}` }];
  });
}

function wrongHash({ files, bundleHash }: BundleManifest): readonly Issue[] {
  return bundleHashOf(files) === bundleHash
    ? []
    : [{ field: "bundleHash", message: "is not the hash of the files that the manifest lists" }];
}

function wrongReadiness({ buildReady, blockers }: BundleManifest): readonly Issue[] {
  return buildReady === (blockers.length === 0)
    ? []
    : [{ field: "buildReady", message: "must be true when there is no blocker, and only then" }];
}

function wrongSelfCheck({ selfCheck }: BundleManifest): readonly Issue[] {
  return selfCheck.passed && SELF_CHECK_COUNTS.some((name) => isWrong(selfCheck[name]))
    ? [{ field: "selfCheck.passed", message: "must not be true while something is missing or unexpected" }]
    : [];
}

function isWrong({ missing, unexpected }: SelfCheckCounts): boolean {
  return missing > 0 || unexpected > 0;
}
