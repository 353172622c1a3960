import { assertNever, type Guid, type Model, type Schema } from "@plumbline/model-core";
import type { Reader } from "../../../platform/database/statements.js";
import { type FactRow, modelOf, type StreamPlace } from "./model.repository.js";

/** One version of one schema. */
export interface SchemaPin {
  readonly id: Guid;
  readonly version: number;
}

/** Which versions of the project's schemas belong to a state. */
export type SchemasOfState =
  | { readonly as: "now" }
  /** As they were last written at the state's version of main. */
  | { readonly as: "of-main" }
  | { readonly as: "pinned"; readonly pins: readonly SchemaPin[] };

/** The state of main that a revision pins. */
export interface PinnedState {
  readonly modelVersion: number;
  /** The name the project had. */
  readonly projectName: string;
  readonly schemaPins: readonly SchemaPin[];
}

/** A fact, and the source of a provenance that it had once. */
interface SeenFact {
  readonly id: Guid;
  readonly source: string;
}

/** Models as they were. It keeps nothing, so a worker thread makes its own. */
export class PastModelRepository {
  /** The state that a revision of the project pins; null when there is no such revision. */
  async findPinned(reader: Reader, projectId: Guid, revisionId: Guid): Promise<PinnedState | null> {
    const rows = await reader.query<PinnedState[]>(PINNED_STATE, [projectId, revisionId]);
    return rows[0] ?? null;
  }

  /** Main at a version, with the schemas as they were last written or deleted at that version or before. */
  async readMainAt(reader: Reader, main: StreamPlace): Promise<Model> {
    const schemas = await reader.query<Schema[]>(SCHEMAS_AT, [main.projectId, main.version]);
    return modelOf(await this.factsAt(reader, main), schemas);
  }

  /** A stream at a version, with schemas at versions of their own. */
  async readPinned(reader: Reader, stream: StreamPlace, pins: readonly SchemaPin[]): Promise<Model> {
    const schemas = await reader.query<Schema[]>(PINNED_SCHEMAS, [stream.projectId, JSON.stringify(pins)]);
    return modelOf(await this.factsAt(reader, stream), schemas);
  }

  /** A stream at a version, with schemas that were read before. */
  async readWithSchemas(reader: Reader, stream: StreamPlace, schemas: readonly Schema[]): Promise<Model> {
    return modelOf(await this.factsAt(reader, stream), schemas);
  }

  /** A branch at a version: schemas belong to the project, and are those of now. */
  async readWithPresentSchemas(reader: Reader, stream: StreamPlace): Promise<Model> {
    const schemas = await reader.query<Schema[]>(PRESENT_SCHEMAS, [stream.projectId]);
    return modelOf(await this.factsAt(reader, stream), schemas);
  }

  /** The schemas of a state. */
  schemasOf(reader: Reader, { projectId, version }: StreamPlace, schemas: SchemasOfState): Promise<Schema[]> {
    switch (schemas.as) {
      case "now":
        return reader.query<Schema[]>(PRESENT_SCHEMAS, [projectId]);
      case "of-main":
        return reader.query<Schema[]>(SCHEMAS_AT, [projectId, version]);
      case "pinned":
        return reader.query<Schema[]>(PINNED_SCHEMAS, [projectId, JSON.stringify(schemas.pins)]);
      default:
        return assertNever(schemas);
    }
  }

  /** Where facts of these IDs were ever seen, in whatever stream that is left, as their provenance says. */
  async sourcesEver(reader: Reader, projectId: Guid, ids: readonly string[]): Promise<SeenFact[]> {
    return ids.length === 0 ? [] : reader.query<SeenFact[]>(SOURCES_EVER, [projectId, ids]);
  }

  private factsAt(reader: Reader, { projectId, streamId, version }: StreamPlace): Promise<FactRow[]> {
    return reader.query<FactRow[]>(FACTS_AT, [projectId, streamId, version]);
  }
}

const PINNED_STATE = `
  SELECT model_version AS "modelVersion", project_name AS "projectName", schema_pins AS "schemaPins"
    FROM revisions WHERE project_id = $1 AND id = $2`;

const FACTS_AT = `
  SELECT kind, body FROM model_facts
   WHERE project_id = $1 AND stream_id = $2 AND valid_from <= $3 AND (valid_to IS NULL OR valid_to > $3)`;

/** By stream, as the key of the facts is. */
const SOURCES_EVER = `
  SELECT DISTINCT f.id, f.body->'provenance'->>'source' AS source
    FROM model_streams s JOIN model_facts f ON f.project_id = s.project_id AND f.stream_id = s.id
   WHERE s.project_id = $1 AND f.id = ANY ($2::uuid[]) AND f.body->'provenance'->>'source' IS NOT NULL`;

const SCHEMAS_AT = `
  SELECT id, name, description, content, version
    FROM (SELECT DISTINCT ON (id) id, name, description, content, version
            FROM schema_versions WHERE project_id = $1 AND main_version <= $2
           ORDER BY id, version DESC) AS written
   WHERE NOT EXISTS (SELECT 1 FROM schema_deletions d
                      WHERE d.project_id = $1 AND d.id = written.id AND d.version = written.version
                        AND d.main_version <= $2)`;

const PRESENT_SCHEMAS = "SELECT id, name, description, content, version FROM schemas WHERE project_id = $1";

const PINNED_SCHEMAS = `
  SELECT v.id, v.name, v.description, v.content, v.version
    FROM json_to_recordset($2) AS pin (id uuid, version bigint)
    JOIN schema_versions v ON v.project_id = $1 AND v.id = pin.id AND v.version = pin.version`;
