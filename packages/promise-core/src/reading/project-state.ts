import type { FactOfKind, Guid, ModelIndex } from "@plumbline/model-core";
import type { ScenarioDocument } from "@plumbline/playback-engine";
import { nameAtHost } from "../checking/repository-meant.js";
import { scenarioHash, schemaHash } from "../checking/scenario-hash.js";
import type { FollowedRepository } from "../claims/claimed-outcome.js";
import type { LinkedThing } from "../records/links.js";
import type { PresentState, PresentVersion } from "../status/present-state.js";
import type { HashNow } from "./link-findings.js";
import { type LinkedFactKind, linkedFact, linkedScenario } from "./linked-state.js";

/** What promises look at in their project, as it is in one state. */
export interface ProjectState {
  readonly hashNow: HashNow;
  readonly present: PresentState;
}

/** A fact that a promise can be linked with. */
export interface LookedUpFact {
  readonly kind: string;
  readonly body: FactOfKind[LinkedFactKind];
}

/** Finds what promises look at, in one state of a stream; null where it is not there. */
export interface StateLookup {
  readonly stream: PresentState["stream"];
  readonly fact: (id: string) => LookedUpFact | null;
  readonly scenario: (id: string) => LookedUpScenario | null;
  readonly schema: (id: string) => { readonly version: number; readonly content: string } | null;
  readonly sources: SourcesOfState;
}

/** What the runs of source are current by. */
export interface SourcesOfState {
  /** The repositories of the project. */
  readonly followed: readonly FollowedRepository[];
  /** The IDs of the links of services that hold, of those at least that runs name. */
  readonly links: Pick<ReadonlySet<string>, "has">;
}

/** A scenario at a version. */
export interface LookedUpScenario {
  readonly version: number;
  readonly document: ScenarioDocument;
}

/** What promises look at, wherever it is found; hashes are worked out once. */
export function projectStateOf({ stream, fact, scenario, schema, sources }: StateLookup): ProjectState {
  const present = {
    stream,
    scenario: remembered(versionOf(scenario, ({ document }) => scenarioHash(document))),
    schema: remembered(versionOf(schema, schemaHash)),
    repositoryCommit: commitsOf(sources.followed),
    link: (id: string) => sources.links.has(id),
  };
  const hashes = remembered((name) => hashOf(name, { fact, scenario }));
  return { present, hashNow: ({ kind, id }) => hashes(`${kind} ${id}`) };
}

/** A model with its schemas at a version of its stream, and the scenarios beside it. */
export interface StateOfModel {
  readonly stream: PresentState["stream"];
  readonly index: ModelIndex;
  readonly scenarios: ReadonlyMap<string, LookedUpScenario>;
  readonly sources: SourcesOfState;
}

/** The same of a whole model that was read before. */
export function stateOfModel({ stream, index, scenarios, sources }: StateOfModel): ProjectState {
  return projectStateOf({
    stream,
    sources,
    fact: (id) => factIn(index, id),
    scenario: (id) => scenarios.get(id) ?? null,
    schema: (id) => index.schemas.get(id) ?? null,
  });
}

/** The commit that is followed. Runs of before name no host: what two hosts have is then of neither. */
function commitsOf(followed: readonly FollowedRepository[]): PresentState["repositoryCommit"] {
  return (id) => {
    const [only, ...others] = followed.filter(
      ({ repository }) => repository === id || nameAtHost(repository) === id,
    );
    return others.length > 0 ? null : (only?.trackedCommit ?? null);
  };
}

/** An ID names one thing of a model. */
function factIn(index: ModelIndex, id: string): LookedUpFact | null {
  const { operations, channels, subscriptions, messages, elements } = index;
  const kinds = { operation: operations, channel: channels, subscription: subscriptions, message: messages };
  for (const [kind, facts] of Object.entries({ ...kinds, element: elements })) {
    const body = facts.get(id);
    if (body !== undefined) {
      return { kind, body };
    }
  }
  return null;
}

function versionOf<Found extends { readonly version: number }>(
  find: (id: string) => Found | null,
  hash: (found: Found) => string,
) {
  return (id: string): PresentVersion | null => {
    const found = find(id);
    return found === null ? null : { version: found.version, hash: hash(found) };
  };
}

/** The hash of what a linked thing says; `name` is its kind and ID. */
function hashOf(name: string, { fact, scenario }: Pick<StateLookup, "fact" | "scenario">): string | null {
  const [kind, id] = name.split(" ") as [LinkedThing["kind"], Guid];
  if (kind === "scenario") {
    const found = scenario(id);
    return found === null ? null : linkedScenario(id, found.document).hash;
  }
  const found = fact(id);
  return found?.kind === kind ? linkedFact(kind, found.body as FactOfKind[typeof kind]).hash : null;
}

/** Many promises look at the same. */
function remembered<Value>(ask: (id: string) => Value): (id: string) => Value {
  const answers = new Map<string, Value>();
  return (id) => {
    const known = answers.get(id);
    if (known !== undefined) {
      return known;
    }
    const answer = ask(id);
    answers.set(id, answer);
    return answer;
  };
}
