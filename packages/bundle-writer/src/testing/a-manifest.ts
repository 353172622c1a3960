import type { Guid } from "@plumbline/model-core";
import { GENERATOR_NAME, GENERATOR_VERSIONS } from "../manifest/formats.js";
import { bundleHashOf, inPathOrder, listedFile } from "../manifest/listed-files.js";
import type { BundleManifest } from "../manifest/manifest.js";
import { manifestText } from "../manifest/manifest-json.js";
import type { PinnedState } from "../manifest/pinned-state.js";
import { writeZip } from "../zip/writing/write-zip.js";
import { type BundleContent, zipEntries } from "../zip/writing/zip-entries.js";
import { joined } from "./joined.js";
import { fileOfText, SOME_FILES } from "./some-files.js";

/** A GUID with a number in it. */
export function numbered(number: number): Guid {
  return `0abcdef0-0000-4000-8000-${String(number).padStart(12, "0")}` as Guid;
}

const SEAL = `v1.0123456789abcdef.${"D".repeat(43)}`;

/** A pinned state of format 4 in which everything is set. */
export const PINNED: PinnedState = {
  projectId: numbered(1),
  projectName: "Shop",
  branch: numbered(2),
  streamVersion: 7,
  revisionId: null,
  scenarios: [
    { id: numbered(10), version: 1 },
    { id: numbered(11), version: 4 },
  ],
  schemas: [{ id: numbered(20), version: 2 }],
  promises: [{ id: numbered(30), version: 5 }],
  decisions: [{ id: numbered(40), version: 3 }],
  runs: [{ promiseId: numbered(30), promiseRevision: 1, obligationId: "SHOP-001/O2", runId: numbered(32) }],
  sources: [
    {
      repository: "example.org/acme/shop",
      trackedRef: "refs/heads/main",
      trackedCommit: "0123456789abcdef0123456789abcdef01234567",
      trackedScan: numbered(50),
      latestCommit: null,
      latestScan: null,
    },
  ],
  seal: SEAL,
};

const COUNTS = { expected: 2, parsed: 2, missing: 0, unexpected: 0 };

/** The manifest of files, with fields of it set otherwise. */
export function aManifest(
  fields: Partial<BundleManifest> = {},
  contents: readonly BundleContent[] = SOME_FILES,
): BundleManifest {
  const files = inPathOrder(contents.map(listedFile));
  const { format = "service-bundle/4" } = fields;
  return {
    format,
    generator: { name: GENERATOR_NAME, version: GENERATOR_VERSIONS[format] },
    pinned: PINNED,
    files,
    bundleHash: bundleHashOf(files),
    buildReady: true,
    blockers: [],
    selfCheck: {
      passed: true,
      openApiOperations: COUNTS,
      asyncApiChannels: COUNTS,
      asyncApiMessages: COUNTS,
      asyncApiSubscriptions: COUNTS,
      asyncApiPublications: COUNTS,
      notes: ["nothing"],
    },
    ...fields,
  };
}

/** What an archive holds: files, and the manifest that says so. */
export function contentsOf(
  manifest: BundleManifest,
  contents: readonly BundleContent[] = SOME_FILES,
): readonly BundleContent[] {
  return [...contents, fileOfText("manifest.json", manifestText(manifest))];
}

/** A bundle as it is written. */
export function aBundle(
  manifest: BundleManifest = aManifest(),
  contents: readonly BundleContent[] = SOME_FILES,
): Uint8Array {
  return joined(writeZip(zipEntries(contentsOf(manifest, contents))));
}

/** The same state as a format before decisions, or before seals, pins it. */
export function pinnedOf(format: "service-bundle/2" | "service-bundle/3"): PinnedState {
  const { seal: _, decisions, ...pinned } = PINNED;
  return format === "service-bundle/2" ? pinned : { ...pinned, decisions };
}
