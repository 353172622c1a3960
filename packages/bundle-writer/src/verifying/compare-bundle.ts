import { sha256Hex } from "@plumbline/model-core";
import { bundleHashOf } from "../manifest/listed-files.js";
import type { BundleManifest } from "../manifest/manifest.js";
import { manifestText } from "../manifest/manifest-json.js";
import { type ComparedFile, compareFiles } from "./compared-files.js";
import { type ManifestField, manifestDifferences } from "./manifest-differences.js";
import type { SentBundle } from "./sent-bundle.js";

/** Whether two things are the same. */
export type Likeness = "match" | "differs";

/** What of a verdict on a bundle the bundle alone decides, beside what is expected of its pinned state. */
export interface BundleComparison {
  /** Whether every file, and the manifest but for its seal, is what the pinned state gives. */
  readonly matchesPinned: boolean;
  /** The same, and an archive is also packed as it is written. */
  readonly identical: boolean;
  readonly manifest: Likeness;
  readonly manifestDifferences: readonly ManifestField[];
  /** Null for a manifest alone. */
  readonly archive: Likeness | null;
  readonly expectedBundleHash: string;
  /** Worked out from what was sent, whatever its manifest states. */
  readonly actualBundleHash: string;
  readonly files: readonly ComparedFile[];
}

/** What a bundle is compared with. */
export interface ExpectedBundle {
  /** That of the bundle which the pinned state gives now, sealed as a bundle of its format is. */
  readonly manifest: BundleManifest;
  /** Whether the seal that was sent is true; it may then be of an earlier master key and is expected as it is. */
  readonly issued: boolean;
}

/** Compares a bundle that was sent with the one its pinned state gives. */
export function compareBundle(expected: ExpectedBundle, sent: SentBundle): BundleComparison {
  const files = compareFiles(expected.manifest.files, sent.files);
  const differences = manifestDifferences(expected.manifest, sent.manifest);
  const manifest = differences.length === 0 ? "match" : "differs";
  const matchesPinned = manifest === "match" && files.every(({ status }) => status === "match");
  const archive = archiveOf(expected, sent, matchesPinned);
  return {
    matchesPinned,
    identical: matchesPinned && archive !== "differs",
    manifest,
    manifestDifferences: differences,
    archive,
    expectedBundleHash: bundleHashOf(expected.manifest.files),
    actualBundleHash: bundleHashOf(sent.files),
    files,
  };
}

/** Files with the same hashes and the same manifest, packed as bundles are, are the same archive. */
function archiveOf(expected: ExpectedBundle, sent: SentBundle, matchesPinned: boolean): Likeness | null {
  if (sent.archive === null) {
    return null;
  }
  const { asWritten, manifestSha256 } = sent.archive;
  return matchesPinned && asWritten && manifestSha256 === sha256Hex(expectedText(expected, sent))
    ? "match"
    : "differs";
}

function expectedText({ manifest, issued }: ExpectedBundle, sent: SentBundle): string {
  const { seal } = issued ? sent.manifest.pinned : manifest.pinned;
  return manifestText({ ...manifest, pinned: { ...manifest.pinned, seal } });
}
