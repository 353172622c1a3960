import { Injectable } from "@nestjs/common";
import type { Guid } from "@plumbline/model-core";
import { prepared } from "../../platform/database/prepared.js";
import { STAMP_PARTS, type StampPart } from "../../platform/database/stamps.js";
import type { Reader } from "../../platform/database/statements.js";

/** Where a project stands. */
export interface Stamp extends Readonly<Record<StampPart, number>> {
  readonly streamId: Guid;
  /** The version of the stream. */
  readonly model: number;
}

/** One row of one statement: it is asked for every few seconds by everybody who looks at a project. */
@Injectable()
export class StampRepository {
  /** Null when there is no such project, or no such open branch in it. */
  async find(reader: Reader, projectId: Guid, branchId: Guid | null): Promise<Stamp | null> {
    const [row] =
      branchId === null
        ? await reader.query<Stamp[]>(OF_MAIN, [projectId])
        : await reader.query<Stamp[]>(OF_BRANCH, [projectId, branchId]);
    return row ?? null;
  }
}

/** A count stays exact as a number for as long as anybody can write. */
const COUNTS = STAMP_PARTS.map((part) => `COALESCE(t.${part}, 0)::float8 AS "${part}"`).join(", ");

const STAMP = `SELECT s.id AS "streamId", s.version AS model, ${COUNTS} FROM projects p`;

const COUNTED = "LEFT JOIN project_stamps t ON t.project_id = p.id WHERE p.id = $1";

const OF_MAIN = prepared(
  `${STAMP} JOIN model_streams s ON s.project_id = p.id AND s.id = p.main_stream_id ${COUNTED}`,
);

const OF_BRANCH = prepared(`
  ${STAMP} JOIN branches b ON b.project_id = p.id AND b.id = $2 AND b.state = 'open'
  JOIN model_streams s ON s.project_id = p.id AND s.id = b.id ${COUNTED}`);
