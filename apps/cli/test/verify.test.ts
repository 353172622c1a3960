import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "@jest/globals";
import {
  bundleHashOf,
  listedFile,
  manifestText,
  readManifest,
  writeZip,
  zipEntries,
} from "@plumbline/bundle-writer";
import { runMain, temporaryFolder } from "../src/testing/run-main.js";

const { path: folder, remove } = temporaryFolder();
afterAll(remove);

const GOLDEN = new URL("../../../packages/bundle-writer/golden/manifest/bundle-4.json", import.meta.url);
const FILES = [
  { path: "SDD.md", content: Buffer.from("# A design\n") },
  { path: "architecture.json", content: Buffer.from("{}\n") },
];

/** A bundle of two files, whose manifest lists what `listed` holds. */
function bundle(name: string, { listed = FILES, held = FILES } = {}): string {
  const golden = readManifest(readFileSync(GOLDEN, "utf8"));
  if (!golden.ok) {
    throw new Error(golden.refusal.title);
  }
  const files = listed.map(listedFile);
  const text = manifestText({ ...golden.value, files, bundleHash: bundleHashOf(files) });
  writeFileSync(join(folder, "manifest.json"), text);
  const entries = zipEntries([...held, { path: "manifest.json", content: Buffer.from(text) }]);
  writeFileSync(join(folder, name), Buffer.concat([...writeZip(entries)]));
  return name;
}

const verify = (...words: string[]) => runMain(["verify", ...words], { cwd: folder });

describe("plumbline verify", () => {
  it("says of files that match that the seal was not checked, by a code of its own", async () => {
    const { code, stdout } = await verify(bundle("whole.zip"), "manifest.json");
    expect(stdout).toContain("2 files match the manifest.");
    expect(stdout).toContain("The manifest inside is the one that was kept.");
    expect(stdout).toContain("The seal was not checked.");
    expect(code).toBe(5);
  });

  it("names what was changed, what is missing", async () => {
    const [first, second] = FILES;
    const changed = [first, { path: second?.path ?? "", content: Buffer.from("{} \n") }].flatMap(
      (file) => file ?? [],
    );
    const { code, stdout } = await verify(bundle("changed.zip", { held: changed }));
    expect([code, stdout]).toEqual([1, expect.stringContaining("  differs: architecture.json\n")]);
    const little = await verify(bundle("little.zip", { held: FILES.slice(0, 1) }));
    expect([little.code, little.stdout]).toEqual([
      1,
      expect.stringContaining("  missing: architecture.json\n"),
    ]);
  });

  it("finds that a manifest that was kept is another one", async () => {
    bundle("other.zip", { listed: FILES.slice(0, 1), held: FILES.slice(0, 1) });
    writeFileSync(join(folder, "kept.json"), readFileSync(join(folder, "manifest.json")));
    const { code, stdout } = await verify(bundle("whole.zip"), "kept.json");
    expect([code, stdout]).toEqual([1, expect.stringContaining("is not the one that was kept")]);
  });

  it("answers as JSON, where the seal is said to be unchecked too", async () => {
    const { code, stdout } = await verify(bundle("whole.zip"), "--json");
    expect(code).toBe(5);
    expect(JSON.parse(stdout)).toMatchObject({ consistent: true, sealChecked: false, sameManifest: null });
  });

  it("refuses what is no bundle, and what is no manifest", async () => {
    bundle("whole.zip");
    expect(await verify("manifest.json")).toMatchObject({
      code: 3,
      stderr: expect.stringContaining("is no bundle"),
    });
    expect(await verify("whole.zip", "whole.zip")).toMatchObject({
      code: 3,
      stderr: expect.stringContaining("whole.zip is no manifest"),
    });
  });
});
