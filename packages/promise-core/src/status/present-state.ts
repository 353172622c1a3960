import type { Guid } from "@plumbline/model-core";
import type { LinkedThing } from "../records/links.js";
import type { VerificationRun } from "../records/run.js";
import type { Revision } from "../records/stored-promise.js";

/** Something with versions, as it is in the state that is judged. */
export interface PresentVersion {
  readonly version: number;
  readonly hash: string;
}

/** The state that runs are judged on: main as it is now, or a pinned one (docs/reference/promises-evidence.md#currency). */
export interface PresentState {
  readonly stream: { readonly streamId: Guid; readonly version: number };
  /** Null when the project has it no more. */
  readonly scenario: (id: string) => PresentVersion | null;
  readonly schema: (id: string) => PresentVersion | null;
  /** The commit that the model follows of a repository; null when it follows none. */
  readonly repositoryCommit: (id: string) => string | null;
  /** Whether a link of a service holds. */
  readonly link: (id: string) => boolean;
}

/** A revision, what is known of it, and the state it is judged on. */
export interface StatusRequest {
  readonly requirementId: string;
  readonly revision: Revision;
  /** The content hash of what is stored; null of a draft, of which there is none to compare it with. */
  readonly presentHash: string | null;
  /** Of this revision, in any order; those of others are passed over. */
  readonly runs: readonly VerificationRun[];
  readonly present: PresentState;
  /** What of the links is not there, and what of it is another than at the approval. */
  readonly linked: { readonly missing: readonly LinkedThing[]; readonly changed: readonly LinkedThing[] };
}
