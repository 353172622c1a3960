import { mkdirSync } from "node:fs";
import { describe, expect, it } from "@jest/globals";
import { expectGolden } from "../../model-core/src/testing/golden/expect-golden.js";
import { updatesGolden } from "../../model-core/src/testing/golden/updates-golden.js";
import { writeDesignDocument } from "../src/index.js";
import { designOf, designOfInputs } from "../src/testing/design-of.js";
import { headingsOf } from "../src/testing/markdown-judges.js";
import { oddShop } from "../src/testing/odd-shop.js";
import { SYSTEM_NAMES } from "../src/testing/systems.js";

const BUNDLES = new URL("../golden/bundles/", import.meta.url);

function golden(path: string): URL {
  const file = new URL(path, BUNDLES);
  if (updatesGolden()) {
    mkdirSync(new URL(".", file), { recursive: true });
  }
  return file;
}

it("the design document of a shop in which everything is set or left out is what it was", () => {
  expectGolden(golden("odd-shop/SDD.md"), writeDesignDocument(designOfInputs(oddShop())));
});

describe.each(SYSTEM_NAMES)("the bundle of %s", (name) => {
  it("has the design document that it had", () => {
    const text = writeDesignDocument(designOf(name));
    expectGolden(golden(`${name}/SDD.md`), text);
    expect(headingsOf(text)[0]).toEqual({ level: 1, text: `${name}: software design document` });
  });
});
