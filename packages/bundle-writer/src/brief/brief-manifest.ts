import { type Guid, sha256Hex, utf8Length } from "@plumbline/model-core";
import type { Design } from "../design/design.js";
import { GENERATOR_NAME } from "../manifest/formats.js";
import type { Blocker } from "../manifest/manifest.js";
import type { PinnedState } from "../manifest/pinned-state.js";
import type { BriefSelection } from "../requests/brief-request.js";
import type { BriefChange } from "./brief-change.js";
import { BRIEF_FORMAT, BRIEF_GENERATOR_VERSION } from "./brief-format.js";
import { type BriefIncluded, idsOf, includedIn } from "./included-in.js";
import type { BriefScope } from "./scope/brief-scope.js";

/** What a brief says of itself. */
export interface BriefManifest {
  readonly format: typeof BRIEF_FORMAT;
  readonly generator: {
    readonly name: typeof GENERATOR_NAME;
    readonly version: typeof BRIEF_GENERATOR_VERSION;
  };
  /** Without a seal. */
  readonly pinned: Omit<PinnedState, "seal">;
  /** Sorted, each ID once. */
  readonly selection: BriefSelection;
  /** The scan of the change under review; absent for a plain selection. */
  readonly changeScanId?: Guid;
  /** What is in scope, whether or not it was left out for its tokens. */
  readonly included: BriefIncluded;
  /** Requirement IDs of selected drafts. */
  readonly notApproved: readonly string[];
  /** Requirement IDs of selected promises that were retired. */
  readonly retired: readonly string[];
  /** IDs of facts in scope that are inferred, unknown or stale: they are in no table, nor in `included`. Sorted. */
  readonly unconfirmedFacts: readonly string[];
  /** Of the brief that is sent. */
  readonly sha256: string;
  readonly bytes: number;
  /** Whether there is no blocker in scope. */
  readonly buildReady: boolean;
  /** Those in scope. */
  readonly blockers: readonly Blocker[];
}

/** What a brief is about, and the change that it is for, if any. */
interface ToldScope {
  readonly scope: BriefScope;
  readonly change: Pick<BriefChange, "scanId"> | null;
}

/** The manifest of a brief as it is sent. */
export function briefManifest(
  { pinned }: Design,
  { scope, change }: ToldScope,
  brief: string,
): BriefManifest {
  const { selection, notApproved, retired, unconfirmed, blockers } = scope;
  const { seal: _, ...withoutSeal } = pinned;
  return {
    format: BRIEF_FORMAT,
    generator: { name: GENERATOR_NAME, version: BRIEF_GENERATOR_VERSION },
    pinned: withoutSeal,
    selection,
    ...(change === null ? {} : { changeScanId: change.scanId }),
    included: includedIn(scope),
    notApproved: notApproved.map(({ promise }) => promise.requirementId),
    retired: retired.map(({ promise }) => promise.requirementId),
    unconfirmedFacts: idsOf(unconfirmed),
    sha256: sha256Hex(brief),
    bytes: utf8Length(brief),
    buildReady: blockers.length === 0,
    blockers,
  };
}
