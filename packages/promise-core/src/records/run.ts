import type { Guid } from "@plumbline/model-core";
import type { Actor } from "./actor.js";
import type { EvidenceSystem } from "./recipe.js";

export const RESULTS = ["passed", "failed", "not-run", "unsupported"] as const;
export type RunResultWord = (typeof RESULTS)[number];

export const RUN_SCOPES = ["declared-behaviour", "source-at-commit", "external-test"] as const;
export type RunScope = (typeof RUN_SCOPES)[number];

export const RUN_ENVIRONMENTS = ["virtual-time", "repository", "codehost-actions", "other"] as const;
export type RunEnvironment = (typeof RUN_ENVIRONMENTS)[number];

export const INPUT_KINDS = ["model", "scenario", "schema", "repository", "scan", "link"] as const;
export type InputKind = (typeof INPUT_KINDS)[number];

/** Something that a run read, as it was. */
export interface RunInput {
  readonly kind: InputKind;
  /** Of the model: its stream. Of a repository: `host/owner/name`, of runs of before without the host. */
  readonly id: string;
  /** Null where what is read has no version of its own. */
  readonly version: number | null;
  /** Of its content; of a repository its commit. */
  readonly hash: string | null;
}

/** The model that a check was played on. */
export interface ModelOfRun {
  readonly streamId: Guid;
  readonly version: number;
  readonly revisionId: Guid | null;
}

export interface AssertionOfRun {
  readonly id: string;
  readonly passed: boolean;
  /** It holds with nothing to observe. */
  readonly vacuous: boolean;
  readonly detail: string;
}

/** What somebody says of a run elsewhere. */
export interface EvidenceEntry {
  readonly identity: "verified" | "claimed";
  /** Null when verified. */
  readonly identityReason: IdentityReason | null;
  readonly result: "passed" | "failed";
  readonly system: EvidenceSystem;
  readonly runUrl: string;
  readonly commitSha: string | null;
  readonly conclusion: string | null;
  readonly artifactDigest: string | null;
}

/** Why evidence is a claim, in the order they are looked for. */
export const IDENTITY_REASONS = [
  "no-evidence-source",
  "system-not-checkable",
  "run-url-not-recognised",
  "repository-differs",
  "github-not-configured",
  "run-url-host-differs",
  "repository-not-followed",
  "no-tracked-commit",
  "github-rate-limited",
  "github-access-refused",
  "run-not-found",
  "github-unavailable",
  "run-repository-unknown",
  "run-repository-differs",
  "workflow-differs",
  "commit-differs",
  "run-not-completed",
  "jobs-unavailable",
  "jobs-incomplete",
  "job-not-found",
  "job-not-completed",
  "job-not-conclusive",
  "run-not-success",
  "run-not-conclusive",
  "result-differs",
] as const;
export type IdentityReason = (typeof IDENTITY_REASONS)[number];

/** What a check found out, before it is a record of somebody at some time. */
export interface Outcome {
  readonly result: RunResultWord;
  readonly scope: RunScope;
  readonly environment: RunEnvironment;
  readonly modelRevision: ModelOfRun | null;
  readonly commitSha: string | null;
  readonly evidence: readonly EvidenceEntry[];
  /** What it does not show, one sentence each. */
  readonly limitations: readonly string[];
  /** What came of it, in a sentence. */
  readonly detail: string;
  /** In the order of their kinds, then by ID. */
  readonly inputs: readonly RunInput[];
  readonly assertions: readonly AssertionOfRun[];
}

/** A run or a piece of evidence as it is stored: appended, never changed. */
export interface VerificationRun extends Outcome {
  readonly id: Guid;
  /** `<requirement ID>/O<n>`. */
  readonly obligationId: string;
  readonly promiseRevision: number;
  /** The revision was a draft at the run. */
  readonly draft: boolean;
  readonly startedBy: Actor;
  /** ISO 8601 in UTC. */
  readonly at: string;
  /** Of the kind and recipe of the obligation at the run. */
  readonly recipeHash: string;
  /** The same inputs and recipe give the same. */
  readonly evidenceHash: string;
}
