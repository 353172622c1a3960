import { describe, expect, it } from "@jest/globals";
import { present } from "@plumbline/model-core";
import { bundleHashOf, listedFile } from "../manifest/listed-files.js";
import type { BundleManifest } from "../manifest/manifest.js";
import { manifestText } from "../manifest/manifest-json.js";
import { aBundle, aManifest, contentsOf, PINNED, pinnedOf } from "../testing/a-manifest.js";
import { NODE_CODEC } from "../testing/node-codec.js";
import { oddZip } from "../testing/odd-zip.js";
import { fileOfText, SOME_FILES } from "../testing/some-files.js";
import { compareBundle } from "./compare-bundle.js";
import { bundleOfManifest, readBundle, type SentBundle } from "./sent-bundle.js";

function sent(archive: Uint8Array): SentBundle {
  const read = readBundle(archive, NODE_CODEC);
  if (!read.ok) {
    throw new Error(read.refusal.title);
  }
  return read.value;
}

const compared = (archive: Uint8Array, manifest: BundleManifest = aManifest(), issued = true) =>
  compareBundle({ manifest, issued }, sent(archive));

const SAME = {
  matchesPinned: true,
  identical: true,
  manifest: "match",
  manifestDifferences: [],
  archive: "match",
};
const HASH = aManifest().bundleHash;
const [FIRST = fileOfText("", ""), ...REST] = SOME_FILES;
const statuses = ({
  files,
}: {
  readonly files: readonly { readonly path: string; readonly status: string }[];
}) => files.filter(({ status }) => status !== "match").map(({ path, status }) => `${path} ${status}`);
const withSeal = (seal: string | undefined) => aManifest({ pinned: { ...PINNED, seal } });

describe("a bundle is compared with the one its pinned state gives:", () => {
  it("an unchanged one is identical", () => {
    const result = compared(aBundle());
    expect(result).toMatchObject({ ...SAME, expectedBundleHash: HASH, actualBundleHash: HASH });
    expect(result.files).toHaveLength(SOME_FILES.length);
    expect(statuses(result)).toEqual([]);
  });

  it.each(["service-bundle/2", "service-bundle/3"] as const)(
    "an unchanged one of %s is identical, never issued",
    (format) => {
      const manifest = aManifest({ format, pinned: pinnedOf(format) });
      expect(compared(aBundle(manifest), manifest, false)).toMatchObject(SAME);
    },
  );

  it("an unchanged manifest alone is identical, and says nothing of an archive", () => {
    const result = compareBundle({ manifest: aManifest(), issued: true }, bundleOfManifest(aManifest()));
    expect(result).toMatchObject({ ...SAME, archive: null, actualBundleHash: HASH });
  });

  it("one that was packed again matches, but is not identical", () => {
    const entries = contentsOf(aManifest()).map(({ path, content }) => ({ name: path, content }));
    const stored = entries.sort((left, right) => (left.name < right.name ? -1 : 1));
    expect(compared(oddZip(stored))).toMatchObject(SAME);
    const differs = { ...SAME, identical: false, archive: "differs" };
    expect(compared(oddZip(stored.toReversed()))).toMatchObject(differs);
    expect(compared(oddZip(stored.map((entry) => ({ ...entry, deflate: true }))))).toMatchObject(differs);
    expect(compared(oddZip(stored.map((entry) => ({ ...entry, both: { time: 1 } }))))).toMatchObject(differs);
  });

  it.each([
    ["other white space", (text: string) => JSON.stringify(JSON.parse(text))],
    ["a byte order mark", (text: string) => `\ufeff${text}`],
    ["no line feed at its end", (text: string) => text.slice(0, -1)],
  ])("one whose manifest is the same with %s matches, but is not identical", (_, spell) => {
    const entries = [...SOME_FILES, fileOfText("manifest.json", spell(manifestText(aManifest())))]
      .map(({ path, content }) => ({ name: path, content }))
      .sort((left, right) => (left.name < right.name ? -1 : 1));
    expect(compared(oddZip(entries))).toMatchObject({ ...SAME, identical: false, archive: "differs" });
  });

  it("a changed byte of a file differs", () => {
    const changed = {
      path: FIRST.path,
      content: FIRST.content.map((byte, place) => (place === 0 ? byte ^ 1 : byte)),
    };
    const result = compared(aBundle(aManifest(), [changed, ...REST]));
    expect(result).toMatchObject({
      matchesPinned: false,
      identical: false,
      manifest: "match",
      archive: "differs",
    });
    expect(statuses(result)).toEqual([`${FIRST.path} differs`]);
    expect(result.actualBundleHash).toBe(bundleHashOf([changed, ...REST].map(listedFile)));
    expect(result.actualBundleHash).not.toBe(result.expectedBundleHash);
  });

  it("a file that is left out is missing, and one that came with the manifest is unknown", () => {
    expect(statuses(compared(aBundle(aManifest(), REST)))).toEqual([`${FIRST.path} missing`]);
    const more = [...SOME_FILES, fileOfText("more.md", "more")];
    const result = compared(aBundle(aManifest({}, more), more));
    expect(statuses(result)).toEqual(["more.md unknown-file"]);
    expect(result).toMatchObject({ manifest: "differs", manifestDifferences: ["files", "bundleHash"] });
  });

  it("every field of the manifest that differs is named, in the order of its description", () => {
    const { selfCheck } = aManifest();
    const blocker = { code: "fact-stale", subject: "x", message: "y" };
    const odd: Partial<BundleManifest> = {
      format: "service-bundle/4",
      pinned: { ...PINNED, projectName: "shop" },
      files: aManifest().files.toReversed(),
      bundleHash: "0".repeat(64),
      buildReady: false,
      blockers: [blocker],
      selfCheck: { ...selfCheck, notes: [] },
    };
    const all = ["pinned", "files", "bundleHash", "buildReady", "blockers", "selfCheck"];
    expect(compared(aBundle(aManifest(odd))).manifestDifferences).toEqual(all);
    for (const [field, value] of Object.entries(odd).slice(1)) {
      const result = compared(aBundle(aManifest({ [field]: value })));
      expect(result).toMatchObject({ matchesPinned: false, identical: false, manifestDifferences: [field] });
      expect(statuses(result)).toEqual([]);
    }
    const older = aManifest({ format: "service-bundle/3", pinned: pinnedOf("service-bundle/3") });
    const newer = compareBundle(
      { manifest: older, issued: false },
      bundleOfManifest(aManifest({ pinned: PINNED })),
    );
    expect(newer.manifestDifferences).toEqual(["format"]);
    const oldest = aManifest({ format: "service-bundle/2", pinned: pinnedOf("service-bundle/2") });
    const two = compareBundle({ manifest: oldest, issued: false }, bundleOfManifest(older));
    expect(two.manifestDifferences).toEqual(["format", "generator", "pinned"]);
  });

  it("a missing or false seal makes no manifest differ, though the archive is another one", () => {
    for (const seal of [undefined, "v1.x.y"]) {
      const result = compared(aBundle(withSeal(seal)), aManifest(), false);
      expect(result).toMatchObject({ ...SAME, identical: false, archive: "differs" });
    }
  });

  it("a true seal of an earlier master key is expected as it is", () => {
    const earlier = withSeal(present(PINNED.seal).replace("0123456789abcdef", "fedcba9876543210"));
    expect(compared(aBundle(earlier), aManifest(), true)).toMatchObject(SAME);
    expect(compared(aBundle(earlier), aManifest(), false)).toMatchObject({
      ...SAME,
      identical: false,
      archive: "differs",
    });
  });
});
