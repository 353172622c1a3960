import { describe, expect, it } from "@jest/globals";
import fc from "fast-check";
import { writeProvenance } from "./provenance.js";
import { readProvenance } from "./read-provenance.js";
import { servicesOfPath } from "./services-of-path.js";

const PLACE = { repository: "github.com/acme/shop", commit: "a".repeat(40), firstLine: 3, lastLine: 9 };

describe("a place of source", () => {
  it("is read as it was written, whatever its path", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme", minLength: 1, maxLength: 40 }), (path) => {
        const place = { ...PLACE, path: path.toWellFormed() };
        const written = writeProvenance(place);
        expect(written === null ? null : readProvenance(written)).toEqual(place);
      }),
      { seed: 7 },
    );
  });

  it("is not written when it is too long", () => {
    expect(writeProvenance({ ...PLACE, path: "a".repeat(2_000) })).toBeNull();
  });

  it.each([
    ["no place", "Program.cs"],
    ["a place without lines", `github.com/acme/shop@${PLACE.commit}:a.cs`],
    ["a place of a branch", "github.com/acme/shop@main:a.cs#L1-L1"],
    ["a path that is not escaped right", `github.com/acme/shop@${PLACE.commit}:a%zz.cs#L1-L1`],
  ])("is not read of %s", (_, text) => {
    expect(readProvenance(text)).toBeNull();
  });
});

describe("the services that a path is in", () => {
  const services = servicesOfPath([
    { serviceKey: "src/Api", reach: ["src/Api", "src/Common"] },
    { serviceKey: "src/Api/Jobs", reach: ["src/Api/Jobs"] },
    { serviceKey: "cmd/one", reach: ["cmd/one/*", "internal"] },
    { serviceKey: "image:redis", reach: [] },
  ]);

  it.each<[string, readonly string[]]>([
    ["src/Api/Program.cs", ["src/Api"]],
    ["src/Api/Deep/Down/a.cs", ["src/Api"]],
    ["src/Api/Jobs/a.cs", ["src/Api/Jobs"]],
    ["src/Common/a.cs", ["src/Api"]],
    ["cmd/one/main.go", ["cmd/one"]],
    ["cmd/one/deep/a.go", []],
    ["internal/deep/a.go", ["cmd/one"]],
    ["README.md", []],
  ])("of %s are %j", (path, found) => {
    expect(services(path)).toEqual(found);
  });

  it("are that of the root for all that is in no other", () => {
    const ofRoot = servicesOfPath([{ serviceKey: ".", reach: ["."] }]);
    expect(["a.cs", "deep/a.cs"].map(ofRoot)).toEqual([["."], ["."]]);
  });
});
