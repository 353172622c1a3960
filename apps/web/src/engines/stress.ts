import type { Model } from "@plumbline/model-core";
import { readScenarioDocument } from "@plumbline/playback-engine";
import {
  type RefusalReason,
  readStressProfile,
  runStress,
  type StressProfile,
  type StressRun,
} from "@plumbline/stress-engine";

export interface StressInput {
  /** The profile as it would be sent. */
  readonly profile: string;
  /** The scenario as the service stores it. */
  readonly scenario: string;
  readonly model: Model;
  readonly modelVersion: number;
  /** Milliseconds after which it is given up: other calls wait for this one. */
  readonly withinMs: number;
}

export type StressOutput =
  | { readonly outcome: "ran"; readonly run: StressRun }
  | { readonly outcome: "refused"; readonly title: string; readonly reasons: readonly RefusalReason[] }
  | { readonly outcome: "too-long" };

/** Runs a profile that need not be stored, as the service would. */
export function stress(input: StressInput): StressOutput {
  const profile = readStressProfile(input.profile);
  const scenario = readScenarioDocument(input.scenario);
  if (!profile.ok || !scenario.ok) {
    const { title } = profile.ok ? (scenario.ok ? { title: "" } : scenario.refusal) : profile.refusal;
    return { outcome: "refused", title, reasons: [] };
  }
  const end = Date.now() + input.withinMs;
  const ran = runStress({
    profile: profile.value,
    scenario: scenario.value.document,
    model: input.model,
    modelVersion: input.modelVersion,
    shouldStop: () => Date.now() > end,
  });
  if (ran.ok) {
    return { outcome: "ran", run: ran.value };
  }
  return ran.refusal.code === "stopped"
    ? { outcome: "too-long" }
    : { outcome: "refused", title: ran.refusal.title, reasons: ran.refusal.reasons };
}

export type CheckedProfile =
  | { readonly ok: true; readonly profile: StressProfile }
  | {
      readonly ok: false;
      readonly problems: readonly { readonly field: string; readonly message: string }[];
    };

/** Reads a profile as the service would: the profile, or every problem at its field. */
export function stressProfile(text: string): CheckedProfile {
  const read = readStressProfile(text);
  return read.ok ? { ok: true, profile: read.value } : { ok: false, problems: read.refusal.errors };
}
