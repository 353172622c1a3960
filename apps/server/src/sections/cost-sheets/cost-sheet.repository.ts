import type { CostSheet } from "@plumbline/cost-core";
import type { Guid } from "@plumbline/model-core";
import { raiseStamp } from "../../platform/database/stamps.js";
import type { Reader, Tx } from "../../platform/database/statements.js";
import { afterName, NAME_ORDER, type NamePosition } from "../../platform/pagination/name-order.js";
import { keepBytes } from "../../platform/storage/stored-bytes.js";

/** A cost sheet within its project. */
export interface SheetPlace {
  readonly projectId: Guid;
  readonly id: Guid;
}

/** Who wrote a cost sheet, and when. */
export interface SheetWrite {
  readonly actor: string;
  readonly at: Date;
}

/** How much a project holds of cost sheets. */
export interface SheetTotals {
  readonly sheets: number;
  /** Of all of them together, as JSON. */
  readonly bytes: number;
}

/** The rows of cost sheets. */
export class CostSheetRepository {
  /** In name order, so many after one. */
  page(
    reader: Reader,
    projectId: Guid,
    { after, rows }: { readonly after: NamePosition | null; readonly rows: number },
  ): Promise<readonly CostSheet[]> {
    return reader.query<CostSheet[]>(PAGE, [projectId, after?.name ?? null, after?.id ?? null, rows]);
  }

  async find(reader: Reader, { projectId, id }: SheetPlace): Promise<CostSheet | null> {
    const [row] = await reader.query<CostSheet[]>(FIND, [projectId, id]);
    return row ?? null;
  }

  /** What the other cost sheets of a project hold. */
  async totalsBeside(reader: Reader, { projectId, id }: SheetPlace): Promise<SheetTotals> {
    const [totals] = await reader.query<SheetTotals[]>(TOTALS, [projectId, id]);
    return totals ?? { sheets: 0, bytes: 0 };
  }

  async add(tx: Tx, projectId: Guid, sheet: CostSheet, write: SheetWrite): Promise<void> {
    await tx.query(ADD, [projectId, ...columnsOf(sheet), write.actor, write.at]);
    await written(tx, projectId, bytesOfSheet(sheet));
  }

  async replace(tx: Tx, projectId: Guid, sheets: Replacement, write: SheetWrite): Promise<void> {
    await tx.query(REPLACE, [projectId, ...columnsOf(sheets.by), write.actor, write.at]);
    await written(tx, projectId, bytesOfSheet(sheets.by) - bytesOfSheet(sheets.before));
  }

  /** The claim on its ID stays. */
  async remove(tx: Tx, projectId: Guid, sheet: CostSheet): Promise<void> {
    await tx.query("DELETE FROM cost_sheets WHERE project_id = $1 AND id = $2", [projectId, sheet.id]);
    await written(tx, projectId, -bytesOfSheet(sheet));
  }
}

/** A cost sheet, and what it becomes. */
export interface Replacement {
  readonly before: CostSheet;
  readonly by: CostSheet;
}

/** Bytes of a cost sheet in a list, as JSON. */
export function bytesOfSheet(sheet: CostSheet): number {
  return Buffer.byteLength(JSON.stringify(sheet));
}

async function written(tx: Tx, projectId: Guid, bytes: number): Promise<void> {
  raiseStamp(tx, projectId, "costs");
  await keepBytes(tx, projectId, bytes);
}

function columnsOf(sheet: CostSheet): readonly unknown[] {
  return [sheet.id, sheet.name, JSON.stringify(sheet.lines), bytesOfSheet(sheet)];
}

const SHEETS = "SELECT id, name, lines FROM cost_sheets";

const PAGE = `${SHEETS}
   WHERE project_id = $1 AND ($2::text IS NULL OR ${afterName("$2", "$3")}) ORDER BY ${NAME_ORDER} LIMIT $4`;

const FIND = `${SHEETS} WHERE project_id = $1 AND id = $2`;

const TOTALS = `
  SELECT count(*)::int AS sheets, COALESCE(sum(bytes), 0)::int AS bytes
    FROM cost_sheets WHERE project_id = $1 AND id <> $2`;

const ADD = `
  INSERT INTO cost_sheets (project_id, id, name, lines, bytes, created_by, created_at, changed_by, changed_at)
  VALUES ($1, $2, $3, $4, $5, $6, $7, $6, $7)`;

const REPLACE = `
  UPDATE cost_sheets SET name = $3, lines = $4, bytes = $5, changed_by = $6, changed_at = $7
   WHERE project_id = $1 AND id = $2`;
