import type { View } from "@plumbline/diagram-writer";
import type { Guid } from "@plumbline/model-core";
import { raiseStamp } from "../../platform/database/stamps.js";
import type { Reader, Tx } from "../../platform/database/statements.js";
import { NAME_ORDER } from "../../platform/pagination/name-order.js";

/** A view within its project. */
export interface ViewPlace {
  readonly projectId: Guid;
  readonly id: Guid;
}

/** Who wrote a view, and when. */
export interface ViewWrite {
  readonly actor: string;
  readonly at: Date;
}

/** How much a project holds of views. */
export interface ViewTotals {
  readonly views: number;
  /** Of all of them together, as JSON. */
  readonly bytes: number;
}

/** The rows of views. It keeps nothing, so a worker thread makes its own. */
export class ViewRepository {
  /** All views of a project, in name order. */
  async list(reader: Reader, projectId: Guid): Promise<readonly View[]> {
    return viewsIn(
      await reader.query<Row[]>(`${VIEWS} WHERE project_id = $1 ORDER BY ${NAME_ORDER}`, [projectId]),
    );
  }

  async find(reader: Reader, { projectId, id }: ViewPlace): Promise<View | null> {
    const rows = await reader.query<Row[]>(`${VIEWS} WHERE project_id = $1 AND id = $2`, [projectId, id]);
    return viewsIn(rows)[0] ?? null;
  }

  /** What the other views of a project hold. */
  async totalsBeside(reader: Reader, { projectId, id }: ViewPlace): Promise<ViewTotals> {
    const [totals] = await reader.query<ViewTotals[]>(TOTALS, [projectId, id]);
    return totals ?? { views: 0, bytes: 0 };
  }

  async add(tx: Tx, projectId: Guid, view: View, write: ViewWrite): Promise<void> {
    await tx.query(ADD, [projectId, ...columnsOf(view), write.actor, write.at]);
    raiseStamp(tx, projectId, "views");
  }

  async replace(tx: Tx, projectId: Guid, view: View, write: ViewWrite): Promise<void> {
    await tx.query(REPLACE, [projectId, ...columnsOf(view), write.actor, write.at]);
    raiseStamp(tx, projectId, "views");
  }

  /** The name of the view that was removed; null when there was none. The claim on its ID stays. */
  async remove(tx: Tx, { projectId, id }: ViewPlace): Promise<string | null> {
    const [rows] = await tx.query<[{ name: string }[], number]>(
      "DELETE FROM views WHERE project_id = $1 AND id = $2 RETURNING name",
      [projectId, id],
    );
    raiseStamp(tx, projectId, "views");
    return rows[0]?.name ?? null;
  }
}

/** Bytes of a view in a list, as JSON. */
export function bytesOfView(view: View): number {
  return Buffer.byteLength(JSON.stringify(view));
}

/** A row, whose `more` are the fields that a view has where it says something with them. */
type Row = View & { readonly more: Partial<View> };

/** As they were sent: what every view says, then the rest. */
function viewsIn(rows: readonly Row[]): readonly View[] {
  return rows.map(({ more, ...always }) => ({ ...always, ...more }));
}

function columnsOf(view: View): readonly unknown[] {
  const { id, name, kind, rootId, elementIds, positions, scenarioId, ...more } = view;
  const lists = [JSON.stringify(elementIds), JSON.stringify(positions)];
  return [id, name, kind, rootId, ...lists, scenarioId, bytesOfView(view), JSON.stringify(more)];
}

const VIEWS = `
  SELECT id, name, kind, root_id AS "rootId", element_ids AS "elementIds", positions,
         scenario_id AS "scenarioId", more
    FROM views`;

const TOTALS = `
  SELECT count(*)::int AS views, COALESCE(sum(bytes), 0)::int AS bytes
    FROM views WHERE project_id = $1 AND id <> $2`;

const ADD = `
  INSERT INTO views (project_id, id, name, kind, root_id, element_ids, positions, scenario_id, bytes,
                     more, created_by, created_at, changed_by, changed_at)
  VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $11, $12)`;

const REPLACE = `
  UPDATE views
     SET name = $3, kind = $4, root_id = $5, element_ids = $6, positions = $7, scenario_id = $8, bytes = $9,
         more = $10, changed_by = $11, changed_at = $12
   WHERE project_id = $1 AND id = $2`;
