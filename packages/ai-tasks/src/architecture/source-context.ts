import { compareCodeUnits, type Guid, type JsonValue, present } from "@plumbline/model-core";
import type { RepositoryService, Snapshot, SourceFact } from "@plumbline/source-scanner";
import { ALIAS_PREFIXES } from "../aliases/part-kinds.js";
import type { SourceRead } from "./architecture-proposal.js";
import type { FoundInSource, SourceTable } from "./source-table.js";

/** What the newest tracking scan of a followed repository found. */
export interface SnapshotRead {
  readonly scanId: Guid;
  readonly snapshot: Pick<Snapshot, "repository" | "commit" | "services" | "facts">;
  /** Elements by the keys of the services that they are linked with. */
  readonly linked: ReadonlyMap<string, Guid>;
  /** Keys of the services that are told; null tells all, and what is of no service. */
  readonly serviceKeys: ReadonlySet<string> | null;
}

/** What a prompt tells of source (docs/reference/ai.md#architecture-proposals). */
export interface SourceContext {
  readonly sources: readonly SourceRead[];
  readonly found: readonly FoundInSource[];
  /** Linked elements stand in it by their IDs, which a prompt hides behind aliases. */
  readonly data: JsonValue;
}

/** Tells what scans found, repository by repository: equal snapshots give equal aliases and an equal text. */
export function sourceContext(read: readonly SnapshotRead[]): SourceContext {
  const found: FoundInSource[] = [];
  const counts = { service: 0, "source-fact": 0 };
  const add = (kind: keyof typeof counts, one: Omit<FoundInSource, "alias">): string => {
    counts[kind] += 1;
    const alias = `${ALIAS_PREFIXES[kind]}${counts[kind]}`;
    found.push({ ...one, alias });
    return alias;
  };
  const ordered = read.toSorted((left, right) =>
    compareCodeUnits(left.snapshot.repository, right.snapshot.repository),
  );
  const data = ordered.map((one) => repositoryAsData(one, add));
  const sources = ordered.map(({ scanId, snapshot: { repository, commit } }) => ({
    repository,
    scanId,
    commit,
  }));
  return { sources, found, data };
}

/** What of a snapshot is told, without the rest: that may be far more. */
export function toldOfSnapshot(read: SnapshotRead): SnapshotRead {
  const { repository, commit, services, facts } = read.snapshot;
  const isTold = toldKeys(read);
  const told = {
    services: services.filter(({ serviceKey }) => isTold(serviceKey)),
    facts: facts.filter(({ kind, serviceKey }) => !NOT_TOLD.has(kind) && isTold(serviceKey)),
  };
  return { ...read, snapshot: { repository, commit, ...told } };
}

/** Finds what scans found by its alias. */
export function sourceTable(found: readonly FoundInSource[]): SourceTable {
  const byAlias = new Map(found.map((one) => [one.alias, one]));
  return { foundOf: (alias) => byAlias.get(alias) };
}

/** Services are told by themselves, and an architecture says nothing of schemas. */
const NOT_TOLD: ReadonlySet<string> = new Set(["service", "schema"]);

type Add = (kind: "service" | "source-fact", one: Omit<FoundInSource, "alias">) => string;

function toldKeys({ serviceKeys }: SnapshotRead): (key: string | null) => boolean {
  return (key) => serviceKeys === null || (key !== null && serviceKeys.has(key));
}

function repositoryAsData(read: SnapshotRead, add: Add): JsonValue {
  const { linked } = read;
  const { repository, ...told } = toldOfSnapshot(read).snapshot;
  const services = told.services.toSorted((left, right) =>
    compareCodeUnits(left.serviceKey, right.serviceKey),
  );
  const aliases = new Map(
    services.map(({ serviceKey, name, sources }): [string, string] => [
      serviceKey,
      add("service", { service: { repository, serviceKey, name }, sources }),
    ]),
  );
  const facts = told.facts.toSorted((left, right) => compareCodeUnits(left.factKey, right.factKey));
  return {
    repository,
    services: services.map((one) => serviceAsData(one, present(aliases.get(one.serviceKey)), linked)),
    facts: facts.map((fact) => {
      const alias = add("source-fact", { service: null, sources: fact.sources });
      return factAsData(fact, alias, aliases.get(fact.serviceKey ?? "") ?? null);
    }),
  };
}

function serviceAsData(
  { serviceKey, name, technology, languages }: RepositoryService,
  alias: string,
  linked: SnapshotRead["linked"],
): JsonValue {
  return { alias, name, technology, languages, element: linked.get(serviceKey) ?? null };
}

function factAsData(
  { kind, name, attributes }: SourceFact,
  alias: string,
  service: string | null,
): JsonValue {
  return { alias, kind, name, service, attributes };
}
