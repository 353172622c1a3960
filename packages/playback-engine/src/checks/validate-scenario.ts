import type { JsonOddity, Model, ModelIndex } from "@plumbline/model-core";
import { assertNever, indexModel } from "@plumbline/model-core";
import { PayloadFacts } from "../document/payload-facts.js";
import type { ScenarioDocument } from "../document/scenario-document.js";
import type { ListPlace, StepPlace } from "../document/scenario-outline.js";
import { outlineScenario } from "../document/scenario-outline.js";
import { ReachIndex } from "../model/reach-index.js";
import type { ScenarioIssue } from "../result/run-result.js";
import { PayloadVerdicts } from "../schemas/payload-verdicts.js";
import { SchemaValidators } from "../schemas/schema-validators.js";
import type { Check, CheckContext, Findings } from "./check.js";
import { CHECKS_IN_ORDER } from "./checks-in-order.js";
import { invalidPayload } from "./invalid-payload.js";
import { payloadTooLarge } from "./payload-too-large.js";

/** A scenario and the model it is to be played on. */
export interface ValidationRequest {
  readonly document: ScenarioDocument;
  readonly model: Model;
  /** What the reader of the document found odd in its text. */
  readonly oddities?: readonly JsonOddity[];
  /**
   * Asked before each schema check, with the text of the schema; when it says so, this and the rest are left out and the
   * run has `validation-too-slow`.
   */
  readonly outOfTime?: (schema: string) => boolean;
  /** Told after each schema check, so that a clock counts the checks and nothing between them. */
  readonly checked?: () => void;
  /** Compiled schemas kept from one validation to the next. */
  readonly schemas?: SchemaValidators;
}

/**
 * Every issue of a scenario on a model (docs/reference/scenarios.md#issues), all at once, in document order:
 * the steps, then the faults, then the assertions.
 */
export function validateScenario(request: ValidationRequest): readonly ScenarioIssue[] {
  return findIssues(contextOf(request, indexModel(request.model)));
}

/** The same of many scenarios on one model, which is looked through once; schemas are compiled once for all of them. */
export function scenarioValidator(
  model: Model,
): (request: Omit<ValidationRequest, "model">) => readonly ScenarioIssue[] {
  return validatorOn(model, indexModel(model));
}

/** The same with the model's facts already by ID. */
export function validatorOn(
  model: Model,
  index: ModelIndex,
): (request: Omit<ValidationRequest, "model">) => readonly ScenarioIssue[] {
  const reach = new ReachIndex(index);
  const schemas = new SchemaValidators();
  return (request) => findIssues(contextOf({ schemas, ...request, model }, index, reach));
}

/** Finds the issues with the model's facts already by ID. */
export function contextOf(
  request: ValidationRequest,
  index: ModelIndex,
  reach: ReachIndex = new ReachIndex(index),
): CheckContext {
  const { document, oddities = [], schemas = new SchemaValidators() } = request;
  const { outOfTime = () => false, checked = () => undefined } = request;
  const isFit = (place: StepPlace): boolean =>
    [invalidPayload, payloadTooLarge].every((check) => check.step?.(place, context).length === 0);
  const context: CheckContext = {
    document,
    oddities,
    index,
    outline: outlineScenario(document),
    payloads: new PayloadFacts(),
    reach,
    verdicts: new PayloadVerdicts({ index, validators: schemas, outOfTime, checked, isFit }),
    firstFaultOn: firstOf(document.faults, (fault) => fault.target),
    firstAssertionOf: firstOf(document.assertions, (assertion) => assertion.id),
  };
  return context;
}

export function findIssues(context: CheckContext): readonly ScenarioIssue[] {
  const issues: ScenarioIssue[] = [];
  const add = (stepId: string | null, findingsOf: (check: Check) => Findings | undefined): void => {
    for (const check of CHECKS_IN_ORDER) {
      for (const message of findingsOf(check) ?? []) {
        issues.push({ stepId, code: check.code, message });
      }
    }
  };
  add(null, (check) => check.scenario?.(context));
  for (const place of context.outline.places) {
    add(stepIdOf(place), (check) =>
      place.is === "list" ? check.list?.(place, context) : check.step?.(place, context),
    );
  }
  context.document.faults.forEach((entry, position) => {
    add(null, (check) => check.fault?.({ entry, position }, context));
  });
  context.document.assertions.forEach((entry, position) => {
    add(null, (check) => check.assertion?.({ entry, position }, context));
  });
  return issues;
}

/** The step an issue at a place is about: the step itself, or the one that holds the list. */
function stepIdOf(place: ListPlace | StepPlace): string | null {
  switch (place.is) {
    case "step":
      return place.step?.id ?? (place.step === null ? (place.list.owner?.step?.id ?? null) : null);
    case "list":
      return place.owner?.step?.id ?? null;
    default:
      return assertNever(place);
  }
}

function firstOf<Entry>(
  entries: readonly (Entry | null)[],
  keyOf: (entry: Entry) => string | null | undefined,
): ReadonlyMap<string, number> {
  const first = new Map<string, number>();
  entries.forEach((entry, position) => {
    const key = entry === null ? null : (keyOf(entry) ?? null);
    if (key !== null && !first.has(key)) {
      first.set(key, position);
    }
  });
  return first;
}
