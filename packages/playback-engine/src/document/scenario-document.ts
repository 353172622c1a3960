/**
 * A scenario as it was sent (spec 1, section 2.10): its JSON types are checked, nothing else is. What a
 * field may lack is null or undefined here; undefined means that the key was not there, so that the
 * document is stored and answered as it came.
 */

import type { JsonValue } from "@plumbline/model-core";

export const STEP_TYPES = ["call", "publish", "write", "parallel", "branch"] as const;
export type StepType = (typeof STEP_TYPES)[number];

export const STEP_OUTCOMES = ["Succeeded", "Failed", "Skipped"] as const;
/** What became of a step. A step that never ran counts as `Skipped`. */
export type StepOutcome = (typeof STEP_OUTCOMES)[number];

export const FAULT_KINDS = ["Error", "Outage", "Timeout"] as const;
export type FaultKind = (typeof FAULT_KINDS)[number];

export const ASSERTION_TYPES = ["outcome", "event-count"] as const;
export type AssertionType = (typeof ASSERTION_TYPES)[number];

type Maybe<Value> = Value | null | undefined;

/** A list of steps as sent. An entry may be null. */
export type StepListDocument = readonly (StepDocument | null)[];

export interface CallDocument {
  readonly type: "call";
  readonly id: Maybe<string>;
  readonly from: Maybe<string>;
  readonly operation: Maybe<string>;
  readonly request: JsonValue | undefined;
  readonly response: JsonValue | undefined;
  readonly then: Maybe<StepListDocument>;
  readonly onError: Maybe<StepListDocument>;
}

export interface PublishDocument {
  readonly type: "publish";
  readonly id: Maybe<string>;
  readonly from: Maybe<string>;
  readonly channel: Maybe<string>;
  readonly message: Maybe<string>;
  readonly payload: JsonValue | undefined;
  readonly headers: Maybe<{ readonly [name: string]: string | null }>;
  /** From subscription ID to the steps its consumer runs. */
  readonly handlers: Maybe<{ readonly [subscriptionId: string]: StepListDocument | null }>;
  readonly routingKey: Maybe<string>;
}

export interface WriteDocument {
  readonly type: "write";
  readonly id: Maybe<string>;
  readonly by: Maybe<string>;
  readonly store: Maybe<string>;
  readonly dataset: Maybe<string>;
  readonly change: JsonValue | undefined;
}

export interface ParallelDocument {
  readonly type: "parallel";
  readonly id: Maybe<string>;
  readonly branches: Maybe<readonly (StepListDocument | null)[]>;
}

export interface BranchDocument {
  readonly type: "branch";
  readonly id: Maybe<string>;
  readonly whenStep: Maybe<string>;
  readonly is: Maybe<string>;
  readonly then: Maybe<StepListDocument>;
  readonly else: Maybe<StepListDocument>;
}

export type StepDocument = CallDocument | PublishDocument | WriteDocument | ParallelDocument | BranchDocument;

export interface FaultDocument {
  readonly target: Maybe<string>;
  readonly kind: Maybe<string>;
  /** Attempts that fail; null fails every attempt. */
  readonly failFirst: Maybe<number>;
}

export interface OutcomeAssertionDocument {
  readonly type: "outcome";
  readonly id: Maybe<string>;
  readonly step: Maybe<string>;
  readonly expected: Maybe<string>;
}

export interface EventCountAssertionDocument {
  readonly type: "event-count";
  readonly id: Maybe<string>;
  readonly kind: Maybe<string>;
  readonly target: Maybe<string>;
  readonly expected: Maybe<number>;
}

export type AssertionDocument = OutcomeAssertionDocument | EventCountAssertionDocument;

export interface ScenarioDocument {
  /** Undefined when the document was sent without one. */
  readonly id: string | undefined;
  readonly name: string;
  readonly steps: StepListDocument;
  readonly faults: readonly (FaultDocument | null)[];
  readonly assertions: readonly (AssertionDocument | null)[];
}
