import { describe, expect, it } from "@jest/globals";
import { present } from "@plumbline/model-core";
import { BUNDLE_LIMITS } from "../limits.js";
import { manifestText } from "../manifest/manifest-json.js";
import { aManifest, PINNED } from "../testing/a-manifest.js";
import { FIXED_SEAL } from "../testing/bundle-of.js";
import { SOME_FILES } from "../testing/some-files.js";
import { zipLength } from "../zip/writing/write-zip.js";
import type { GeneratedBundle } from "./generate-bundle.js";
import { sealBundle } from "./seal-bundle.js";

const { seal: _, ...UNSEALED } = PINNED;
const blocker = (message: string) => [{ code: "a", subject: "b", message }];
const manifestOf = (message: string) => aManifest({ pinned: UNSEALED, blockers: blocker(message) });
const sealed = (bundle: GeneratedBundle) => sealBundle(bundle, FIXED_SEAL);

/** A manifest of so many bytes once it is sealed. */
function manifestOfBytes(bytes: number): GeneratedBundle["manifest"] {
  const small = { ...manifestOf(""), pinned: { ...UNSEALED, seal: FIXED_SEAL } };
  return manifestOf("x".repeat(bytes - manifestText(small).length));
}

describe("a sealed bundle", () => {
  const generated = { files: SOME_FILES, manifest: manifestOf("c") };

  it("has the seal in its manifest, and the manifest behind its files", () => {
    const result = sealed(generated);
    if (!result.ok) {
      throw new Error(result.refusal.title);
    }
    const { manifest, contents } = result.value;
    expect(manifest).toEqual({ ...generated.manifest, pinned: { ...UNSEALED, seal: FIXED_SEAL } });
    expect(contents.slice(0, -1)).toEqual(SOME_FILES);
    const last = present(contents.at(-1));
    expect(last.path).toBe("manifest.json");
    expect(new TextDecoder().decode(last.content)).toBe(manifestText(manifest));
  });

  it("may have a manifest of just as many bytes as a manifest may have, with its seal", () => {
    const { manifestBytes } = BUNDLE_LIMITS;
    const outcome = (bytes: number) => {
      const result = sealed({ files: [], manifest: manifestOfBytes(bytes) });
      return result.ok ? present(result.value.contents[0]).content.length : result.refusal;
    };
    expect(outcome(manifestBytes - 1)).toBe(manifestBytes - 1);
    expect(outcome(manifestBytes)).toBe(manifestBytes);
    expect(outcome(manifestBytes + 1)).toEqual({
      code: "bundle_too_large",
      title: "The bundle is refused: manifest.json is over 16777216 bytes",
      errors: [{ field: "manifest.json", message: "is over 16777216 bytes" }],
    });
  });

  it("may be an archive of just as many bytes as a bundle may have", () => {
    const { bundleBytes } = BUNDLE_LIMITS;
    const file = (bytes: number) => ({ path: "SDD.md", content: new Uint8Array(bytes) });
    const small = sealed({ ...generated, files: [file(0)] });
    const room = bundleBytes - (small.ok ? zipLength(small.value.contents) : 0);
    const outcome = (bytes: number) => {
      const result = sealed({ ...generated, files: [file(bytes)] });
      return result.ok ? zipLength(result.value.contents) : result.refusal;
    };
    expect(outcome(room - 1)).toBe(bundleBytes - 1);
    expect(outcome(room)).toBe(bundleBytes);
    expect(outcome(room + 1)).toEqual({
      code: "bundle_too_large",
      title: "The bundle is refused: it is over 33554432 bytes as an archive",
      errors: [{ field: "", message: "is over 33554432 bytes as an archive" }],
    });
  });
});
