import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "@jest/globals";
import * as bundles from "../src/index.js";
import { aManifest, PINNED } from "../src/testing/a-manifest.js";
import { inflateWithNode } from "../src/testing/node-codec.js";
import { SOME_FILES } from "../src/testing/some-files.js";

describe("the example of the README", () => {
  const readme = readFileSync(join(import.meta.dirname, "../README.md"), "utf8");

  it("packs a bundle and verifies it", () => {
    const example = /```js\n([\s\S]*?)```/.exec(readme)?.[1] ?? "";
    const names = [...example.matchAll(/^import \{ (.*) \} from/gm)].map(([, list]) => list).join(", ");
    const body = example.replace(/^import .*$/gm, "").replace("export function", "return function");
    const packAndVerify = new Function(`{ ${names} }`, body)(bundles) as (input: object) => unknown;
    const { selfCheck } = aManifest();
    const input = { files: SOME_FILES, pinned: PINNED, selfCheck, inflate: inflateWithNode };
    expect(packAndVerify(input)).toMatchObject({ consistent: true, archive: "match", manifest: aManifest() });
    expect(packAndVerify({ ...input, files: [{ path: "../x", content: new Uint8Array() }] })).toMatchObject({
      code: "invalid_bundle",
    });
  });

  it("is about exports that there are", () => {
    const table = readme.slice(readme.indexOf("| Export |"), readme.indexOf("Nothing throws"));
    const names = [...table.matchAll(/^\|([^|]*)\|/gm)].flatMap(([, cell = ""]) =>
      [...cell.matchAll(/`(\w+)`/g)].map(([, name]) => name),
    );
    expect(names.length).toBeGreaterThan(20);
    expect(names.filter((name) => name === undefined || !(name in bundles))).toEqual([]);
  });
});
