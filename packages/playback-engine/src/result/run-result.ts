/** What a run of a scenario answers (docs/reference/playback.md#the-run-result). */

import type { JsonValue } from "@plumbline/model-core";
import type { EventKind } from "../document/event-kinds.js";
import type { StepOutcome } from "../document/steps.js";

/** One event of a trace. A field that does not apply is null. */
export interface TraceEvent {
  /** From 1. */
  readonly sequence: number;
  /** Virtual time, milliseconds from 0. */
  readonly atMs: number;
  readonly kind: EventKind;
  readonly stepId: string;
  /** The attempt of the nearest call or delivery around it, from 1; 1 at the top level. */
  readonly attempt: number;
  readonly from: string | null;
  readonly to: string | null;
  readonly target: string | null;
  readonly payload: JsonValue;
  /** What the other fields do not say, in words. */
  readonly detail: string | null;
  /** The message's ID, on every event of a message. */
  readonly message: string | null;
  /** The message's headers, on every event of a message. */
  readonly headers: { readonly [name: string]: string } | null;
}

export const ISSUE_CODES = [
  "unknown-element",
  "unknown-operation",
  "unknown-channel",
  "unknown-message",
  "unknown-subscription",
  "unknown-schema",
  "subscription-not-on-channel",
  "invalid-routing-key",
  "unknown-step",
  "invalid-outcome",
  "schema-mismatch",
  "missing-payload",
  "invalid-schema",
  "duplicate-step-id",
  "missing-step-id",
  "missing-dataset",
  "malformed-scenario",
  "unknown-fault-target",
  "duplicate-fault",
  "invalid-fault",
  "invalid-assertion",
  "unknown-assertion-target",
  "invalid-payload",
  "payload-too-large",
  "too-deep",
  "too-many-steps",
  "trace-too-large",
  "invalid-model",
  "validation-too-slow",
] as const;
export type IssueCode = (typeof ISSUE_CODES)[number];

/** Why a scenario plays nothing. */
export interface ScenarioIssue {
  /** The step it is about; null when it is about no step or one without an ID. */
  readonly stepId: string | null;
  readonly code: IssueCode;
  readonly message: string;
}

export interface AssertionResult {
  readonly id: string;
  readonly passed: boolean;
  readonly detail: string;
}

/** What playing a scenario gives. */
export interface Playback {
  readonly events: readonly TraceEvent[];
  /** Every step of the scenario in document order; a map, since an ID may be any text. */
  readonly outcomes: ReadonlyMap<string, StepOutcome>;
  readonly assertions: readonly AssertionResult[];
}

/** The answer of a run. With issues there are no events, outcomes, assertions or labels. */
export interface RunResult extends Playback {
  readonly engineVersion: number;
  /** Lower-case hex SHA-256 of the canonical JSON of `{engineVersion, events, outcomes, assertions}`. */
  readonly hash: string;
  readonly modelVersion: number;
  readonly issues: readonly ScenarioIssue[];
  /** A name for each ID an event can hold. */
  readonly labels: ReadonlyMap<string, string>;
}
