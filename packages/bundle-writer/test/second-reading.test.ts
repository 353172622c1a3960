import { describe, expect, it } from "@jest/globals";
import { present } from "@plumbline/model-core";
import fc from "fast-check";
import { verifyBundleOffline, writeZip, zipEntries } from "../src/index.js";
import { archiveOf, sealedOf } from "../src/testing/bundle-of.js";
import { designOf, designOfInputs } from "../src/testing/design-of.js";
import { faultsOfBundle } from "../src/testing/faults-of-bundle.js";
import { joined } from "../src/testing/joined.js";
import { NODE_CODEC } from "../src/testing/node-codec.js";
import { oddShop } from "../src/testing/odd-shop.js";
import { fileOfText } from "../src/testing/some-files.js";
import { SYSTEM_NAMES } from "../src/testing/systems.js";

const ODD = designOfInputs(oddShop());
const DESIGNS = [
  ...SYSTEM_NAMES.map((name) => [name, designOf(name)] as const),
  ["odd-shop", ODD] as const,
  ["eshop in format 3", designOf("eshop", "service-bundle/3")] as const,
  ["eshop in format 2", designOf("eshop", "service-bundle/2")] as const,
];

describe("a second reading that uses nothing of the package", () => {
  it.each(DESIGNS)("finds no fault in the bundle of %s", (_, design) => {
    expect(faultsOfBundle(archiveOf(design))).toEqual([]);
  });

  it("finds every byte that is another", () => {
    const archive = archiveOf(ODD);
    const property = fc.property(fc.nat(archive.length - 1), fc.integer({ min: 1, max: 255 }), (at, bits) => {
      const changed = archive.slice();
      changed[at] = present(changed[at]) ^ bits;
      expect(faultsOfBundle(changed)).not.toEqual([]);
    });
    fc.assert(property, { seed: 14, numRuns: 500 });
  });

  it.each([
    [
      "two line feeds at its end",
      "SDD.md",
      (text: string) => `${text}\n`,
      "SDD.md does not end with one line feed",
    ],
    ["a carriage return", "SDD.md", (text: string) => `\r${text}`, "SDD.md has other line ends or a mark"],
    [
      "another white space",
      "architecture.json",
      (text: string) => text.replace("  ", "\t"),
      "architecture.json is spelled otherwise",
    ],
    [
      "another order of keys",
      "manifest.json",
      (text: string) =>
        `${JSON.stringify(Object.fromEntries(Object.entries(JSON.parse(text)).reverse()), null, 2)}\n`,
      "manifest.json is spelled otherwise",
    ],
  ])("finds a file with %s", (_, path, change, fault) => {
    const { contents } = sealedOf(ODD);
    const changed = contents.map((file) =>
      file.path === path ? fileOfText(path, change(new TextDecoder().decode(file.content))) : file,
    );
    expect(faultsOfBundle(joined(writeZip(zipEntries(changed))))).toContain(fault);
  });

  it("finds a strange file, a missing one and one that is not listed", () => {
    const { contents } = sealedOf(ODD);
    const others = [...contents.filter(({ path }) => path !== "SDD.md"), fileOfText("more.md", "more\n")];
    const faults = faultsOfBundle(joined(writeZip(zipEntries(others))));
    expect(faults.slice(0, 2)).toEqual(["more.md is no path", "SDD.md is missing"]);
    expect(faults.map((fault) => fault.split(":")[0])).toEqual(
      expect.arrayContaining(["files", "bundleHash"]),
    );
  });
});

it.each(DESIGNS)("the offline verifier finds the bundle of %s consistent", (_, design) => {
  const verdict = verifyBundleOffline(archiveOf(design), NODE_CODEC);
  expect(verdict).toMatchObject({
    ok: true,
    value: { consistent: true, archive: "match", inconsistencies: [] },
  });
});
