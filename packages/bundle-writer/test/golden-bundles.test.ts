import { mkdirSync } from "node:fs";
import { describe, expect, it } from "@jest/globals";
import { sha256Hex } from "@plumbline/model-core";
import { expectGolden, goldenJson } from "../../model-core/src/testing/golden/expect-golden.js";
import { goldenNames } from "../../model-core/src/testing/golden/golden-names.js";
import { updatesGolden } from "../../model-core/src/testing/golden/updates-golden.js";
import { manifestText } from "../src/index.js";
import { archiveOf, generatedOf, textAt } from "../src/testing/bundle-of.js";
import { designOf, designOfInputs } from "../src/testing/design-of.js";
import { oddShop } from "../src/testing/odd-shop.js";
import { headingsOf } from "../src/testing/read-markdown.js";
import { SYSTEM_NAMES } from "../src/testing/systems.js";

const BUNDLES = new URL("../golden/bundles/", import.meta.url);

/** Files that stand there as they are, beside the manifest and the design document: one of each sort. */
const SHOWN: { readonly [name: string]: readonly string[] } = {
  eshop: [
    "architecture.json",
    "promises/SHOP-001.json",
    "promises-not-approved/SHOP-002.json",
    "promises-retired/SHOP-003.json",
    "decisions/ADR-0002.md",
  ],
  "odd-shop": [
    "architecture.json",
    "scenarios/0abcdef0-0000-4000-8000-000000000010.json",
    "scenarios/0abcdef0-0000-4000-8000-000000000011.json",
  ],
};
const NAMES = [...SYSTEM_NAMES, "odd-shop"];
const designNamed = (name: string) => (name === "odd-shop" ? designOfInputs(oddShop()) : designOf(name));
const shownOf = (name: string) => ["SDD.md", ...(SHOWN[name] ?? [])];

function golden(path: string): URL {
  const file = new URL(path, BUNDLES);
  if (updatesGolden()) {
    mkdirSync(new URL(".", file), { recursive: true });
  }
  return file;
}

describe.each(NAMES)("the bundle of %s", (name) => {
  const generated = () => generatedOf(designNamed(name));

  it("has the manifest that it had: every file with its hash, every blocker", () => {
    expectGolden(golden(`${name}/manifest.json`), manifestText(generated().manifest));
  });

  it.each(shownOf(name))("has the %s that it had", (path) => {
    const text = textAt(generated().files, path);
    expect(text).not.toBe("");
    expectGolden(golden(`${name}/${path}`), text);
  });

  it("is the archive that it was, under one seal", () => {
    const archive = archiveOf(designNamed(name));
    const told = { bytes: archive.length, sha256: sha256Hex(archive) };
    expectGolden(golden(`${name}/archive.json`), goldenJson(told));
  });

  it("has a design document with its name", () => {
    const { projectName } = designNamed(name).pinned;
    expect(headingsOf(textAt(generated().files, "SDD.md"))[0]).toEqual({
      level: 1,
      text: `${projectName}: software design document`,
    });
  });
});

it("every golden file of a bundle is compared with", () => {
  const named = NAMES.flatMap((name) =>
    ["archive.json", "manifest.json", ...shownOf(name)].map((path) => `${name}/${path}`),
  );
  expect(goldenNames(BUNDLES)).toEqual(named.sort());
});
