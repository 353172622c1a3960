import { compareCodeUnits } from "@plumbline/model-core";
import type { PinnedStream } from "../manifest/manifest-values.js";
import type { PinnedState } from "../manifest/pinned-state.js";

/** The kinds of what a bundle is made from, in the order they are told. */
export const MOVED_KINDS = [
  "model",
  "project",
  "scenario",
  "schema",
  "promise",
  "decision",
  "run",
  "source",
] as const;
export type MovedKind = (typeof MOVED_KINDS)[number];

/** A version, a name, the ID of a run, or the commit of a source that is followed; null where it is not there. */
export type MovedValue = number | string | null;

/** Something that is another now than it was pinned. */
export interface MovedPin {
  readonly kind: MovedKind;
  /** Of the model its stream, of a run its obligation, of a source its repository. */
  readonly id: string;
  /** Null for what came later. */
  readonly pinned: MovedValue;
  /** Null for what is gone. */
  readonly current: MovedValue;
}

/**
 * What moved between a pinned state and the present one of its stream, main for a revision: by kind, then by ID. With
 * nothing moved a bundle of now is made from the same. What is known to be newer of a source and not followed moves
 * nothing, and neither do decisions where none are pinned.
 */
export function movedInputs(pinned: PinnedState, present: PinnedState): readonly MovedPin[] {
  return MOVED_KINDS.flatMap((kind) => {
    const [before, now] = [VALUES[kind](pinned), VALUES[kind](present)];
    return before === null || now === null ? [] : movedOf(kind, before, now);
  });
}

type Values = ReadonlyMap<string, MovedValue>;

/** What each kind is compared by; null where a format does not pin it. */
const VALUES: { readonly [Kind in MovedKind]: (pinned: PinnedState) => Values | null } = {
  model: ({ branch, streamVersion }) => new Map([[branch, streamVersion]]),
  project: ({ projectId, projectName }) => new Map([[projectId, projectName]]),
  scenario: ({ scenarios }) => versions(scenarios),
  schema: ({ schemas }) => versions(schemas),
  promise: ({ promises }) => versions(promises),
  decision: ({ decisions }) => (decisions === undefined ? null : versions(decisions)),
  run: ({ runs }) => new Map(runs.map(({ obligationId, runId }) => [obligationId, runId])),
  source: ({ sources }) =>
    new Map(sources.map(({ repository, trackedCommit }) => [repository, trackedCommit])),
};

function versions(streams: readonly PinnedStream[]): Values {
  return new Map(streams.map(({ id, version }) => [id, version]));
}

function movedOf(kind: MovedKind, before: Values, now: Values): readonly MovedPin[] {
  const ids = [...new Set([...before.keys(), ...now.keys()])].sort(compareCodeUnits);
  return ids.flatMap((id) => {
    const [pinned, current] = [before.get(id) ?? null, now.get(id) ?? null];
    return pinned === current ? [] : [{ kind, id, pinned, current }];
  });
}
