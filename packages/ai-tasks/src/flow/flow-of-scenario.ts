import type { JsonValue } from "@plumbline/model-core";
import {
  type AssertionDocument,
  type FaultDocument,
  type ListPlace,
  outlineScenario,
  type ScenarioDocument,
  type StepDocument,
  type StepPlace,
} from "@plumbline/playback-engine";
import type { JsonObject } from "../tasks/json-object.js";
import { FLOW_STEP } from "./flow-step.js";

/** The steps, faults and assertions of a scenario, in the fields of a flow. */
export interface ScenarioAsFlow {
  readonly name: string;
  readonly steps: readonly JsonObject[];
  readonly faults: readonly JsonObject[];
  readonly assertions: readonly JsonObject[];
}

type AliasOf = (id: string) => string | undefined;
type Named = (id: string | null | undefined) => string | null;

/**
 * A scenario as the flow that makes it again, for an AI that revises it (docs/reference/ai.md#the-flow). What has no
 * alias, an entry that is null and a step without an ID are left out: such a scenario cannot be played.
 */
export function flowOfScenario(document: ScenarioDocument, aliasOf: AliasOf): ScenarioAsFlow {
  const named: Named = (id) => (typeof id === "string" ? (aliasOf(id) ?? null) : null);
  return {
    name: document.name,
    steps: outlineScenario(document).steps.flatMap((place) => stepOf(place, named)),
    faults: document.faults.flatMap((fault) => (fault === null ? [] : [faultOf(fault, named)])),
    assertions: document.assertions.flatMap((one) => (one === null ? [] : [assertionOf(one, named)])),
  };
}

const NO_FIELDS: JsonObject = Object.fromEntries(Object.keys(FLOW_STEP.fields).map((name) => [name, null]));

function stepOf({ step, list }: StepPlace, named: Named): readonly JsonObject[] {
  if (step === null || typeof step.id !== "string") {
    return [];
  }
  const place = { key: step.id, parent: list.owner?.step?.id ?? null, slot: list.role, type: step.type };
  return [{ ...NO_FIELDS, ...place, ...slotOf(list, named), ...fieldsOf(step, named) }];
}

function slotOf(list: ListPlace, named: Named): JsonObject {
  if (list.role === "handler") {
    return { handlerOf: named(list.subscription) };
  }
  return list.role === "branch" ? { branchIndex: Number(/\[(\d+)\]$/.exec(list.path)?.[1]) } : {};
}

function fieldsOf(step: StepDocument, named: Named): JsonObject {
  switch (step.type) {
    case "call":
      return {
        ...{ from: named(step.from), operation: named(step.operation) },
        ...{ requestJson: textOf(step.request), responseJson: textOf(step.response) },
      };
    case "publish":
      return {
        ...{ from: named(step.from), channel: named(step.channel), message: named(step.message) },
        payloadJson: textOf(step.payload),
        headers: Object.entries(step.headers ?? {}).map(([name, value]) => ({ name, value: value ?? "" })),
        routingKey: step.routingKey ?? null,
      };
    case "write":
      return {
        ...{ from: named(step.by), store: named(step.store) },
        ...{ dataset: step.dataset ?? null, changeJson: textOf(step.change) },
      };
    case "parallel":
      return {};
    case "branch":
      return { whenStep: step.whenStep ?? null, is: step.is ?? null };
  }
}

function textOf(value: JsonValue | undefined): string | null {
  return value === null || value === undefined ? null : JSON.stringify(value);
}

function faultOf({ target, kind, failFirst }: FaultDocument, named: Named): JsonObject {
  return { target: named(target), kind: kind ?? null, failFirst: failFirst ?? null };
}

function assertionOf(assertion: AssertionDocument, named: Named): JsonObject {
  const { id: key = null, type } = assertion;
  const nothing = { step: null, outcome: null, eventKind: null, target: null, count: null };
  return assertion.type === "outcome"
    ? { key, type, ...nothing, step: assertion.step ?? null, outcome: assertion.expected ?? null }
    : {
        ...{ key, type, ...nothing, eventKind: assertion.kind ?? null },
        ...{ target: named(assertion.target), count: assertion.expected ?? null },
      };
}
