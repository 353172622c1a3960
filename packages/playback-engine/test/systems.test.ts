import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "@jest/globals";
import type { Model } from "@plumbline/model-core";
import { checkSaveLimits, readScenarioDocument, runScenario, storedScenario } from "../src/index.js";
import { ReferencePlayback } from "../src/testing/reference-playback.js";

const FOLDER = new URL("../golden/systems/", import.meta.url);
const SCENARIOS = readdirSync(FOLDER).filter((file) => file.endsWith(".scenario.json"));
/** Written anew only with a new engine version. */
const HASHES = JSON.parse(
  readFileSync(new URL("../golden/engine-1/systems.hashes.json", import.meta.url), "utf8"),
);

function read(file: string): string {
  return readFileSync(new URL(file, FOLDER), "utf8");
}

describe("scenarios of real systems", () => {
  it.each(SCENARIOS)("%s plays as it asserts", (file) => {
    const model = JSON.parse(read(`${file.split(".", 1)[0]}.model.json`)) as Model;
    const scenario = readScenarioDocument(read(file));
    if (!scenario.ok) {
      throw new Error(scenario.refusal.title);
    }
    const { document, oddities } = scenario.value;
    expect(checkSaveLimits(document, oddities)).toEqual([]);
    expect(storedScenario(document).refusal).toBeNull();
    const result = runScenario({ document, model, modelVersion: 7 });
    expect(result.issues).toEqual([]);
    expect(result.assertions.length).toBeGreaterThan(4);
    expect(result.assertions.filter(({ passed }) => !passed)).toEqual([]);
    expect(result.hash).toBe(HASHES[file]);
    const reference = new ReferencePlayback(document, model);
    expect(result.events.map(({ detail: _, ...event }) => event)).toEqual(reference.events);
    expect(Object.fromEntries(result.outcomes)).toEqual(reference.outcomes());
  });
});
