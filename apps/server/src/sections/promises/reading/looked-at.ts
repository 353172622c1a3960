import {
  type LinkedThing,
  linkedThings,
  type ProjectState,
  type Revision,
  type RunInput,
  type StoredPromise,
  type VerificationRun,
} from "@plumbline/promise-core";

/** What promises look at in their project. */
export interface LookedAt {
  readonly linked: readonly LinkedThing[];
  /** The IDs of what runs have read. */
  readonly scenarios: ReadonlySet<string>;
  readonly schemas: ReadonlySet<string>;
  /** Whether some run names a link of a service. */
  readonly links: boolean;
}

const NOTHING: ReadonlySet<string> = new Set();

/** Linked things, and nothing that a run has read. */
export function onlyLinked(linked: readonly LinkedThing[]): LookedAt {
  return { linked, scenarios: NOTHING, schemas: NOTHING, links: false };
}

/** Everything that promises are linked with, and everything that their runs read. */
export function lookedAt(
  promises: readonly StoredPromise[],
  runs: Iterable<readonly VerificationRun[]>,
): LookedAt {
  const inputs = inputsByKind(runs);
  return {
    linked: promises.flatMap(({ revisions }) => revisions.flatMap(linkedOf)),
    scenarios: inputs.get("scenario") ?? NOTHING,
    schemas: inputs.get("schema") ?? NOTHING,
    links: inputs.has("link"),
  };
}

/** The IDs of what runs read, by its kind: a page of promises names thousands. */
function inputsByKind(
  runs: Iterable<readonly VerificationRun[]>,
): ReadonlyMap<RunInput["kind"], ReadonlySet<string>> {
  const found = new Map<RunInput["kind"], Set<string>>();
  // Runs that have read the same share it.
  const read = new Set([...runs].flatMap((ofPromise) => ofPromise.map(({ inputs }) => inputs)));
  for (const { kind, id } of [...read].flat()) {
    found.set(kind, (found.get(kind) ?? new Set<string>()).add(id));
  }
  return found;
}

function linkedOf({ approval, content }: Revision): readonly LinkedThing[] {
  return approval === null ? linkedThings(content) : [...approval.linked, ...linkedThings(content)];
}

/** What is to be known of a thing. */
export interface Question {
  /** What no other question has. */
  readonly name: string;
  readonly of: "facts" | "scenarios" | "schemas";
  readonly id: string;
  /** Has the state answer it, from what was found. */
  readonly ask: () => unknown;
}

/** What a state is asked by those who look. */
export function questionsOf(
  { linked, scenarios, schemas }: LookedAt,
  { hashNow, present }: ProjectState,
): readonly Question[] {
  return [
    ...linked.map((thing) => ({
      name: `${thing.kind} ${thing.id}`,
      of: thing.kind === "scenario" ? ("scenarios" as const) : ("facts" as const),
      id: thing.id,
      ask: () => hashNow(thing),
    })),
    ...[...scenarios].map((id) => ({
      name: `version of scenario ${id}`,
      of: "scenarios" as const,
      id,
      ask: () => present.scenario(id),
    })),
    ...[...schemas].map((id) => ({
      name: `version of schema ${id}`,
      of: "schemas" as const,
      id,
      ask: () => present.schema(id),
    })),
  ];
}
