import { indexModel, type Result } from "@plumbline/model-core";
import { blockersOf } from "../blockers/blockers-of.js";
import type { BundleRefusal } from "../bytes/bundle-refusal.js";
import type { Design } from "../design/design.js";
import type { PinnedInputs } from "../design/pinned-inputs.js";
import { readDecisions } from "../design/read-decisions.js";
import { readFindings } from "../design/read-findings.js";
import { readPromises } from "../design/read-promises.js";
import { readScenarios } from "../design/read-scenarios.js";
import type { SchemaChecks } from "../design/schema-checks.js";
import type { BundleFormat } from "../manifest/formats.js";
import { writeContracts } from "../write-contracts.js";

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
