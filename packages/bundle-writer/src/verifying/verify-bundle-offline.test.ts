import { createHash } from "node:crypto";
import { describe, expect, it } from "@jest/globals";
import type { BundleManifest } from "../manifest/manifest.js";
import { aBundle, aManifest, contentsOf } from "../testing/a-manifest.js";
import { NODE_CODEC } from "../testing/node-codec.js";
import { oddZip } from "../testing/odd-zip.js";
import { fileOfText, SOME_FILES } from "../testing/some-files.js";
import { type OfflineVerdict, verifyBundleOffline } from "./verify-bundle-offline.js";

function verdict(archive: Uint8Array): OfflineVerdict {
  const read = verifyBundleOffline(archive, NODE_CODEC);
  if (!read.ok) {
    throw new Error(read.refusal.title);
  }
  return read.value;
}

const [FIRST = fileOfText("", ""), ...REST] = SOME_FILES;
const BLOCKER = { code: "fact-stale", subject: "x", message: "y" };
const { files: FILES, selfCheck: CHECK } = aManifest();
const [FILE] = FILES;

describe("a bundle that is verified without the service", () => {
  it("is consistent when its hashes are right and nothing contradicts itself", () => {
    const lines = [...SOME_FILES]
      .sort((left, right) => (left.path < right.path ? -1 : 1))
      .map(({ path, content }) => `${path} ${createHash("sha256").update(content).digest("hex")}\n`);
    const hash = createHash("sha256").update(lines.join("")).digest("hex");
    expect(verdict(aBundle())).toMatchObject({
      consistent: true,
      statedBundleHash: hash,
      actualBundleHash: hash,
      archive: "match",
      inconsistencies: [],
      manifest: aManifest(),
    });
  });

  it("is told what nobody can judge without the service", () => {
    expect(verdict(aBundle()).notJudged).toMatch(/seal.*pinned state.*drift.*Only the service/);
  });

  it("is consistent also when it was packed again", () => {
    const entries = contentsOf(aManifest()).map(({ path, content }) => ({
      name: path,
      content,
      deflate: true,
    }));
    expect(verdict(oddZip(entries))).toMatchObject({ consistent: true, archive: "differs" });
  });

  it("is consistent also when its manifest is spelled otherwise", () => {
    const contents = [...SOME_FILES, fileOfText("manifest.json", JSON.stringify(aManifest()))];
    const entries = contents.map(({ path, content }) => ({ name: path, content }));
    const inOrder = entries.sort((left, right) => (left.name < right.name ? -1 : 1));
    expect(verdict(oddZip(inOrder))).toMatchObject({ consistent: true, archive: "differs" });
  });

  it("is not when a file is another one or missing", () => {
    const other = verdict(aBundle(aManifest(), [fileOfText(FIRST.path, "x"), ...REST]));
    expect(other.consistent).toBe(false);
    expect(other.files.filter(({ status }) => status === "differs").map(({ path }) => path)).toEqual([
      FIRST.path,
    ]);
    expect(other.actualBundleHash).not.toBe(other.statedBundleHash);
    const missing = verdict(aBundle(aManifest(), REST));
    expect(missing).toMatchObject({ consistent: false, inconsistencies: [] });
    expect(missing.files.map(({ status }) => status).sort()).toEqual(["match", "match", "match", "missing"]);
  });

  it.each<[string, Partial<BundleManifest>, string]>([
    [
      "a bundle hash that is not of its files",
      { bundleHash: "0".repeat(64) },
      "bundleHash: is not the hash of the files that the manifest lists",
    ],
    ["files out of order", { files: FILES.toReversed() }, "files[1].path: is not in path order"],
    [
      "another number of bytes",
      { files: FILES.map((file) => (file === FILE ? { ...file, bytes: 1 } : file)) },
      `files[0].bytes: must be ${FILE?.bytes}`,
    ],
    [
      "blockers, and ready",
      { blockers: [BLOCKER] },
      "buildReady: must be true when there is no blocker, and only then",
    ],
    [
      "no blockers, and not ready",
      { buildReady: false },
      "buildReady: must be true when there is no blocker, and only then",
    ],
    [
      "a self-check that passes with something missing",
      { selfCheck: { ...CHECK, asyncApiPublications: { ...CHECK.asyncApiPublications, missing: 1 } } },
      "selfCheck.passed: must not be true while something is missing or unexpected",
    ],
    [
      "a self-check that passes with something unexpected",
      { selfCheck: { ...CHECK, openApiOperations: { ...CHECK.openApiOperations, unexpected: 1 } } },
      "selfCheck.passed: must not be true while something is missing or unexpected",
    ],
  ])("is not with %s", (_, fields, issue) => {
    const { consistent, inconsistencies } = verdict(aBundle(aManifest(fields)));
    expect(consistent).toBe(false);
    expect(inconsistencies.map(({ field, message }) => `${field}: ${message}`)).toContain(issue);
  });

  it("may have failed its self-check", () => {
    const selfCheck = {
      ...CHECK,
      passed: false,
      asyncApiChannels: { ...CHECK.asyncApiChannels, missing: 1 },
    };
    const blocked = aManifest({ selfCheck, blockers: [BLOCKER], buildReady: false });
    expect(verdict(aBundle(blocked))).toMatchObject({ consistent: true });
  });

  it("is refused as the service refuses it", () => {
    expect(verifyBundleOffline(new Uint8Array(), NODE_CODEC)).toMatchObject({
      refusal: { code: "invalid_bundle" },
    });
  });
});
