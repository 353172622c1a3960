import { describe, expect, it } from "@jest/globals";
import { expectGolden, goldenJson } from "../../../model-core/src/testing/golden/expect-golden.js";
import { goldenNames } from "../../../model-core/src/testing/golden/golden-names.js";
import { aManifest, pinnedOf } from "../testing/a-manifest.js";
import { manifestText, sealedText } from "./manifest-json.js";

const FOLDER = new URL("../../golden/manifest/", import.meta.url);
const OLD = ["service-bundle/2", "service-bundle/3"] as const;

const RESULTS: Readonly<Record<string, () => string>> = {
  "bundle-2.json": () => manifestText(aManifest({ format: OLD[0], pinned: pinnedOf(OLD[0]) })),
  "bundle-3.json": () => manifestText(aManifest({ format: OLD[1], pinned: pinnedOf(OLD[1]) })),
  "bundle-4.json": () => manifestText(aManifest()),
  "sealed.json": () => goldenJson([sealedText(aManifest().pinned), ...OLD.map(pinnedOf).map(sealedText)]),
};

describe("manifests are written as in the golden files", () => {
  it.each(Object.entries(RESULTS))("%s", (name, made) => {
    expectGolden(new URL(name, FOLDER), made());
  });

  it("which are all compared", () => {
    expect(goldenNames(FOLDER)).toEqual(Object.keys(RESULTS));
  });
});
