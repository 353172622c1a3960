import type { Model } from "@plumbline/model-core";
import type { FaultDocument, RunResult } from "@plumbline/playback-engine";
import type { ScenarioFile } from "../reading/read-scenario.js";

/** A file has no version: what a result says of it is this. */
export const VERSION_OF_FILES = 0;

/** A scenario and what came of playing it. */
export interface Played {
  readonly scenario: ScenarioFile;
  /** Faults that the command line added. */
  readonly added: readonly FaultDocument[];
  /** How many faults of the scenario stand before them. */
  readonly ownFaults: number;
  readonly result: RunResult;
}

/** Plays a scenario, with faults of the command line (`--fail`) in place of its own on the same targets. */
export async function playOn(
  model: Model,
  scenario: ScenarioFile,
  fail: readonly string[] = [],
): Promise<Played> {
  const { runScenario } = await import("@plumbline/playback-engine");
  const added = await faultsOf(fail, model);
  const targets = new Set(added.map(({ target }) => target));
  const own = scenario.document.faults.filter((fault) => fault === null || !targets.has(fault.target ?? ""));
  const result = runScenario({
    document: { ...scenario.document, faults: [...own, ...added] },
    oddities: scenario.oddities,
    model,
    modelVersion: VERSION_OF_FILES,
  });
  return { scenario, added, ownFaults: own.length, result };
}

async function faultsOf(fail: readonly string[], model: Model): Promise<readonly FaultDocument[]> {
  if (fail.length === 0) {
    return [];
  }
  const { readFault } = await import("./read-fault.js");
  return fail.map((text) => readFault(text, model));
}
