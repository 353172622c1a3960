import type { FactKind, FactOfKind, Guid, Model, Schema } from "@plumbline/model-core";
import { LIST_OF_KIND } from "@plumbline/model-core";
import { prepared } from "../../../platform/database/prepared.js";
import type { Reader, Tx } from "../../../platform/database/statements.js";

/** A stream and where it stands: what a reader or writer of its facts has to name. */
export interface StreamPlace {
  readonly projectId: Guid;
  readonly streamId: Guid;
  /** The version its last change set wrote; 0 for a stream that never had one. */
  readonly version: number;
}

/** The main stream of a project. */
export interface MainStream extends StreamPlace {
  readonly projectName: string;
}

/** The stream of an open branch. */
export interface BranchStream extends StreamPlace {
  readonly name: string;
  /** The version of main it began as. */
  readonly baseVersion: number;
}

/** The main model of a project at one moment. */
export interface PresentModel {
  readonly model: Model;
  readonly stream: MainStream;
}

/** The kind of each part of a model that is there, by its ID. */
export type PresentIds = ReadonlyMap<string, FactKind>;

/** The present rows of a model, as facts. */
export class ModelRepository {
  /** The main stream of a project; null when there is no such project. */
  async findMainStream(reader: Reader, projectId: Guid): Promise<MainStream | null> {
    return one(await reader.query<MainStream[]>(MAIN_STREAM, [projectId]));
  }

  /**
   * The same, held until the transaction ends: no other write to the stream gets in between. The project is
   * held first and against deletion alone, so that a deletion and a write never wait for each other.
   */
  async lockMainStream(tx: Tx, projectId: Guid): Promise<MainStream | null> {
    return one(await tx.query<MainStream[]>(HELD_MAIN_STREAM, [projectId]));
  }

  /** An open branch and its stream; null when the project has no such branch, or it is not open. */
  async findBranchStream(reader: Reader, projectId: Guid, branchId: Guid): Promise<BranchStream | null> {
    return one(await reader.query<BranchStream[]>(OPEN_BRANCH, [projectId, branchId]));
  }

  /** The stream whose history is asked for: main, or a branch, which keeps it when it has ended. */
  async findStreamOfHistory(
    reader: Reader,
    projectId: Guid,
    branchId: Guid | null,
  ): Promise<StreamPlace | null> {
    return branchId === null
      ? this.findMainStream(reader, projectId)
      : one(await reader.query<StreamPlace[]>(ANY_BRANCH, [projectId, branchId]));
  }

  /** The stream that a read means: main, or an open branch. */
  findStream(reader: Reader, projectId: Guid, branchId: Guid | null): Promise<StreamPlace | null> {
    return branchId === null
      ? this.findMainStream(reader, projectId)
      : this.findBranchStream(reader, projectId, branchId);
  }

  /**
   * The model of a stream as it is now, with the project's schemas, in no particular order. Two statements:
   * call it in one transaction (`readAtOnce`, or with the stream locked) to see one moment.
   */
  async readModel(reader: Reader, stream: StreamPlace): Promise<Model> {
    const facts = await reader.query<FactRow[]>(PRESENT_FACTS, [stream.projectId, stream.streamId]);
    const schemas = await reader.query<Schema[]>(SCHEMAS, [stream.projectId]);
    return modelOf(facts, schemas);
  }

  /** The main model of a project as it is now; null when there is no such project. Call it in `readAtOnce`. */
  async readPresentModel(reader: Reader, projectId: Guid): Promise<PresentModel | null> {
    const stream = await this.findMainStream(reader, projectId);
    return stream === null ? null : { model: await this.readModel(reader, stream), stream };
  }

  /** Which of these IDs name a fact of the main model as it is now, and of which kind. */
  async presentIds(reader: Reader, projectId: Guid, ids: readonly string[]): Promise<PresentIds> {
    if (ids.length === 0) {
      return new Map();
    }
    const rows = await reader.query<{ id: string; kind: FactKind }[]>(PRESENT_IDS, [projectId, ids]);
    return new Map(rows.map(({ id, kind }) => [id, kind]));
  }

