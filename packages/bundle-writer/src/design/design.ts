import type { StoredDecision } from "@plumbline/decision-core";
import type { Guid, Model, ModelIndex } from "@plumbline/model-core";
import type { RunResult, ScenarioDocument, ScenarioIssue } from "@plumbline/playback-engine";
import type {
  ApprovedRevision,
  EvidenceStatus,
  PromiseState,
  Revision,
  StoredPromise,
} from "@plumbline/promise-core";
import type { Contracts } from "../contracts/contracts.js";
import type { BundleFormat } from "../manifest/formats.js";
import type { Blocker } from "../manifest/manifest.js";
import type { PinnedState } from "../manifest/pinned-state.js";

/** A scenario of the design with what playing it gives. */
export interface DesignScenario {
  readonly id: Guid;
  readonly version: number;
  readonly document: ScenarioDocument;
  /** Of its check and of its playback: with any, nothing was played. */
  readonly issues: readonly ScenarioIssue[];
  readonly run: RunResult;
}

/** A promise of the design with what is shown of it in the pinned state. */
export interface DesignPromise {
  readonly promise: StoredPromise;
  readonly state: PromiseState;
  /** The approved revision that is in force: the requirement. Null for a draft and for what was retired. */
  readonly inForce: ApprovedRevision | null;
  /** Of the revision in force; null when none is. */
  readonly status: EvidenceStatus | null;
  /** A draft, alone or beside the revision in force: a proposal, never a requirement. */
  readonly draft: Revision | null;
}

/** A promise that is a requirement. */
export interface Requirement extends DesignPromise {
  readonly inForce: ApprovedRevision;
  readonly status: EvidenceStatus;
}

/** Whether a promise is a requirement: a revision of it is in force. */
export function isRequirement(promise: DesignPromise): promise is Requirement {
  return promise.inForce !== null && promise.status !== null;
}

/**
 * A design as it was pinned, read once for every file that is written of it. Lists are ordered: scenarios by ID, promises
 * by requirement number, decisions by number, blockers by code and subject.
 */
export interface Design {
  readonly format: BundleFormat;
  /** Without its seal. */
  readonly pinned: PinnedState;
  /** With its schemas. */
  readonly model: Model;
  readonly index: ModelIndex;
  readonly scenarios: readonly DesignScenario[];
  readonly promises: readonly DesignPromise[];
  /** Whatever their state; none before format 3. */
  readonly decisions: readonly StoredDecision[];
  readonly contracts: Contracts;
  readonly blockers: readonly Blocker[];
}
