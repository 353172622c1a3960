import { mkdirSync } from "node:fs";
import { describe, expect, it } from "@jest/globals";
import { expectGolden } from "../../model-core/src/testing/golden/expect-golden.js";
import { goldenNames } from "../../model-core/src/testing/golden/golden-names.js";
import { updatesGolden } from "../../model-core/src/testing/golden/updates-golden.js";
import { textsOfService } from "../src/testing/texts-of-service.js";

const TEXTS = new URL("../golden/texts/", import.meta.url);
const NAMES = Object.keys(textsOfService());

function golden(path: string): URL {
  const file = new URL(path, TEXTS);
  if (updatesGolden()) {
    mkdirSync(new URL(".", file), { recursive: true });
  }
  return file;
}

describe("the texts for agents", () => {
  it.each(NAMES)("%s is what it was", (path) => {
    expectGolden(golden(path), textsOfService()[path] ?? "");
  });

  it("are all there, and no other", () => {
    expect(goldenNames(TEXTS)).toEqual([...NAMES].sort());
  });
});
