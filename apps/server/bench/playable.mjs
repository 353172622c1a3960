import { randomUUID } from "node:crypto";
import { readFile } from "node:fs/promises";

const RUN_EVENTS_RATE = 1_000;

const data = (name) => readFile(new URL(`../test/data/${name}`, import.meta.url));

/** A scenario, and a profile whose run ends at the limit of its events. */
export async function playable(bench) {
  const path = `/api/projects/${await bench.newProject()}`;
  await bench.call("POST", `${path}/import`, await data("eshop-queues.model.json"));
  const scenarioId = randomUUID();
  const scenario = JSON.parse(await data("eshop-queues.happy-order.scenario.json"));
  await bench.call("POST", `${path}/scenarios`, { ...scenario, id: scenarioId });
  const required = JSON.parse(
    await bench.call("GET", `${path}/stress/requirements?scenarioId=${scenarioId}`),
  );
  const events = required.limits.eventsOfRequest ?? 100;
  const durationSeconds = Math.min(
    3600,
    Math.floor((required.limits.events * 0.8) / events / RUN_EVENTS_RATE),
  );
  const profile = {
    name: "At the limit",
    scenarioId,
    seed: "1",
    arrivals: {
      process: "poisson",
      ratePerSecond: RUN_EVENTS_RATE,
      durationSeconds: Math.max(1, durationSeconds),
      warmUpSeconds: 0,
      stages: [],
    },
    resources: required.resources.map(({ elementId }) => ({
      elementId,
      instances: 100,
      concurrency: 100,
      queueLimit: null,
      hold: "call",
    })),
    serviceTimes: required.serviceTimes.map(({ targetId }) => ({
      targetId,
      distribution: { kind: "exponential", meanMs: 4 },
      errorRate: 0,
    })),
    subscriptions: [],
    branches: [],
    overrides: [],
    outages: [],
  };
  const { id: profileId } = JSON.parse(await bench.call("POST", `${path}/stress/profiles`, profile));
  return { path, scenarioId, profileId };
}
