import type { Issue, JsonOddity, JsonValue, Result } from "@plumbline/model-core";
import { parseGuid, readJson } from "@plumbline/model-core";
import { readAssertion } from "./read-assertion.js";
import { readFault } from "./read-fault.js";
import { readSteps } from "./read-step.js";
import type { ScenarioDocument } from "./scenario-document.js";
import { field, ShapeReader } from "./shape-reader.js";

/** The body is not a scenario document (spec 1, section 7.2). */
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

/** The reader of JSON keeps this many oddities: with so many it may have missed a repeated key. */
const MAX_ODDITIES = 100;

/**
 * Reads a scenario document from its raw text (spec 1, section 2.10). Refused is what is not a scenario
 * document: no JSON, a repeated key, a wrong JSON type, a missing name or top-level list, a step or
 * assertion without a known type. Unknown keys are dropped; GUIDs become lower case. What is missing
 * deeper, and an ID that is no GUID, stays as it is and becomes an issue of a run.
 */
export function readScenarioDocument(text: string): Result<ReadScenario, ScenarioRefusal> {
  const json = readJson(text);
  if (!json.ok) {
    return refused([json.refusal]);
  }
  const { value, oddities } = json.value;
  const shape = new ShapeReader();
  if (oddities.length >= MAX_ODDITIES) {
    shape.refuse("", "holds too many values that JSON cannot hold or that are not valid text");
  }
  for (const oddity of oddities) {
    if (oddity.kind === "repeated-key") {
      shape.refuse(oddity.path, "is a repeated key");
    }
  }
  const document = readDocument(shape, value);
  return document === null || shape.issues.length > 0
    ? refused(shape.issues)
    : { ok: true, value: { document, oddities } };
}

function readDocument(shape: ShapeReader, value: JsonValue): ScenarioDocument | null {
  const scenario = shape.object(value, "");
  if (scenario === null) {
    return null;
  }
  return {
    id: scenarioId(shape, field(scenario, "id")),
    name: scenarioName(shape, scenario),
    steps: readSteps(shape, topList(shape, scenario, "steps"), "steps") ?? [],
    faults:
      shape.entries(topList(shape, scenario, "faults"), "faults", (entry, path) =>
        readFault(shape, entry, path),
      ) ?? [],
    assertions:
      shape.entries(topList(shape, scenario, "assertions"), "assertions", (entry, path) =>
        readAssertion(shape, entry, path),
      ) ?? [],
  };
}

function scenarioName(shape: ShapeReader, scenario: { readonly [key: string]: JsonValue }): string {
  const name = required(shape, "name", field(scenario, "name"));
  return name === undefined || name === null ? "" : (shape.text(scenario, "name", "") ?? "");
}

function scenarioId(shape: ShapeReader, value: JsonValue | undefined): string | undefined {
  const id = parseGuid(value);
  if (value !== undefined && value !== null && id === null) {
    shape.refuse("id", "must be a GUID");
  }
  return id ?? undefined;
}

/** A list the document must have; when it has none that is noted, and an empty one stands in. */
function topList(
  shape: ShapeReader,
  scenario: { readonly [key: string]: JsonValue },
  key: string,
): JsonValue {
  return required(shape, key, field(scenario, key)) ?? [];
}

function required<Value>(
  shape: ShapeReader,
  key: string,
  value: Value | null | undefined,
): Value | null | undefined {
  if (value === undefined || value === null) {
    shape.refuse(key, "is required");
  }
  return value;
}

function refused(errors: readonly Issue[]): { readonly ok: false; readonly refusal: ScenarioRefusal } {
  const first = errors[0] ?? { field: "", message: "is not a scenario document" };
  const title = `The body is not a scenario document: ${first.field === "" ? "it" : first.field} ${first.message}`;
  return { ok: false, refusal: { code: "invalid_scenario", title, errors } };
}
