import { readFileSync, writeFileSync } from "node:fs";
import { describe, expect, it } from "@jest/globals";
import { updatesGolden } from "../../../../model-core/src/testing/golden/updates-golden.js";
import { joined } from "../../testing/joined.js";
import { writeZip } from "./write-zip.js";
import { zipEntries } from "./zip-entries.js";

const FILE = new URL("../../../golden/zip/two-files.zip", import.meta.url);

describe("an archive", () => {
  it("is the one of the golden file, to the byte", () => {
    const content = new TextEncoder().encode("hello\n");
    const files = [
      { path: "c.txt", content: new Uint8Array() },
      { path: "a/b.txt", content },
    ];
    const archive = joined(writeZip(zipEntries(files)));
    if (updatesGolden()) {
      writeFileSync(FILE, archive);
    }
    expect([...archive]).toEqual([...readFileSync(FILE)]);
  });
});
