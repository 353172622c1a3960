import { createHash } from "node:crypto";
import { describe, expect, it } from "@jest/globals";
import fc from "fast-check";
import { SOME_FILES } from "../testing/some-files.js";
import { bundleHashOf, listedFile } from "./listed-files.js";

const sha256 = (content: string | Uint8Array) => createHash("sha256").update(content).digest("hex");

describe("the files of a manifest", () => {
  it("are listed with the SHA-256 and the number of their bytes", () => {
    const content = new TextEncoder().encode("é\n");
    expect(listedFile({ path: "a", content })).toEqual({ path: "a", sha256: sha256(content), bytes: 3 });
  });

  it("give the hash of the bundle, in any order", () => {
    const lines = ["SDD.md", "architecture.json", "asyncapi.yaml", "promises/SHOP-001.json"].map(
      (name) => `${name} ${sha256(SOME_FILES.find(({ path }) => path === name)?.content ?? "")}\n`,
    );
    const expected = sha256(lines.join(""));
    fc.assert(
      fc.property(fc.shuffledSubarray([...SOME_FILES], { minLength: SOME_FILES.length }), (files) => {
        expect(bundleHashOf(files.map(listedFile))).toBe(expected);
      }),
      { seed: 14, numRuns: 30 },
    );
  });

  it("of a bundle without files give the hash of nothing", () => {
    expect(bundleHashOf([])).toBe("e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855");
  });
});
