import { type FactKind, type FactOfKind, type Guid } from "@plumbline/model-core";
import { readScenarioDocument, type ScenarioDocument } from "@plumbline/playback-engine";
import {
  type HashNow,
  type LinkedThing,
  linkedFact,
  linkedScenario,
  type PresentState,
  type PresentVersion,
  scenarioHash,
  schemaHash,
} from "@plumbline/promise-core";
import type { Reader } from "../../../platform/database/statements.js";
import type { MainStream } from "../../model/for-threads.js";

/** What promises look at in their project, by IDs. */
export interface LookedAt {
  readonly facts: ReadonlySet<string>;
  readonly scenarios: ReadonlySet<string>;
  readonly schemas: ReadonlySet<string>;
}

/** That as it is at one moment. */
export interface ProjectState {
  readonly hashNow: HashNow;
  readonly present: PresentState;
}

interface FactRow {
  readonly id: Guid;
  readonly kind: FactKind;
  readonly body: FactOfKind[FactKind];
}

interface VersionRow {
  readonly id: Guid;
  readonly version: number;
  /** The document of a scenario, the content of a schema. */
  readonly text: string;
}

/** Finds what promises look at, in one state of a stream; null where it is not there. */
export interface StateLookup {
  readonly stream: PresentState["stream"];
  readonly fact: (id: string) => Pick<FactRow, "kind" | "body"> | null;
  readonly scenario: (id: string) => { readonly version: number; readonly document: ScenarioDocument } | null;
  readonly schema: (id: string) => { readonly version: number; readonly content: string } | null;
}

/** Reads what promises look at, in main as it is now. Call it in a transaction that sees one moment. */
export async function readProjectState(
  reader: Reader,
  main: MainStream,
  looked: LookedAt,
): Promise<ProjectState> {
  const { projectId, streamId, version } = main;
  const facts = byId(await reader.query<FactRow[]>(FACTS, [projectId, streamId, [...looked.facts]]));
  const scenarios = byId(await reader.query<VersionRow[]>(SCENARIOS, [projectId, [...looked.scenarios]]));
  const schemas = byId(await reader.query<VersionRow[]>(SCHEMAS, [projectId, [...looked.schemas]]));
  return projectStateOf({
    stream: { streamId, version },
    fact: (id) => facts.get(id) ?? null,
    scenario: remembered((id) =>
      versionIn(scenarios, id, (document) => ({ document: documentOf(document) })),
    ),
    schema: (id) => versionIn(schemas, id, (content) => ({ content })),
  });
}

/** What promises look at, wherever it is found; hashes are worked out once. */
export function projectStateOf({ stream, fact, scenario, schema }: StateLookup): ProjectState {
  const present = {
    stream,
    scenario: remembered(versionOf(scenario, ({ document }) => scenarioHash(document))),
    schema: remembered(versionOf(schema, schemaHash)),
    // No repository is followed, and nothing was scanned.
    repositoryCommit: () => null,
    scan: () => null,
  };
  const hashes = remembered((name) => hashOf(name, { fact, scenario }));
  return { present, hashNow: ({ kind, id }) => hashes(`${kind} ${id}`) };
}

/** A stored scenario, which was read before it was stored. */
export function documentOf(text: string): ScenarioDocument {
  const read = readScenarioDocument(text);
  if (!read.ok) {
    throw new Error(`A stored scenario cannot be read: ${read.refusal.title}`);
  }
  return read.value.document;
}

function byId<Row extends { readonly id: Guid }>(rows: readonly Row[]): ReadonlyMap<string, Row> {
  return new Map(rows.map((row) => [row.id, row]));
}

function versionIn<Read>(
  rows: ReadonlyMap<string, VersionRow>,
  id: string,
  read: (text: string) => Read,
): ({ readonly version: number } & Read) | null {
  const row = rows.get(id);
  return row === undefined ? null : { version: row.version, ...read(row.text) };
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

const FACTS = `
  SELECT id, kind, body FROM model_facts
   WHERE project_id = $1 AND stream_id = $2 AND valid_to IS NULL AND id = ANY ($3::uuid[])`;

const SCENARIOS =
  "SELECT id, version, document AS text FROM scenarios WHERE project_id = $1 AND id = ANY ($2::uuid[])";

const SCHEMAS =
  "SELECT id, version, content AS text FROM schemas WHERE project_id = $1 AND id = ANY ($2::uuid[])";
