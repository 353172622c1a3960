import { expect, it } from "@jest/globals";
import { stressChanges } from "./stress-changes.js";

function profile(ratePerSecond: number): string {
  return JSON.stringify({
    name: "Lunch",
    scenarioId: "8b1de4a8-4a9c-4a28-9a4b-0c7f3d1c0a01",
    seed: "1",
    arrivals: { process: "poisson", ratePerSecond, durationSeconds: 60, warmUpSeconds: 5, stages: [] },
    resources: [],
    serviceTimes: [],
    subscriptions: [],
    branches: [],
    overrides: [],
    outages: [],
  });
}

it("tells what two profiles assume differently, and nothing of one that cannot be read", () => {
  expect(stressChanges({ left: profile(10), right: profile(20) })).toEqual([
    { path: "arrivals.ratePerSecond", left: 10, right: 20 },
  ]);
  expect(stressChanges({ left: profile(10), right: "{" })).toEqual([]);
});