  /** The elements of the main model with these IDs, and whatever holds them, by ID. */
  async elementsWithHolders(
    reader: Reader,
    projectId: Guid,
    ids: readonly string[],
  ): Promise<ReadonlyMap<string, NamedElement>> {
    if (ids.length === 0) {
      return new Map();
    }
    const rows = await reader.query<NamedElement[]>(ELEMENTS_WITH_HOLDERS, [projectId, ids]);
    return new Map(rows.map((element) => [element.id, element]));
  }

  /** Removes every fact of a project, of all its streams; call it after the project's row was deleted. */
  async deleteFactsOfProject(tx: Tx, projectId: Guid): Promise<void> {
    await tx.query("DELETE FROM model_facts WHERE project_id = $1", [projectId]);
  }
}

/** What an element is called, and what holds it. */
export interface NamedElement {
  readonly id: string;
  readonly name: string;
  readonly parentId: string | null;
}

type StreamFactKind = Exclude<FactKind, "schema">;

/** A row of a fact, as it is read. */
export interface FactRow {
  readonly kind: StreamFactKind;
  readonly body: FactOfKind[StreamFactKind];
}

const MAIN_STREAM = prepared(`
  SELECT s.project_id AS "projectId", s.id AS "streamId", s.version, p.name AS "projectName"
    FROM projects p JOIN model_streams s ON s.project_id = p.id AND s.id = p.main_stream_id
   WHERE p.id = $1`);

const HELD_MAIN_STREAM = prepared(`${MAIN_STREAM} FOR KEY SHARE OF p FOR UPDATE OF s`);

const OPEN_BRANCH = prepared(`
  SELECT s.project_id AS "projectId", s.id AS "streamId", s.version, b.name, b.base_version AS "baseVersion"
    FROM branches b JOIN model_streams s ON s.project_id = b.project_id AND s.id = b.id
   WHERE b.project_id = $1 AND b.id = $2 AND b.state = 'open'`);

const ANY_BRANCH = `
  SELECT s.project_id AS "projectId", s.id AS "streamId", s.version
    FROM branches b JOIN model_streams s ON s.project_id = b.project_id AND s.id = b.id
   WHERE b.project_id = $1 AND b.id = $2`;

const PRESENT_FACTS = `
  SELECT kind, body FROM model_facts
   WHERE project_id = $1 AND stream_id = $2 AND valid_to IS NULL`;

const PRESENT_IDS = `
  SELECT f.id, f.kind
    FROM projects p JOIN model_facts f ON f.project_id = p.id AND f.stream_id = p.main_stream_id
   WHERE p.id = $1 AND f.valid_to IS NULL AND f.id = ANY ($2::uuid[])`;

/** `UNION` takes no row twice, so it ends whatever elements say of each other. */
const ELEMENTS_WITH_HOLDERS = `
  WITH RECURSIVE present AS (
    SELECT f.id, f.body ->> 'name' AS name, (f.body ->> 'parentId')::uuid AS "parentId"
      FROM projects p JOIN model_facts f ON f.project_id = p.id AND f.stream_id = p.main_stream_id
     WHERE p.id = $1 AND f.kind = 'element' AND f.valid_to IS NULL
  ), tree AS (
    SELECT id, name, "parentId" FROM present WHERE id = ANY ($2::uuid[])
    UNION
    SELECT present.id, present.name, present."parentId" FROM present JOIN tree ON present.id = tree."parentId"
  )
  SELECT id, name, "parentId" FROM tree`;

const SCHEMAS = `SELECT id, name, description, content, version FROM schemas WHERE project_id = $1`;

/** The facts and schemas of one state as a model. */
export function modelOf(facts: readonly FactRow[], schemas: readonly Schema[]): Model {
  const lists: { [Kind in StreamFactKind]: unknown[] } = {
    element: [],
    relationship: [],
    message: [],
    channel: [],
    operation: [],
    subscription: [],
    binding: [],
  };
  for (const { kind, body } of facts) {
    lists[kind].push(body);
  }
  const named = Object.entries(lists).map(([kind, list]) => [LIST_OF_KIND[kind as StreamFactKind], list]);
  return { ...(Object.fromEntries(named) as Omit<Model, "schemas">), schemas };
}

function one<Row>(rows: readonly Row[]): Row | null {
  return rows[0] ?? null;
}
