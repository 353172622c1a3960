import { describe, expect, it } from "@jest/globals";
import { aBundle, aManifest, contentsOf } from "../testing/a-manifest.js";
import { isAsWritten } from "./as-written.js";

describe("an archive is as it is written", () => {
  const files = contentsOf(aManifest());

  it("when no byte of it is another one", () => {
    const archive = aBundle();
    expect(isAsWritten(archive, files)).toBe(true);
    for (let place = 0; place < archive.length; place += 1) {
      const changed = archive.with(place, (archive[place] ?? 0) ^ 1);
      expect(isAsWritten(changed, files)).toBe(false);
    }
  });

  it("and neither shorter nor longer", () => {
    expect(isAsWritten(aBundle().subarray(0, -1), files)).toBe(false);
    expect(isAsWritten(Buffer.concat([aBundle(), Buffer.from([0])]), files)).toBe(false);
  });
});
