import { createHash } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import { describe, expect, it } from "@jest/globals";
import type { Model } from "@plumbline/model-core";
import { readScenarioDocument, type ScenarioDocument } from "@plumbline/playback-engine";
import fc from "fast-check";
import { updatesGolden, updatesGoldenInputs } from "../../model-core/src/testing/golden/updates-golden.js";
import { compareStressRuns, runStress, type StressProfile } from "../src/index.js";
import { anyDice, loadOf } from "../src/testing/any-load.js";
import { anyScenario, MESSAGING_MODEL } from "../src/testing/any-scenario.js";

/** Scenarios and loads of every kind, once drawn at random, and what became of each: any change of a run is seen. */
const FILE = new URL("../golden/short-runs.json", import.meta.url);
const DRAWN = 260;
/** Of so many, one is compared with others. */
const COMPARED = 8;

interface Case {
  readonly scenario: unknown;
  readonly profile: StressProfile;
}

interface JudgedCase extends Case {
  readonly outcome: unknown;
}

interface ShortRuns<One = Case> {
  readonly model: Model;
  readonly cases: readonly One[];
}

/** The hash of the whole result, with its figures in short, and how other runs compare; or why there is none. */
function outcomeOf(one: Case, { model, cases }: ShortRuns): unknown {
  const result = resultOf(one, model);
  if (!result.ok) {
    return { refusal: result.refusal };
  }
  const { profile: _, ...run } = result.value;
  const compared = othersThan(one, cases.indexOf(one) % COMPARED === 0 ? cases : null).map((other) => {
    const right = resultOf(other, model);
    return hashOf(right.ok ? compareStressRuns(result.value, right.value) : right.refusal);
  });
  const { arrived, succeeded, failed } = run.requests;
  return { hash: hashOf(run), compared, arrived, succeeded, failed, verdict: run.verdict };
}

/** The same with another seed, with other assumptions, and what comes first in the file; of some cases alone. */
function othersThan({ scenario, profile }: Case, cases: readonly Case[] | null): readonly Case[] {
  if (cases === null) {
    return [];
  }
  const resources = profile.resources.map((one) => ({ ...one, concurrency: one.concurrency + 2 }));
  const outages = profile.outages.map((one) => ({ ...one, share: 0.25 }));
  const arrivals = { ...profile.arrivals, ratePerSecond: 2 * profile.arrivals.ratePerSecond };
  return [
    { scenario, profile: { ...profile, seed: "another" } },
    { scenario, profile: { ...profile, resources, outages, arrivals, overrides: [] } },
    ...cases.slice(0, 1),
  ];
}

function resultOf({ scenario, profile }: Case, model: Model): ReturnType<typeof runStress> {
  return runStress({ scenario: documentOf(scenario), model, profile, modelVersion: 1 });
}

function hashOf(value: object): string {
  return createHash("sha256").update(JSON.stringify(value)).digest("hex");
}

function documentOf(scenario: unknown): ScenarioDocument {
  const read = readScenarioDocument(JSON.stringify(scenario));
  if (!read.ok) {
    throw new Error(read.refusal.title);
  }
  return read.value.document;
}

function drawn(): readonly Case[] {
  return fc
    .sample(fc.tuple(anyScenario, anyDice), { seed: 20_261_122, numRuns: DRAWN })
    .filter(([scenario]) => scenario.steps.length > 0)
    .map(([scenario, dice]) => ({ scenario, profile: loadOf(scenario, MESSAGING_MODEL, dice) }));
}

function readShortRuns(): ShortRuns<JudgedCase> {
  if (updatesGolden()) {
    const before: ShortRuns = updatesGoldenInputs() ? { model: MESSAGING_MODEL, cases: drawn() } : readFile();
    const cases = before.cases.map((one) => ({ ...one, outcome: outcomeOf(one, before) }));
    const lines = cases.map((one) => JSON.stringify(one)).join(",\n");
    writeFileSync(FILE, `{"model":${JSON.stringify(before.model)},"cases":[\n${lines}\n]}\n`);
  }
  return readFile();
}

function readFile(): ShortRuns<JudgedCase> {
  return JSON.parse(readFileSync(FILE, "utf8")) as ShortRuns<JudgedCase>;
}

const all = readShortRuns();
const { cases } = all;

describe("a short run", () => {
  it.each(cases.map((one, number) => [number, one] as const))("comes to what it came to: %d", (_, one) => {
    expect(outcomeOf(one, all)).toEqual(one.outcome);
  });

  it("is there with every verdict", () => {
    const verdicts = new Set(cases.map(({ outcome }) => (outcome as { verdict?: string }).verdict));
    expect(verdicts).toEqual(
      new Set(["stable", "degraded", "saturated", "unstable", "inconclusive", undefined]),
    );
  });
});
