import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Model } from "@plumbline/model-core";
import type { ScenarioDocument } from "@plumbline/playback-engine";
import { readScenarioDocument } from "@plumbline/playback-engine";
import type { StressProfile } from "../profile/stress-profile.js";
import { stressRequirements } from "../requirements/stress-requirements.js";
import { capacity, profile } from "./load.js";
import { modelOf } from "./model-of.js";

const SYSTEMS = join(import.meta.dirname, "../../golden/systems");

/** A real system, a scenario of it and a profile that fits: the same assumptions for whatever it reaches. */
export function eshop(
  scenarioName: string,
  seed: string,
): { readonly model: Model; readonly scenario: ScenarioDocument; readonly profile: StressProfile } {
  const model = modelOf(readFileSync(join(SYSTEMS, "eshop-queues.model.json"), "utf8"));
  const read = readScenarioDocument(
    readFileSync(join(SYSTEMS, `eshop-queues.${scenarioName}.scenario.json`), "utf8"),
  );
  if (!read.ok) {
    throw new Error(read.refusal.title);
  }
  const scenario = read.value.document;
  return { model, scenario, profile: profileFor(scenario, model, seed) };
}

function profileFor(scenario: ScenarioDocument, model: Model, seed: string): StressProfile {
  const { resources, serviceTimes, subscriptions, policyTargets } = stressRequirements({
    scenario,
    model,
    modelVersion: 1,
  });
  return profile(
    { ratePerSecond: 20, durationSeconds: 120, warmUpSeconds: 20 },
    {
      seed,
      scenarioId: scenario.id ?? "",
      resources: resources.map(({ elementId }) => capacity(elementId, 4)),
      serviceTimes: serviceTimes.map(({ targetId, kind }, index) => ({
        targetId,
        distribution:
          index % 2 === 0
            ? { kind: "lognormal", medianMs: 5 + index, p95Ms: 20 + 2 * index }
            : { kind: "erlang", k: 3, meanMs: 8 },
        errorRate: kind === "store" ? 0 : 0.01,
      })),
      subscriptions: subscriptions.map(({ subscriptionId }) => ({
        subscriptionId,
        concurrency: 3,
        backlogLimit: 500,
        overflow: "drop",
        deliveryDelayMs: 1.5,
      })),
      overrides: policyTargets.map((targetId) => ({
        targetId,
        timeoutMs: null,
        maxAttempts: 3,
        backoffMs: 20,
        backoffFactor: 2,
        maxBackoffMs: 1_000,
        jitter: "full",
      })),
    },
  );
}
