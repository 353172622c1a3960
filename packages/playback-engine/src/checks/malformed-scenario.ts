import { isWellFormedText, pathOfKey, shortPath } from "@plumbline/model-core";
import type { PublishDocument, StepDocument } from "../document/steps.js";
import type { Check } from "./check.js";

/**
 * Every required list and map is there, and no list or map holds an empty entry. A name, ID or header that is
 * not valid Unicode, which a save refuses, is no part of a scenario either: it has no canonical JSON.
 */
export const malformedScenario: Check = {
  code: "malformed-scenario",
  list: ({ path, steps }) => (steps === null || steps === undefined ? [isMissing(path)] : []),
  step: ({ step, path }) => {
    if (step === null) {
      return [`${shortPath(path)}: is empty`];
    }
    if (step.type === "parallel" && (step.branches === null || step.branches === undefined)) {
      return [isMissing(pathOfKey(path, "branches"))];
    }
    return [...textsOf(step, path), ...(step.type === "publish" ? inPublish(step, path) : [])];
  },
  fault: ({ entry, position }) => (entry === null ? [`faults[${position}]: is empty`] : []),
  assertion: ({ entry, position }) =>
    entry === null
      ? [`assertions[${position}]: is empty`]
      : illFormed(`assertions[${position}].id`, entry.id ?? ""),
};

function inPublish(step: PublishDocument, path: string): readonly string[] {
  const { headers, handlers } = step;
  const headersPath = pathOfKey(path, "headers");
  const missing = (map: object | null | undefined, at: string): readonly string[] =>
    map === null || map === undefined ? [isMissing(at)] : [];
  const empty = Object.entries(headers ?? {}).filter(([, value]) => value === null);
  return [
    ...missing(headers, headersPath),
    ...empty.map(([name]) => `${shortPath(pathOfKey(headersPath, name))}: is empty`),
    ...missing(handlers, pathOfKey(path, "handlers")),
  ];
}

/** The texts of a step that events hold as they are. */
function textsOf(step: StepDocument, path: string): readonly string[] {
  const id = illFormed(pathOfKey(path, "id"), step.id ?? "");
  if (step.type === "write") {
    return [...id, ...illFormed(pathOfKey(path, "dataset"), step.dataset ?? "")];
  }
  const headers = step.type === "publish" ? Object.entries(step.headers ?? {}) : [];
  return [...id, ...headers.flatMap(([name, value]) => illFormed(pathOfKey(path, "headers"), name + value))];
}

function illFormed(path: string, text: string): readonly string[] {
  return isWellFormedText(text) ? [] : [`${shortPath(path)}: is not valid Unicode`];
}

function isMissing(path: string): string {
  return `${shortPath(path)}: is missing`;
}
