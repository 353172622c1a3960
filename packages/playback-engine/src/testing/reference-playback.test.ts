import { describe, expect, it } from "@jest/globals";
import fc from "fast-check";
import { runScenario } from "../run-scenario.js";
import { randomRuns } from "./random-scenario.js";
import { ReferencePlayback } from "./reference-playback.js";

describe("the engine against a second reading of the rules", () => {
  it("plays random scenarios with the same events and outcomes", () => {
    fc.assert(
      fc.property(randomRuns, ({ model, document }) => {
        const result = runScenario({ document, model, modelVersion: 1 });
        expect(result.issues).toEqual([]);
        const reference = new ReferencePlayback(document, model);
        const events = result.events.map(({ detail: _, ...event }) => event);
        expect(events).toEqual(reference.events);
        expect(Object.fromEntries(result.outcomes)).toEqual(reference.outcomes());
      }),
      { numRuns: 1500, endOnFailure: true, seed: 20_261_121 },
    );
  });
});
