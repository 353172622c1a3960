import { describe, expect, it } from "@jest/globals";
import { BUNDLE_LIMITS } from "../limits.js";
import { BundleSize } from "./bundle-size.js";

const { bundleBytes, fileBytes, files } = BUNDLE_LIMITS;

/** What is said when files of these sizes are added one after the other. */
function said(sizes: readonly number[]): readonly (string | null)[] {
  const size = new BundleSize();
  return sizes.map((bytes, at) => size.add(`file-${at}`, bytes)?.title ?? null);
}

describe("the size of a bundle", () => {
  it("has room for a file of just as many bytes as a file may have", () => {
    expect(said([fileBytes - 1])).toEqual([null]);
    expect(said([fileBytes])).toEqual([null]);
    expect(said([fileBytes + 1])).toEqual(["The bundle is refused: file-0 is over 16777216 bytes"]);
  });

  it("has room for just as many bytes as a bundle may have", () => {
    const half = bundleBytes / 2;
    const over = "The bundle is refused: it is over 33554432 bytes";
    expect(said([half, half - 1])).toEqual([null, null]);
    expect(said([half, half - 1, 1])).toEqual([null, null, null]);
    expect(said([half, half - 1, 2])).toEqual([null, null, over]);
    expect(said([half, half, 0, 1])).toEqual([null, null, null, over]);
  });

  it("has room for 4,999 files beside the manifest", () => {
    const some = (count: number) =>
      said(Array.from({ length: count }, () => 0)).filter((one) => one !== null);
    expect(files).toBe(5000);
    expect(some(4998)).toEqual([]);
    expect(some(4999)).toEqual([]);
    expect(some(5000)).toEqual(["The bundle is refused: it has over 5000 files"]);
  });

  it("says which file is too large before it says that there are too many bytes", () => {
    const size = new BundleSize();
    size.add("a", fileBytes);
    size.add("b", fileBytes);
    expect(size.add("c", fileBytes + 1)).toEqual({
      code: "bundle_too_large",
      title: "The bundle is refused: c is over 16777216 bytes",
      errors: [{ field: "c", message: "is over 16777216 bytes" }],
    });
  });
});
