import { pathOfKey } from "@plumbline/model-core";
import type { PublishDocument, StepDocument } from "../document/scenario-document.js";
import { SAVE_LIMITS, SCENARIO_LIMITS } from "../limits.js";
import type { SaveIssues } from "./save-issues.js";

/** The save limits of the texts of a step (spec 1, section 8). Its lists are judged on their own. */
export function checkStepLimits(step: StepDocument, path: string, issues: SaveIssues): void {
  const text = (key: string, value: string | null | undefined, characters: number | null = null): void =>
    issues.text(pathOfKey(path, key), value, characters);
  text("id", step.id, SAVE_LIMITS.idCharacters);
  switch (step.type) {
    case "call":
      text("from", step.from);
      text("operation", step.operation);
      break;
    case "publish":
      text("from", step.from);
      text("channel", step.channel);
      text("message", step.message);
      checkHeaders(step, pathOfKey(path, "headers"), issues);
      for (const subscription of Object.keys(step.handlers ?? {})) {
        issues.text(pathOfKey(pathOfKey(path, "handlers"), subscription), subscription);
      }
      text("routingKey", step.routingKey, SCENARIO_LIMITS.routingKeyCharacters);
      break;
    case "write":
      text("by", step.by);
      text("store", step.store);
      text("dataset", step.dataset, SAVE_LIMITS.datasetCharacters);
      break;
    case "branch":
      text("whenStep", step.whenStep, SAVE_LIMITS.idCharacters);
      text("is", step.is);
      break;
    case "parallel":
      break;
  }
}

function checkHeaders(step: PublishDocument, path: string, issues: SaveIssues): void {
  const headers = Object.entries(step.headers ?? {});
  if (headers.length > SAVE_LIMITS.headersOfMessage) {
    issues.add(path, `has ${headers.length} headers; at most ${SAVE_LIMITS.headersOfMessage} are allowed`);
  }
  for (const [name, value] of headers) {
    issues.text(pathOfKey(path, name), name, SAVE_LIMITS.headerNameCharacters);
    issues.text(pathOfKey(path, name), value, SAVE_LIMITS.headerValueCharacters);
  }
}
