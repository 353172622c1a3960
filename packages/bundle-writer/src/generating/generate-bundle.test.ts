import { describe, expect, it } from "@jest/globals";
import type { BundleFile } from "../bundle-file.js";
import type { Design } from "../design/design.js";
import { BUNDLE_LIMITS } from "../limits.js";
import { designOfInputs } from "../testing/design-of.js";
import { oddShop } from "../testing/odd-shop.js";
import { readyShop } from "../testing/ready-shop.js";
import { generateBundle } from "./generate-bundle.js";

const READY = designOfInputs(readyShop());

/** The ready shop with other contract files. */
function withContracts(files: readonly BundleFile[]): Design {
  return { ...READY, contracts: { ...READY.contracts, files } };
}

function outcome(files: readonly BundleFile[]): unknown {
  const generated = generateBundle(withContracts(files));
  return generated.ok ? generated.value.files.length : generated.refusal;
}

/** Files of the shop that are no contracts. */
const OTHERS = 4;
const some = (count: number) =>
  Array.from({ length: count }, (_, at) => ({ path: `openapi/${at}.yaml`, text: "" }));

describe("a bundle", () => {
  it("has every file once, in path order, with the length of its UTF-8", () => {
    const generated = generateBundle(designOfInputs(oddShop()));
    if (!generated.ok) {
      throw new Error(generated.refusal.title);
    }
    const { files, manifest } = generated.value;
    const paths = files.map(({ path }) => path);
    expect(paths).toEqual([...new Set(paths)].sort());
    expect(manifest.files.map(({ path, bytes }) => [path, bytes])).toEqual(
      files.map(({ path, content }) => [path, content.length]),
    );
    expect(manifest.pinned.seal).toBeUndefined();
    const [kinds] = [new Set(paths.map((path) => path.split("/")[0]))];
    expect([...kinds].sort()).toEqual([
      "SDD.md",
      "architecture.json",
      "asyncapi.yaml",
      "openapi",
      "promises",
      "scenarios",
    ]);
  });

  it("counts bytes, not characters", () => {
    const text = "é".repeat(BUNDLE_LIMITS.fileBytes / 2);
    expect(outcome([{ path: "asyncapi.yaml", text }])).toBe(1 + OTHERS);
    expect(outcome([{ path: "asyncapi.yaml", text: `${text}a` }])).toMatchObject({
      code: "bundle_too_large",
      errors: [{ field: "asyncapi.yaml", message: "is over 16777216 bytes" }],
    });
  });

  it("holds 4,999 files beside its manifest, and no 5,000", () => {
    expect(outcome(some(4999 - OTHERS))).toBe(4999);
    expect(outcome(some(5000 - OTHERS))).toEqual({
      code: "bundle_too_large",
      title: "The bundle is refused: it has over 5000 files",
      errors: [{ field: "", message: "has over 5000 files" }],
    });
  });
});
