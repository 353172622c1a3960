import { describe, expect, it } from "@jest/globals";
import { expectGolden, goldenJson } from "../../../model-core/src/testing/golden/expect-golden.js";
import { goldenNames } from "../../../model-core/src/testing/golden/golden-names.js";
import { answerCritique, CRITIQUE_TASK, factsById } from "../index.js";
import { SHOP } from "../testing/architectures.js";
import { aCritique } from "../testing/critiques.js";

const FOLDER = new URL("../../golden/critique/", import.meta.url);

const RESULTS: Readonly<Record<string, () => string>> = {
  "answered.json": () => goldenJson(answerCritique(aCritique(), factsById(SHOP))),
  "stored.json": () => goldenJson(aCritique()),
  "task.json": () => goldenJson(CRITIQUE_TASK),
};

describe("a critique is asked for, stored and answered as in the golden files", () => {
  it.each(Object.entries(RESULTS))("%s", (name, made) => {
    expectGolden(new URL(name, FOLDER), made());
  });

  it("which are all compared", () => {
    expect(goldenNames(FOLDER)).toEqual(Object.keys(RESULTS));
  });
});
