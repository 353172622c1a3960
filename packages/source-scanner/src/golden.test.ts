import { readFileSync } from "node:fs";
import { describe, expect, it } from "@jest/globals";
import { expectGolden, goldenJson } from "../../model-core/src/testing/golden/expect-golden.js";
import { goldenNames } from "../../model-core/src/testing/golden/golden-names.js";
import { snapshotHash } from "./joining/join-snapshot.js";
import { filesOfText } from "./testing/files-of-text.js";
import { installedGrammars } from "./testing/grammar-files.js";
import { scanFiles } from "./testing/scan-files.js";

const FOLDER = new URL("../golden/", import.meta.url);
const REPOSITORIES = goldenNames(new URL("repositories/", FOLDER));

const grammars = await installedGrammars();

describe("repositories come to the snapshots of the golden files, to the byte", () => {
  it.each(REPOSITORIES)("%s", (name) => {
    const text = readFileSync(new URL(`repositories/${name}`, FOLDER), "utf8");
    const snapshot = scanFiles(filesOfText(text), { grammars });
    const hash = snapshotHash(snapshot);
    expectGolden(
      new URL(`snapshots/${name.replace(".txt", ".json")}`, FOLDER),
      goldenJson({ hash, snapshot }),
    );
  });

  it("which are all compared", () => {
    const snapshots = REPOSITORIES.map((name) => `snapshots/${name.replace(".txt", ".json")}`);
    expect(goldenNames(FOLDER)).toEqual(
      [...REPOSITORIES.map((name) => `repositories/${name}`), ...snapshots].sort(),
    );
  });
});
