import { readFileSync } from "node:fs";
import { describe, expect, it } from "@jest/globals";
import type { Grammars, SelectionSettings, TreeEntry } from "./index.js";
import { extractFile, joinSnapshot, selectFiles, snapshotHash } from "./index.js";
import { installedGrammars } from "./testing/grammar-files.js";
import { bytesOf as encoded, SETTINGS, treeOf } from "./testing/scan-files.js";

describe("the example of the README", () => {
  // from here
  function snapshotOf(
    tree: readonly TreeEntry[],
    settings: SelectionSettings,
    grammars: Grammars,
    bytesOf: (path: string) => Uint8Array,
  ) {
    const selection = selectFiles(tree, settings);
    const extractions = new Map(
      selection.selected.map((file) => [
        file.path,
        extractFile({ class: file.class, extension: file.extension, bytes: bytesOf(file.path) }, grammars),
      ]),
    );
    const commit = "0".repeat(40);
    const snapshot = joinSnapshot({
      repository: "github.com/acme/shop",
      commit,
      selection,
      extractions,
      codes: [],
    });
    return { hash: snapshotHash(snapshot), snapshot };
  }
  // to here

  it("makes a snapshot", async () => {
    const files = { "package.json": '{ "name": "orders", "scripts": { "start": "node ." } }' };
    const { hash, snapshot } = snapshotOf(treeOf(files), SETTINGS, await installedGrammars(), () =>
      encoded(files["package.json"]),
    );
    expect(snapshot.services.map(({ name }) => name)).toEqual(["orders"]);
    expect(hash).toMatch(/^[0-9a-f]{64}$/);
  });

  it("is the code of this test", () => {
    const readme = readFileSync(new URL("../README.md", import.meta.url), "utf8");
    const test = readFileSync(new URL("readme.test.ts", import.meta.url), "utf8");
    const [, code = ""] = /\/\/ from here\n(.*?)\n *\/\/ to here/su.exec(test) ?? [];
    const plain = (text: string) =>
      text
        .replaceAll(/\s+/g, " ")
        .replaceAll(/,? ([)}])/g, "$1")
        .replaceAll("( ", "(");
    const written = plain(code)
      .replace(": readonly TreeEntry[]", "")
      .replace(": SelectionSettings", "")
      .replace(": Grammars", "")
      .replace(": (path: string) => Uint8Array", "")
      .trim();
    expect(plain(readme).replace("export function", "function")).toContain(written);
  });
});
