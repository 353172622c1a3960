import type { JsonValue } from "@plumbline/model-core";
import type { EventKind } from "../document/event-kinds.js";
import type { AssertionDocument, FaultDocument } from "../document/faults-and-assertions.js";
import type { ScenarioDocument } from "../document/scenario-document.js";
import type { StepDocument, StepOutcome } from "../document/steps.js";

export type Steps = readonly StepDocument[];

interface CallOptions {
  /** What the callee does: the list `then`. */
  readonly does?: Steps;
  readonly onError?: Steps;
  readonly request?: JsonValue;
  readonly response?: JsonValue;
}

export function call(id: string, from: string, operation: string, options: CallOptions = {}): StepDocument {
  const { does = [], onError = [], request = null, response = null } = options;
  return { id, type: "call", from, operation, request, response, then: does, onError };
}

interface PublishOptions {
  readonly payload?: JsonValue;
  readonly headers?: { readonly [name: string]: string };
  readonly handlers?: { readonly [subscriptionId: string]: Steps };
  readonly routingKey?: string;
}

export function publish(
  id: string,
  from: string,
  [channel, message]: readonly [channel: string, message: string],
  { payload = null, headers = {}, handlers = {}, routingKey }: PublishOptions = {},
): StepDocument {
  return { id, type: "publish", from, channel, message, payload, headers, handlers, routingKey };
}

export function write(id: string, by: string, store: string, change: JsonValue = null): StepDocument {
  return { id, type: "write", by, store, dataset: "rows", change };
}

export function parallel(id: string, ...branches: readonly Steps[]): StepDocument {
  return { id, type: "parallel", branches };
}

interface BranchOptions {
  /** The list `then`. */
  readonly does?: Steps;
  readonly otherwise?: Steps;
}

export function branch(
  id: string,
  whenStep: string,
  is: StepOutcome,
  { does = [], otherwise = [] }: BranchOptions = {},
): StepDocument {
  return { id, type: "branch", whenStep, is, then: does, else: otherwise };
}

export function fault(target: string, kind: string, failFirst: number | null = null): FaultDocument {
  return { target, kind, failFirst };
}

export function expectOutcome(id: string, step: string, expected: StepOutcome): AssertionDocument {
  return { id, type: "outcome", step, expected };
}

export function expectCount(
  id: string,
  kind: EventKind,
  expected: number,
  target: string | null = null,
): AssertionDocument {
  return { id, type: "event-count", kind, target, expected };
}

export function scenario(
  steps: Steps,
  faults: readonly FaultDocument[] = [],
  assertions: readonly AssertionDocument[] = [],
): ScenarioDocument {
  return { id: "00000000-0000-4000-8000-0000000000ff", name: "A scenario", steps, faults, assertions };
}
