import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "@jest/globals";
import * as playback from "@plumbline/playback-engine";
import * as stress from "../src/index.js";
import {
  call,
  capacity,
  exponential,
  guid,
  ModelBuilder,
  profile,
  scenario,
  work,
} from "../src/testing/load.js";

describe("the example of the README", () => {
  it("runs and gives a result", () => {
    const readme = readFileSync(join(import.meta.dirname, "../README.md"), "utf8");
    const example = /```js\n([\s\S]*?)```/.exec(readme)?.[1] ?? "";
    const body = example.replace(/^import .*$/gm, "").replace("export function", "return function");
    const names = "readScenarioDocument, readStressProfile, runStress, stressRequirements";
    const firstResult = new Function(`{ ${names} }`, body)({ ...playback, ...stress }) as (
      input: object,
    ) => string;
    const assumptions = profile(
      { ratePerSecond: 50 },
      { resources: [capacity(guid(10), 2)], serviceTimes: [work(guid(20), exponential(5))] },
    );
    const result = firstResult({
      scenarioText: JSON.stringify(scenario([call("a", guid(20))])),
      profileText: JSON.stringify(assumptions),
      model: new ModelBuilder().withElement(guid(10)).withOperation(guid(20), guid(10)).build(),
    });
    expect(result).toMatch(/^1 resource, stable: p95 \d+ us, hash [0-9a-f]{8}$/);
  });
});
