import type { FactKind, Guid, Model } from "@plumbline/model-core";
import type { ScenarioDocument } from "@plumbline/playback-engine";
import type { StoredPromise } from "@plumbline/promise-core";
import type { Snapshot } from "@plumbline/source-scanner";

/** That an element is a service of a repository, as a person accepted it. */
export interface LinkedService {
  /** `host/owner/name`. */
  readonly repository: string;
  readonly serviceKey: string;
  readonly elementId: Guid;
}

/** That a fact of the model is what a fact of source says, as a person accepted it. */
export interface LinkedEvidence {
  readonly repository: string;
  readonly factKey: string;
  readonly factKind: FactKind;
  readonly factId: Guid;
}

/** A scenario as it is stored. */
export interface ImpactScenario {
  readonly id: Guid;
  readonly document: ScenarioDocument;
}

/** Everything that an impact is worked out from. The order of its lists does not matter, but of what is followed. */
export interface ImpactInput {
  readonly scanId: Guid;
  /** Of the merge base. */
  readonly base: Snapshot;
  readonly head: Snapshot;
  readonly modelVersion: number;
  readonly model: Model;
  /** Those that hold at that version; of other repositories they are passed over. */
  readonly serviceLinks: readonly LinkedService[];
  readonly evidenceLinks: readonly LinkedEvidence[];
  /** The repositories that are followed, `host/owner/name`, the one that is followed longest first. */
  readonly followed: readonly string[];
  readonly scenarios: readonly ImpactScenario[];
  readonly promises: readonly StoredPromise[];
}
