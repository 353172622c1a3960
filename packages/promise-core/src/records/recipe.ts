import type { Guid } from "@plumbline/model-core";
import type { EventKind, FaultKind, StepOutcome } from "@plumbline/playback-engine";

export const PATTERNS = ["transactional-outbox", "in-memory-outbox"] as const;
export type Pattern = (typeof PATTERNS)[number];

export const EVIDENCE_SYSTEMS = ["codehost-actions", "other"] as const;
export type EvidenceSystem = (typeof EVIDENCE_SYSTEMS)[number];

/** A fault that a check sets beside those of the scenario; `failFirst` null fails every attempt. */
export interface CheckFault {
  readonly target: Guid;
  readonly kind: FaultKind;
  readonly failFirst: number | null;
}

/** What a check expects, in the form of a scenario's assertions. */
export type CheckAssertion =
  | { readonly id: string; readonly type: "outcome"; readonly step: string; readonly expected: StepOutcome }
  | {
      readonly id: string;
      readonly type: "event-count";
      readonly kind: EventKind;
      readonly target: Guid | null;
      readonly expected: number;
    };

export interface ScenarioCheck {
  readonly scenarioId: Guid;
  readonly faults: readonly CheckFault[];
  readonly expect: readonly CheckAssertion[];
}

export interface SourcePattern {
  /** `owner/name` in lower case. */
  readonly repository: string;
  readonly pattern: Pattern;
  readonly service: string | null;
  /** Whether a pattern that exists only under a compile-time condition fails the check. */
  readonly requireUnconditional: boolean;
}

/** Which runs at a code host show a test plan. */
export interface EvidenceSource {
  readonly system: EvidenceSystem;
  /** `owner/name` in lower case. */
  readonly repository: string;
  readonly workflow: string;
  readonly job: string | null;
}

export interface TestPlan {
  readonly steps: readonly string[];
  readonly inputs: readonly string[];
  readonly expectedObservations: readonly string[];
  readonly forbiddenObservations: readonly string[];
  /** Sorted. */
  readonly contractIds: readonly Guid[];
  readonly evidenceSource: EvidenceSource | null;
}

/** A text, and the one typed part that fits the kind of the obligation. */
export interface Recipe {
  readonly text: string;
  readonly scenarioCheck?: ScenarioCheck;
  readonly sourcePattern?: SourcePattern;
  readonly plan?: TestPlan;
}
