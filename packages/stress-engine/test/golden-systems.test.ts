import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "@jest/globals";
import type { Model } from "@plumbline/model-core";
import { playScenario, prepareScenario, readScenarioDocument } from "@plumbline/playback-engine";
import { countsOfRun, countsOfTrace } from "../src/testing/event-counts.js";
import { runLonely } from "../src/testing/lonely-request.js";
import { modelOf } from "../src/testing/model-of.js";

const FOLDER = join(import.meta.dirname, "../golden/systems");
const models = new Map<string, Model>();

function modelFor(scenarioFile: string): Model {
  const system = scenarioFile.split(".")[0] ?? "";
  const model = models.get(system) ?? modelOf(readFileSync(join(FOLDER, `${system}.model.json`), "utf8"));
  models.set(system, model);
  return model;
}

const scenarioFiles = readdirSync(FOLDER).filter((file) => file.endsWith(".scenario.json"));

describe("one request alone in a real system", () => {
  it.each(scenarioFiles)("%s: the events of playback", (file) => {
    const read = readScenarioDocument(readFileSync(join(FOLDER, file), "utf8"));
    if (!read.ok) {
      throw new Error(read.refusal.title);
    }
    const { document } = read.value;
    const model = modelFor(file);
    const prepared = prepareScenario({ document, model });
    if (!prepared.ok) {
      throw new Error(JSON.stringify(prepared.refusal));
    }
    const played = playScenario(prepared.value);
    if (!played.ok) {
      throw new Error(played.refusal.message);
    }
    const expected = countsOfTrace(played.value.events);
    expect(countsOfRun(runLonely(document, model))).toEqual(expected);
    // Work that takes a little time changes nothing: no deadline is that near.
    expect(countsOfRun(runLonely(document, model, 0.5))).toEqual(expected);
  });

  it("is tried in every scenario, and every model has some", () => {
    const systems = scenarioFiles.map((file) => `${file.split(".")[0]}.model.json`);
    expect(readdirSync(FOLDER).sort()).toEqual([...new Set(systems), ...scenarioFiles].sort());
  });
});
