import { readFileSync } from "node:fs";
import { describe, expect, it } from "@jest/globals";
import type { Model } from "@plumbline/model-core";
import { expectGolden, goldenJson } from "../../model-core/src/testing/golden/expect-golden.js";
import { goldenNames } from "../../model-core/src/testing/golden/golden-names.js";
import type { ScenarioDocument } from "../src/index.js";
import { checkSaveLimits, readScenarioDocument, runScenario, storedScenario } from "../src/index.js";
import { modelOf } from "../src/testing/model-of.js";
import { ReferencePlayback } from "../src/testing/reference-playback.js";

const FOLDER = new URL("../golden/systems/", import.meta.url);
/** The results: they change only with a new engine version. */
const HASHES = new URL("../golden/engine-1/systems.hashes.json", import.meta.url);

const FILES = goldenNames(FOLDER);
const SCENARIOS = FILES.filter((file) => file.endsWith(".scenario.json"));

const modelFile = (scenario: string): string => `${scenario.split(".", 1)[0]}.model.json`;
const textOf = (file: string): string => readFileSync(new URL(file, FOLDER), "utf8");

function inputs(file: string): { readonly document: ScenarioDocument; readonly model: Model } {
  const scenario = readScenarioDocument(textOf(file));
  if (!scenario.ok) {
    throw new Error(scenario.refusal.title);
  }
  const { document, oddities } = scenario.value;
  expect(checkSaveLimits(document, oddities)).toEqual([]);
  return { document, model: modelOf(JSON.parse(textOf(modelFile(file)))) };
}

describe("scenarios of real systems", () => {
  it.each(SCENARIOS)("%s plays as it asserts", (file) => {
    const { document, model } = inputs(file);
    expect(storedScenario(document).refusal).toBeNull();
    const result = runScenario({ document, model, modelVersion: 7 });
    expect(result.issues).toEqual([]);
    expect(result.assertions.length).toBeGreaterThan(4);
    expect(result.assertions.filter(({ passed }) => !passed)).toEqual([]);
    const reference = new ReferencePlayback(document, model);
    expect(result.events.map(({ detail: _, ...event }) => event)).toEqual(reference.events);
    expect(Object.fromEntries(result.outcomes)).toEqual(reference.outcomes());
  });

  it("have the hashes of their golden file", () => {
    const hashes = SCENARIOS.map((file) => [file, runScenario({ ...inputs(file), modelVersion: 7 }).hash]);
    expectGolden(HASHES, goldenJson(Object.fromEntries(hashes)));
  });

  it("are all played, and every model has some", () => {
    expect(FILES).toEqual([...new Set(SCENARIOS.map(modelFile)), ...SCENARIOS].sort());
  });
});
