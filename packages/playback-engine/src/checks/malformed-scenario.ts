import { pathOfKey, shortPath } from "@plumbline/model-core";
import type { PublishDocument } from "../document/scenario-document.js";
import type { Check } from "./check.js";

/** Every required list and map is there, and no list or map holds an empty entry. */
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
    return step.type === "publish" ? inPublish(step, path) : [];
  },
  fault: ({ entry, position }) => (entry === null ? [`faults[${position}]: is empty`] : []),
  assertion: ({ entry, position }) => (entry === null ? [`assertions[${position}]: is empty`] : []),
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

function isMissing(path: string): string {
  return `${shortPath(path)}: is missing`;
}
