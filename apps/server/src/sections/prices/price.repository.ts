import type { PriceRecord } from "@plumbline/cost-core";
import type { Guid } from "@plumbline/model-core";
import type { Reader, Tx } from "../../platform/database/statements.js";

/** Where a page of the price list begins: after this entry. */
export type PricePosition = Pick<PriceRecord, "provider" | "sku" | "effectiveDate" | "id">;

/** Which prices a list shows; what is null shows all. */
export interface PriceFilter {
  /** A text in the provider, SKU, region or description, A to Z in either case. */
  readonly q: string | null;
  readonly ids: readonly Guid[] | null;
}

export interface PricePage {
  readonly filter: PriceFilter;
  /** The last entry of the page before; null for the first page. */
  readonly after: PricePosition | null;
  readonly rows: number;
}

/** How much a workspace holds of prices. */
export interface PriceTotals {
  readonly prices: number;
  /** Of their texts together. */
  readonly bytes: number;
}

/** Custom prices that are alike in all but the SKU and the day they hold from. */
export interface WantedPrices {
  readonly workspaceId: Guid;
  readonly provider: string;
  readonly skus: readonly string[];
  readonly unit: string;
  readonly currency: string;
  /** The day that they hold on, as `2026-11-24`. */
  readonly asOf: string;
}

/** The rows of price lists. It keeps nothing, so a worker thread makes its own. */
export class PriceRepository {
  /** By provider, SKU, day and ID, so many after one. */
  async page(
    reader: Reader,
    workspaceId: Guid,
    { filter, after, rows }: PricePage,
  ): Promise<readonly PriceRecord[]> {
    const position = [after?.provider, after?.sku, after?.effectiveDate, after?.id];
    const values = position.map((value) => value ?? null);
    const { q, ids } = filter;
    return recordsIn(await reader.query<Row[]>(PAGE, [workspaceId, ...values, rows, q, ids]));
  }

  /** Those of these IDs that the workspace has. */
  async withIds(reader: Reader, workspaceId: Guid, ids: readonly string[]): Promise<readonly PriceRecord[]> {
    return ids.length === 0
      ? []
      : recordsIn(await reader.query<Row[]>(WITH_IDS, [workspaceId, [...new Set(ids)]]));
  }

  /**
   * The amount of the newest custom price of each SKU that holds on a day, by SKU; null where that one is unknown, whatever
   * was known before. Of several from the same day it is the one that was entered last.
   */
  async newestAmounts(reader: Reader, wanted: WantedPrices): Promise<ReadonlyMap<string, string | null>> {
    const { workspaceId, provider, skus, unit, currency, asOf } = wanted;
    const values = [workspaceId, provider, skus, unit, currency, asOf];
    const rows = await reader.query<{ sku: string; unitPrice: string | null }[]>(NEWEST, values);
    return new Map(rows.map(({ sku, unitPrice }) => [sku, unitPrice]));
  }

  async totals(reader: Reader, workspaceId: Guid): Promise<PriceTotals> {
    const [totals] = await reader.query<PriceTotals[]>(TOTALS, [workspaceId]);
    return totals ?? { prices: 0, bytes: 0 };
  }

  async add(tx: Tx, workspaceId: Guid, price: PriceRecord): Promise<void> {
    const { id, source, provider, region, sku, description, unit, unitPrice, currency } = price;
    const said = [source, provider, region, sku, description, unit, unitPrice, currency];
    const { effectiveDate, enteredAt, enteredBy, meterId } = price;
    const more = [effectiveDate, enteredAt, enteredBy, meterId, bytesOfPrice(price)];
    await tx.query(ADD, [workspaceId, id, ...said, ...more]);
  }

  /** The price that was removed; null when there was none. */
  async remove(tx: Tx, workspaceId: Guid, id: Guid): Promise<PriceRecord | null> {
    const [rows] = await tx.query<[Row[], number]>(REMOVE, [workspaceId, id]);
    return recordsIn(rows)[0] ?? null;
  }
}

/** Bytes of what a price says. */
export function bytesOfPrice({ provider, region, sku, description, unit, meterId }: PriceRecord): number {
  return Buffer.byteLength([provider, region, sku, description, unit, meterId].join(""));
}

type Row = Omit<PriceRecord, "enteredAt"> & { readonly enteredAt: Date };

function recordsIn(rows: readonly Row[]): readonly PriceRecord[] {
  return rows.map((row) => ({ ...row, enteredAt: row.enteredAt.toISOString() }));
}

const FIELDS = `
  id, source, provider, region, sku, description, unit, unit_price AS "unitPrice", currency,
  effective_date AS "effectiveDate", entered_at AS "enteredAt", entered_by AS "enteredBy", meter_id AS "meterId"`;

const PAGE = `
  SELECT ${FIELDS} FROM prices
   WHERE workspace_id = $1
     AND ($2::text IS NULL
          OR (provider, sku, effective_date, id) > ($2::text, $3::text, $4::text, $5::uuid))
     AND ($7::text IS NULL OR strpos(lower(concat_ws(chr(10), provider, sku, region, description)), lower($7)) > 0)
     AND ($8::uuid[] IS NULL OR id = ANY ($8::uuid[]))
   ORDER BY provider, sku, effective_date, id LIMIT $6`;

const WITH_IDS = `SELECT ${FIELDS} FROM prices WHERE workspace_id = $1 AND id = ANY ($2::uuid[])`;

const NEWEST = `
  SELECT DISTINCT ON (sku) sku, unit_price AS "unitPrice" FROM prices
   WHERE workspace_id = $1 AND source = 'custom' AND provider = $2 AND sku = ANY ($3::text[])
     AND unit = $4 AND currency = $5 AND effective_date <= $6
   ORDER BY sku, effective_date DESC, entered_at DESC, id DESC`;

const TOTALS = `
  SELECT count(*)::int AS prices, COALESCE(sum(bytes), 0)::int AS bytes FROM prices WHERE workspace_id = $1`;

const ADD = `
  INSERT INTO prices (workspace_id, id, source, provider, region, sku, description, unit, unit_price, currency,
                      effective_date, entered_at, entered_by, meter_id, bytes)
  VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15)`;

const REMOVE = `DELETE FROM prices WHERE workspace_id = $1 AND id = $2 RETURNING ${FIELDS}`;
