import type { FactOfKind, Guid } from "@plumbline/model-core";
import type { ScenarioDocument } from "@plumbline/playback-engine";
import { type LinkedThing, type ProjectState, projectStateOf } from "@plumbline/promise-core";
import { prepared } from "../../../platform/database/prepared.js";
import type { Reader } from "../../../platform/database/statements.js";
import type { MainStream } from "../../model/for-threads.js";
import { RememberedScenario } from "../../scenarios/for-threads.js";
import { FollowedRepositories, LinksHeld } from "../../sources/for-threads.js";

/** What promises look at in their project, by IDs. */
export interface LookedAt {
  readonly facts: ReadonlySet<string>;
  readonly scenarios: ReadonlySet<string>;
  readonly schemas: ReadonlySet<string>;
  /** Whether some run names a link of a service. */
  readonly links: boolean;
}

interface FactRow {
  readonly id: Guid;
  readonly kind: string;
  readonly body: FactOfKind[Exclude<LinkedThing["kind"], "scenario">];
}

interface VersionRow {
  readonly id: Guid;
  readonly version: number;
  /** The document of a scenario, the content of a schema. */
  readonly text: string;
}

const repositories = new FollowedRepositories();
const links = new LinksHeld();
const stored = new RememberedScenario();

/** Reads what promises look at, in main as it is now. Call it in a transaction that sees one moment. */
export async function readProjectState(
  reader: Reader,
  main: MainStream,
  looked: LookedAt,
): Promise<ProjectState> {
  const { projectId, streamId, version } = main;
  const [factRows, scenarioRows, schemaRows, followed, held] = await Promise.all([
    found<FactRow>(reader, FACTS, [projectId, streamId], looked.facts),
    found<VersionRow>(reader, SCENARIOS, [projectId], looked.scenarios),
    found<VersionRow>(reader, SCHEMAS, [projectId], looked.schemas),
    repositories.followed(reader, projectId),
    looked.links ? links.idsOf(reader, main) : new Set<string>(),
  ]);
  const [facts, scenarios, schemas] = [byId(factRows), byId(scenarioRows), byId(schemaRows)];
  return projectStateOf({
    stream: { streamId, version },
    sources: { followed, links: held },
    fact: (id) => facts.get(id) ?? null,
    scenario: remembered((id) =>
      versionIn(scenarios, id, (document) => ({ document: documentOf(document) })),
    ),
    schema: (id) => versionIn(schemas, id, (content) => ({ content })),
  });
}

/** What a stored scenario says. */
export function documentOf(text: string): ScenarioDocument {
  return stored.of(text).document;
}

/** The rows of a statement whose last value is the IDs that are asked for. */
async function found<Row>(
  reader: Reader,
  statement: string,
  values: readonly string[],
  ids: ReadonlySet<string>,
): Promise<readonly Row[]> {
  return ids.size === 0 ? [] : await reader.query<Row[]>(statement, [...values, [...ids]]);
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

const FACTS = prepared(`
  SELECT id, kind, body FROM model_facts
   WHERE project_id = $1 AND stream_id = $2 AND valid_to IS NULL AND id = ANY ($3::uuid[])`);

const SCENARIOS = prepared(
  "SELECT id, version, document AS text FROM scenarios WHERE project_id = $1 AND id = ANY ($2::uuid[])",
);

const SCHEMAS = prepared(
  "SELECT id, version, content AS text FROM schemas WHERE project_id = $1 AND id = ANY ($2::uuid[])",
);
