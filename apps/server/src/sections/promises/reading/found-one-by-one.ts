import type { FactOfKind, Guid } from "@plumbline/model-core";
import type { ScenarioDocument } from "@plumbline/playback-engine";
import type { LinkedThing } from "@plumbline/promise-core";
import { prepared } from "../../../platform/database/prepared.js";
import type { Reader } from "../../../platform/database/statements.js";
import { TakenStatement, takeRows } from "../../../platform/database/taken-rows.js";
import type { MainStream } from "../../model/for-threads.js";
import { RememberedScenario } from "../../scenarios/for-threads.js";
import type { Question } from "./looked-at.js";

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

/** The one thing that was found and is asked about. */
interface Found {
  readonly facts?: FactRow;
  readonly scenarios?: VersionRow;
  readonly schemas?: VersionRow;
}

const NOTHING: Found = {};
const stored = new RememberedScenario();

/** What a stored scenario says. */
export function documentOf(text: string): ScenarioDocument {
  return stored.of(text).document;
}

/** Finds things in main for a state that asks about each as soon as it is there: no two of them are held. */
export class FoundOneByOne {
  private found = NOTHING;

  constructor(
    private readonly reader: Reader,
    private readonly main: MainStream,
  ) {}

  fact(): FactRow | null {
    return this.found.facts ?? null;
  }

  scenario(): { readonly version: number; readonly document: ScenarioDocument } | null {
    const { scenarios: row } = this.found;
    return row === undefined ? null : { version: row.version, document: documentOf(row.text) };
  }

  schema(): { readonly version: number; readonly content: string } | null {
    const { schemas: row } = this.found;
    return row === undefined ? null : { version: row.version, content: row.text };
  }

  /** Has all questions asked. */
  async find(questions: readonly Question[]): Promise<void> {
    const { projectId, streamId } = this.main;
    const of = (kind: Question["of"]) => questions.filter((question) => question.of === kind);
    await Promise.all([
      this.findIn(FACTS, [projectId, streamId], of("facts"), (facts: FactRow) => ({ facts })),
      this.findIn(SCENARIOS, [projectId], of("scenarios"), (scenarios: VersionRow) => ({ scenarios })),
      this.findIn(SCHEMAS, [projectId], of("schemas"), (schemas: VersionRow) => ({ schemas })),
    ]);
  }

  private async findIn<Row extends { readonly id: Guid }>(
    statement: string,
    values: readonly string[],
    questions: readonly Question[],
    foundIn: (row: Row) => Found,
  ): Promise<void> {
    const missing = byId(questions);
    if (missing.size === 0) {
      return;
    }
    const take = (row: Row): void => {
      this.ask(foundIn(row), missing.get(row.id) ?? []);
      missing.delete(row.id);
    };
    await takeRows(this.reader, new TakenStatement(statement, [...values, [...missing.keys()]], take));
    this.ask(NOTHING, [...missing.values()].flat());
  }

  private ask(found: Found, questions: readonly Question[]): void {
    this.found = found;
    for (const { ask } of questions) {
      ask();
    }
    this.found = NOTHING;
  }
}

function byId(questions: readonly Question[]): Map<string, readonly Question[]> {
  const found = new Map<string, Question[]>();
  for (const question of questions) {
    const ofThing = found.get(question.id) ?? [];
    ofThing.push(question);
    found.set(question.id, ofThing);
  }
  return found;
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
