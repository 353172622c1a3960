import { describe, expect, it } from "@jest/globals";
import { expectGolden, goldenJson } from "../../model-core/src/testing/golden/expect-golden.js";
import { goldenNames } from "../../model-core/src/testing/golden/golden-names.js";
import { describedTool, TOOLS } from "./index.js";

const FOLDER = new URL("../golden/", import.meta.url);

describe("tools are told to a client as in the golden file", () => {
  it("tools.json", () => {
    // A copy, since what was told of a tool is remembered.
    const told = TOOLS.map((tool) => describedTool({ ...tool }));
    expectGolden(new URL("tools.json", FOLDER), goldenJson(told));
  });

  it("which is read, with those of refusals and of texts", () => {
    const beside = goldenNames(FOLDER).filter((name) => !name.startsWith("texts/"));
    expect(beside).toEqual(["refusals/tools.json", "tools.json"]);
  });
});
