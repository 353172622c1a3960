import { readFileSync } from "node:fs";
import type { Model } from "@plumbline/model-core";
import type { ScenarioDocument } from "@plumbline/playback-engine";
import { readScenarioDocument } from "@plumbline/playback-engine";
import { readStressProfile } from "../profile/read-stress-profile.js";
import type { StressProfile } from "../profile/stress-profile.js";
import { modelOf } from "./model-of.js";

const GOLDEN = new URL("../../golden/", import.meta.url);

/** A real system, a scenario of it and a profile that fits, as golden files state them. */
export function eshop(scenarioName: string): {
  readonly model: Model;
  readonly scenario: ScenarioDocument;
  readonly profile: StressProfile;
} {
  const scenario = readScenarioDocument(textOf(`systems/eshop-queues.${scenarioName}.scenario.json`));
  const profile = readStressProfile(textOf(`profiles/eshop-queues.${scenarioName}.json`));
  if (!scenario.ok || !profile.ok) {
    throw new Error(scenario.ok ? "The profile is refused" : scenario.refusal.title);
  }
  const model = modelOf(textOf("systems/eshop-queues.model.json"));
  return { model, scenario: scenario.value.document, profile: profile.value };
}

function textOf(file: string): string {
  return readFileSync(new URL(file, GOLDEN), "utf8");
}
