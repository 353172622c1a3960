import { describe, expect, it } from "@jest/globals";
import { playScenario, prepareScenario } from "@plumbline/playback-engine";
import fc from "fast-check";
import { anyScenario, MESSAGING_MODEL as model } from "../src/testing/any-scenario.js";
import { countsOfRun, countsOfTrace } from "../src/testing/event-counts.js";
import { runLonely } from "../src/testing/lonely-request.js";

describe("one request alone", () => {
  it("gives the events of playback, whatever the scenario", () => {
    const seen = { runs: 0, compared: 0 };
    fc.assert(
      fc.property(anyScenario, (document) => {
        seen.runs += 1;
        const prepared = prepareScenario({ document, model });
        if (!prepared.ok) {
          throw new Error(JSON.stringify(prepared.refusal));
        }
        const played = playScenario(prepared.value);
        if (!played.ok || !played.value.events.some((event) => /Request|Deliver|Data/.test(event.kind))) {
          return;
        }
        seen.compared += 1;
        expect(countsOfRun(runLonely(document, model))).toEqual(countsOfTrace(played.value.events));
      }),
      { seed: 20_261_121, numRuns: 1_500 },
    );
    expect(seen.compared).toBeGreaterThan(seen.runs / 2);
  });
});
