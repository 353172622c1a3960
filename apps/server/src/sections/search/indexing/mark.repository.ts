import { Injectable } from "@nestjs/common";
import type { Guid } from "@plumbline/model-core";
import { prepared } from "../../../platform/database/prepared.js";
import type { Reader, Tx } from "../../../platform/database/statements.js";
import { PROJECTS_AT_ONCE } from "../limits.js";
import { type Place, placesOf } from "../places.js";
import {
  addDocuments,
  FORGET_DOCUMENTS,
  KIND_OF_PART,
  SEARCHED_PARTS,
  type SearchedPart,
} from "./entries-of-documents.js";
import { ADD_FACTS, FORGET_FACTS } from "./entries-of-facts.js";

/** Which state of a project its entries show, or what its state is now. */
export interface Mark extends Readonly<Record<SearchedPart, number>> {
  readonly model: number;
}

/** The state of a project now. */
export interface PresentMark extends Mark {
  readonly streamId: Guid;
}

/** Entries of projects, and how far they are. */
@Injectable()
export class MarkRepository {
  /** Projects that somebody may search and whose entries are not those of now. */
  async behind(reader: Reader, place: Place): Promise<readonly Guid[]> {
    const { from, values } = placesOf(place);
    const rows = await reader.query<{ id: Guid }[]>(
      `SELECT p.id ${from} JOIN model_streams s ON s.project_id = p.id AND s.id = p.main_stream_id
         LEFT JOIN project_stamps t ON t.project_id = p.id
         LEFT JOIN search_marks k ON k.project_id = p.id
        WHERE k.project_id IS NULL OR k.model <> s.version OR ${MOVED} ORDER BY p.id LIMIT ${PROJECTS_AT_ONCE}`,
      values,
    );
    return rows.map(({ id }) => id);
  }

  /** The mark of a project, held until the transaction ends; null when the project is gone. */
  async hold(tx: Tx, projectId: Guid): Promise<Mark | null> {
    await tx.query(BEGIN, [projectId]);
    const [mark] = await tx.query<Mark[]>(HOLD, [projectId]);
    return mark ?? null;
  }

  /** Null when the project is gone. */
  async now(tx: Tx, projectId: Guid): Promise<PresentMark | null> {
    const [mark] = await tx.query<PresentMark[]>(NOW, [projectId]);
    return mark ?? null;
  }

  async set(tx: Tx, projectId: Guid, mark: Mark): Promise<void> {
    await tx.query(SET, [projectId, mark.model, ...SEARCHED_PARTS.map((part) => mark[part])]);
  }

  /** Brings the facts of a model on from a version. */
  async indexFacts(tx: Tx, projectId: Guid, streamId: Guid, since: number): Promise<void> {
    await tx.query(FORGET_FACTS, [projectId, streamId, since]);
    await tx.query(ADD_FACTS, [projectId, streamId, since]);
  }

  async indexDocuments(tx: Tx, projectId: Guid, part: SearchedPart): Promise<void> {
    const kind = KIND_OF_PART[part];
    await tx.query(FORGET_DOCUMENTS, [projectId, kind]);
    await tx.query(addDocuments(part), [projectId, kind]);
  }
}

const COLUMNS = SEARCHED_PARTS.join(", ");

const AS_NUMBERS = SEARCHED_PARTS.map((part) => `${part}::float8 AS ${part}`).join(", ");

const MOVED = SEARCHED_PARTS.map((part) => `k.${part} <> COALESCE(t.${part}, 0)`).join(" OR ");

/** What was never searched has a mark that is before everything. */
const BEGIN = `
  INSERT INTO search_marks (project_id, model, ${COLUMNS})
  SELECT id, -1, ${SEARCHED_PARTS.map(() => "-1").join(", ")} FROM projects WHERE id = $1 FOR KEY SHARE
  ON CONFLICT (project_id) DO NOTHING`;

const HOLD = `SELECT model, ${AS_NUMBERS} FROM search_marks WHERE project_id = $1 FOR UPDATE`;

const NOW = prepared(`
  SELECT s.id AS "streamId", s.version AS model,
         ${SEARCHED_PARTS.map((part) => `COALESCE(t.${part}, 0)::float8 AS ${part}`).join(", ")}
    FROM projects p JOIN model_streams s ON s.project_id = p.id AND s.id = p.main_stream_id
    LEFT JOIN project_stamps t ON t.project_id = p.id WHERE p.id = $1`);

const SET = `
  UPDATE search_marks SET model = $2, ${SEARCHED_PARTS.map((part, n) => `${part} = $${n + 3}`).join(", ")}
   WHERE project_id = $1`;
