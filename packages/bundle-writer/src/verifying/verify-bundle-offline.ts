import { type Issue, type Result, sha256Hex } from "@plumbline/model-core";
import type { BundleRefusal } from "../bytes/bundle-refusal.js";
import { bundleHashOf } from "../manifest/listed-files.js";
import type { BundleManifest } from "../manifest/manifest.js";
import { manifestText } from "../manifest/manifest-json.js";
import type { ZipCodec } from "../zip/reading/codec.js";
import type { Likeness } from "./compare-bundle.js";
import { type ComparedFile, compareFiles } from "./compared-files.js";
import { inconsistencies } from "./inconsistencies.js";
import { readBundle, type SentBundle } from "./sent-bundle.js";

/** What is said of every bundle that was verified without the service. */
export const NOT_JUDGED =
  "Not judged: whether the service issued this bundle (its seal), whether its files are what the pinned state gives, and whether the design has moved on since (drift). Only the service can tell.";

/** What a bundle shows of itself. */
export interface OfflineVerdict {
  /** Whether every file is there with the hash that the manifest lists and nothing in the manifest contradicts itself. */
  readonly consistent: boolean;
  readonly manifest: BundleManifest;
  /** `expectedSha256` is the one that the manifest lists. */
  readonly files: readonly ComparedFile[];
  readonly statedBundleHash: string;
  /** Of the files that are there. */
  readonly actualBundleHash: string;
  /** Whether the archive is packed as the service packs it; one that was packed again may be consistent too. */
  readonly archive: Likeness;
  readonly inconsistencies: readonly Issue[];
  readonly notJudged: typeof NOT_JUDGED;
}

/**
 * Verifies a bundle without the service that wrote it: hashes, bundle hash, and that the manifest does not contradict
 * itself. It cannot judge the seal or drift, and says so.
 */
export function verifyBundleOffline(
  archive: Uint8Array,
  codec: ZipCodec,
): Result<OfflineVerdict, BundleRefusal> {
  const read = readBundle(archive, codec);
  return read.ok ? { ok: true, value: verdictOn(read.value) } : read;
}

function verdictOn({ manifest, files: held, archive }: SentBundle): OfflineVerdict {
  const files = compareFiles(manifest.files, held);
  const contradictions = inconsistencies(manifest, held);
  const isOurText = archive?.manifestSha256 === sha256Hex(manifestText(manifest));
  return {
    consistent: contradictions.length === 0 && files.every(({ status }) => status === "match"),
    manifest,
    files,
    statedBundleHash: manifest.bundleHash,
    actualBundleHash: bundleHashOf(held),
    archive: archive?.asWritten === true && isOurText ? "match" : "differs",
    inconsistencies: contradictions,
    notJudged: NOT_JUDGED,
  };
}
