import { readdirSync, readFileSync } from "node:fs";
import { present } from "@plumbline/model-core";
import { readScenarioDocument, type ScenarioDocument, validateScenario } from "@plumbline/playback-engine";
import { modelOf } from "../../../playback-engine/src/testing/model-of.js";
import type { ContractsInput } from "../contracts/contracts-input.js";

const SYSTEMS = new URL("../../golden/systems/", import.meta.url);
const textOf = (file: string): string => readFileSync(new URL(file, SYSTEMS), "utf8");

export const SYSTEM_NAMES = ["eshop", "eshop-queues", "online-boutique"];

/** A given system with its scenarios, as the service has it. */
export function systemOf(name: string): ContractsInput {
  const model = modelOf(JSON.parse(textOf(`${name}.model.json`)));
  const flows = readdirSync(SYSTEMS).filter(
    (file) => file.startsWith(`${name}.`) && file.endsWith(".scenario.json"),
  );
  const scenarios = flows.map((flow) => {
    const document = scenarioOf(flow);
    return { id: present(document.id), document, issues: validateScenario({ document, model }) };
  });
  return { projectName: name, model, scenarios };
}

function scenarioOf(file: string): ScenarioDocument {
  const read = readScenarioDocument(textOf(file));
  if (!read.ok) {
    throw new Error(read.refusal.title);
  }
  return read.value.document;
}
