import { describe, expect, it } from "@jest/globals";
import { aBundle, aManifest, contentsOf } from "../testing/a-manifest.js";
import { NODE_CODEC } from "../testing/node-codec.js";
import { oddZip } from "../testing/odd-zip.js";
import { fileOfText, SOME_FILES } from "../testing/some-files.js";
import { bundleOfManifest, readBundle } from "./sent-bundle.js";

const oddBundle = (manifest: Uint8Array | string) =>
  oddZip([
    ...SOME_FILES.map(({ path, content }) => ({ name: path, content })),
    { name: "manifest.json", content: manifest },
  ]);

function refusal(archive: Uint8Array): unknown {
  const read = readBundle(archive, NODE_CODEC);
  return read.ok
    ? "read"
    : [read.refusal.code, ...read.refusal.errors.map(({ field, message }) => `${field}: ${message}`)];
}

describe("a bundle that was sent", () => {
  it("is read with its manifest and the hashes of what it holds", () => {
    const { manifest } = { manifest: aManifest() };
    expect(readBundle(aBundle(), NODE_CODEC)).toEqual({
      ok: true,
      value: {
        manifest,
        files: manifest.files,
        archive: { asWritten: true, manifestSha256: expect.stringMatching(/^[0-9a-f]{64}$/) },
      },
    });
  });

  it("that was packed again is read alike, and not as it is written", () => {
    const again = oddZip(
      contentsOf(aManifest()).map(({ path, content }) => ({ name: path, content, deflate: true })),
    );
    expect(readBundle(again, NODE_CODEC)).toMatchObject({
      value: { manifest: aManifest(), files: aManifest().files, archive: { asWritten: false } },
    });
  });

  it("may lack what its manifest lists", () => {
    const [first, ...rest] = SOME_FILES;
    const read = readBundle(aBundle(aManifest(), rest), NODE_CODEC);
    expect(read.ok && read.value.files.map(({ path }) => path)).not.toContain(first?.path);
  });

  it("of a manifest alone has the files that this lists", () => {
    const manifest = aManifest();
    expect(bundleOfManifest(manifest)).toEqual({ manifest, files: manifest.files, archive: null });
  });

  it.each<[string, Uint8Array, string]>([
    ["is no archive", new Uint8Array(30), ": is no zip archive that ends in an end record without a comment"],
    ["has no manifest", oddZip([]), 'entries["manifest.json"]: is missing'],
    [
      "has a manifest that is no text",
      oddBundle(Buffer.from([0xff])),
      'entries["manifest.json"]: is not UTF-8 text',
    ],
    ["has a manifest that is no JSON", oddBundle("{"), ": is not JSON: the text ends at line 1, column 2"],
    [
      "has a manifest of another kind",
      oddBundle("{}"),
      "format: must be one of service-bundle/2, service-bundle/3, service-bundle/4",
    ],
    [
      "holds what its manifest does not list",
      aBundle(aManifest(), [...SOME_FILES, fileOfText("extra.md", "x")]),
      'entries["extra.md"]: is not listed in the manifest',
    ],
  ])("is refused when it %s", (_, archive, issue) => {
    expect(refusal(archive)).toEqual(["invalid_bundle", issue]);
  });
});
