import { jsonOf } from "@plumbline/model-core";
import type { BundleFile } from "../bundle-file.js";
import type { Design, DesignScenario } from "../design/design.js";
import { scenarioPath } from "../design/scenario-path.js";
import type { JsonObject } from "../json-object.js";
import { fileJson } from "./file-json.js";

/** `scenarios/<ID>.json` of every scenario: what it is, and what playing it on the pinned model gives. */
export function* scenarioFiles({ scenarios }: Pick<Design, "scenarios">): Generator<BundleFile> {
  for (const scenario of scenarios) {
    yield { path: scenarioPath(scenario.id), text: fileJson(scenarioJson(scenario)) };
  }
}

function scenarioJson({ id, version, document, run }: DesignScenario): JsonObject {
  const { outcomes, labels, events, assertions, issues, ...rest } = run;
  const maps = { outcomes: Object.fromEntries(outcomes), labels: Object.fromEntries(labels) };
  const lists = { events, assertions, issues } as object as JsonObject;
  return { scenario: { ...jsonOf(document), id, version }, playback: { ...rest, ...maps, ...lists } };
}
