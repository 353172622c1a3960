import { FACT_LIMITS } from "@plumbline/model-core";
import {
  atMostCharacters,
  list,
  nullable,
  object,
  orLeftOut,
  type ReadOf,
  text,
} from "@plumbline/model-core/declaring";
import { BUNDLE_LIMITS } from "../limits.js";
import { count, id, obligationId, type PinnedStream, streams } from "./manifest-values.js";

const RUN = object({
  promiseId: id(),
  promiseRevision: count(1),
  obligationId: obligationId(),
  runId: id(),
});

const OF_SOURCE = atMostCharacters(BUNDLE_LIMITS.sourceCharacters);

const SOURCE = object({
  repository: text({ about: "Host, owner and name", rules: [OF_SOURCE] }),
  trackedRef: nullable(text({ rules: [OF_SOURCE] })),
  trackedCommit: nullable(text({ rules: [OF_SOURCE] })),
  trackedScan: nullable(id()),
  latestCommit: nullable(text({ rules: [OF_SOURCE] })),
  latestScan: nullable(id()),
});

/** Every document of a bundle holds it, escaped: a longer one than a project can have would cost memory without end. */
const PROJECT_NAME = text({ rules: [atMostCharacters(FACT_LIMITS.nameLength)] });

const INPUTS = {
  projectId: id(),
  projectName: PROJECT_NAME,
  branch: id(),
  streamVersion: count(),
  revisionId: nullable(id()),
  scenarios: streams(),
  schemas: streams(),
  promises: streams(),
  runs: list(RUN, { most: BUNDLE_LIMITS.pinnedRuns }),
  sources: list(SOURCE, { most: BUNDLE_LIMITS.pinnedEntries }),
};

/** What each format pins: decisions from format 3 on, a seal, which may have been taken out, in format 4. */
export const PINNED_OF_FORMAT = {
  "service-bundle/2": object(INPUTS),
  "service-bundle/3": object({ ...INPUTS, decisions: streams() }),
  "service-bundle/4": object({ ...INPUTS, decisions: streams(), seal: orLeftOut(text()) }),
} as const;

/** A pinned state of any format, as it is sent to be exported again. */
export const PINNED_STATE = object({
  ...INPUTS,
  decisions: orLeftOut(streams()),
  seal: orLeftOut(text()),
});

/** Every input of a bundle, at the version that was read. */
export interface PinnedState extends ReadOf<(typeof PINNED_OF_FORMAT)["service-bundle/2"]> {
  /** Absent in format 2. */
  readonly decisions?: readonly PinnedStream[] | undefined;
  /** `v1.<master key ID>.<digest>`; absent before format 4. */
  readonly seal?: string | undefined;
}

/** A run that is evidence. */
export type PinnedRun = ReadOf<typeof RUN>;
/** An imported repository, at the commit and scan that are followed. */
export type PinnedSource = ReadOf<typeof SOURCE>;
