import { indexModel, type Result } from "@plumbline/model-core";
import type { SchemaValidators } from "@plumbline/playback-engine";
import { blockersOf } from "../blockers/blockers-of.js";
import type { BundleRefusal } from "../bytes/bundle-refusal.js";
import type { BundleFormat } from "../manifest/formats.js";
import { writeContracts } from "../write-contracts.js";
import type { Design } from "./design.js";
import type { PinnedInputs } from "./pinned-inputs.js";
import { readDecisions } from "./read-decisions.js";
import { readFindings } from "./read-findings.js";
import { readPromises } from "./read-promises.js";
import { readScenarios } from "./read-scenarios.js";

/** How payloads are checked against their schemas. */
export interface SchemaChecks {
  /** Compiled schemas kept from one design to the next. */
  readonly schemas?: SchemaValidators;
  /** Asked before each check, with the text of the schema; once it says so, the scenario has `validation-too-slow`. */
  readonly outOfTime?: (schema: string) => boolean;
}

/**
 * Reads a pinned state: scenarios are played, promises judged, findings made, contracts written, blockers found. It is a
 * function of the inputs and the format, whatever the order of their lists. `bundle_too_large` when the playbacks alone are
 * over the limit of a bundle.
 */
export function readDesign(
  inputs: PinnedInputs,
  format: BundleFormat,
  checks: SchemaChecks = {},
): Result<Design, BundleRefusal> {
  const { model } = inputs;
  const { seal: _, ...pinned } = inputs.pinned;
  const index = indexModel(model);
  const scenarios = readScenarios(inputs, checks);
  if (!scenarios.ok) {
    return scenarios;
  }
  const decisions = readDecisions(inputs, format);
  const read = { format, pinned, model, index, scenarios: scenarios.value, decisions };
  const promises = readPromises(inputs, read);
  const findings = readFindings({ ...read, promises });
  const contracts = writeContracts({ projectName: pinned.projectName, model, scenarios: scenarios.value });
  const found = { ...read, promises, findings, contracts };
  return { ok: true, value: { ...found, blockers: blockersOf(found) } };
}
