import type { Issue, JsonOddity, JsonValue, Result } from "@plumbline/model-core";
import { present, READING_LIMITS, readJson, shortPath } from "@plumbline/model-core";
import { DocumentWalk, Faults, type Manner, OTHER_TYPE } from "@plumbline/model-core/declaring";
import { SCENARIO, type ScenarioDocument } from "./scenario-document.js";

/** The body is not a scenario document (docs/reference/scenarios.md#saving). */
export interface ScenarioRefusal {
  readonly code: "invalid_scenario";
  readonly title: string;
  readonly errors: readonly Issue[];
}

/** A document and what its text spelled in a way that the save limits or a run refuse. */
export interface ReadScenario {
  readonly document: ScenarioDocument;
  /** Numbers with too many characters or out of range, lone surrogates, U+0000. */
  readonly oddities: readonly JsonOddity[];
}

const OF_SCENARIOS: Manner = {
  missing: "is required",
  otherType: OTHER_TYPE,
  ofNull: { text: "is required", list: "is required" },
  unknownKeys: null,
  judges: false,
  misspelled: "shape",
  infinity: "other-type",
  unread: "left-out",
};

const MAX_ISSUES = 100;

/** The reader of JSON keeps this many oddities: with so many it may have missed a repeated key. */
const MAX_ODDITIES = READING_LIMITS.oddities;

/**
 * Reads a scenario document from its raw text (docs/reference/scenarios.md#the-scenario-document). Refused is
 * what is not a scenario document: no JSON, a repeated key, a wrong JSON type, a missing name or top-level
 * list, a step or assertion without a known type. Unknown keys are dropped; GUIDs become lower case. What is
 * missing deeper, and an ID that is no GUID, stays as it is and becomes an issue of a run.
 */
export function readScenarioDocument(text: string): Result<ReadScenario, ScenarioRefusal> {
  const json = readJson(text);
  return json.ok ? readDocument(json.value) : refused([json.refusal]);
}

interface Spelled {
  readonly value: JsonValue;
  readonly oddities: readonly JsonOddity[];
}

function readDocument({ value, oddities }: Spelled): Result<ReadScenario, ScenarioRefusal> {
  const faults = new Faults(MAX_ISSUES, shortPath);
  refuseOddities(faults, oddities);
  const document = new DocumentWalk(OF_SCENARIOS, faults.report).document(SCENARIO, value);
  return document === undefined || faults.shape.length > 0
    ? refused(faults.shape)
    : { ok: true, value: { document, oddities } };
}

function refuseOddities(faults: Faults, oddities: readonly JsonOddity[]): void {
  if (oddities.length >= MAX_ODDITIES) {
    faults.add("shape", () => "", "holds too many values that JSON cannot hold or that are not valid text");
  }
  for (const { kind, path } of oddities) {
    if (kind === "repeated-key") {
      faults.add("shape", () => path, "is a repeated key");
    }
  }
}

function refused(errors: readonly Issue[]): { readonly ok: false; readonly refusal: ScenarioRefusal } {
  const { field, message } = present(errors[0]);
  const title = `The body is not a scenario document: ${field === "" ? "it" : field} ${message}`;
  return { ok: false, refusal: { code: "invalid_scenario", title, errors } };
}
