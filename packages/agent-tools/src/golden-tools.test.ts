import { describe, expect, it } from "@jest/globals";
import { expectGolden, goldenJson } from "../../model-core/src/testing/golden/expect-golden.js";
import { goldenNames } from "../../model-core/src/testing/golden/golden-names.js";
import { describedTool, TOOLS } from "./index.js";

const FOLDER = new URL("../golden/", import.meta.url);

describe("tools are told to a client as in the golden file", () => {
  it("tools.json", () => {
    expectGolden(new URL("tools.json", FOLDER), goldenJson(TOOLS.map(describedTool)));
  });

  it("which is read, with those of refusals and of texts", () => {
    const beside = goldenNames(FOLDER).filter((name) => !name.startsWith("texts/"));
    expect(beside).toEqual(["refusals/tools.json", "tools.json"]);
  });
});
