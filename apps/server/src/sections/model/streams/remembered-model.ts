import type { Guid, Model } from "@plumbline/model-core";
import { prepared } from "../../../platform/database/prepared.js";
import type { Reader } from "../../../platform/database/statements.js";
import type { ModelRepository, StreamPlace } from "./model.repository.js";

/** A model at one version of its stream. */
export interface ModelAtVersion {
  readonly model: Model;
  readonly modelVersion: number;
}

/**
 * Reads models and keeps the one read last: scenarios of one project are played one after the other,
 * and reading a large model takes ten times as long as playing. A change of a fact raises the version of
 * the stream, a change of a schema that schema's own, so the versions tell whether what is kept still holds.
 */
export class RememberedModel {
  private last: { readonly key: string; readonly model: Model } | null = null;

  constructor(private readonly models: ModelRepository) {}

  /** The main model, or that of an open branch; null when there is none. Call it in `readAtOnce`. */
  async read(reader: Reader, projectId: Guid, branchId: Guid | null): Promise<ModelAtVersion | null> {
    const stream = await this.models.findStream(reader, projectId, branchId);
    if (stream === null) {
      return null;
    }
    return { model: await this.at(reader, stream), modelVersion: stream.version };
  }

  /**
   * The model of a stream as it is now. Call it in `readAtOnce`. The versions of schemas are asked for, where they were not before
   * the stream was known.
   */
  async at(
    reader: Reader,
    stream: StreamPlace,
    versions: Promise<string> = schemaVersions(reader, stream.projectId),
  ): Promise<Model> {
    const key = `${stream.streamId} ${stream.version} ${await versions}`;
    if (this.last?.key !== key) {
      this.last = null;
      this.last = { key, model: await this.models.readModel(reader, stream) };
    }
    return this.last.model;
  }
}

/** By what the schemas of a project are known to be the same. */
export async function schemaVersions(reader: Reader, projectId: Guid): Promise<string> {
  const rows = await reader.query<{ versions: string | null }[]>(SCHEMA_VERSIONS, [projectId]);
  return rows[0]?.versions ?? "";
}

const SCHEMA_VERSIONS = prepared(`
  SELECT md5(string_agg(id::text || ' ' || version::text, ',' ORDER BY id)) AS versions
    FROM schemas WHERE project_id = $1`);
