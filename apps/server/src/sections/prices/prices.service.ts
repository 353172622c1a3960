import { Injectable } from "@nestjs/common";
import { COST_LIMITS, type PriceContent, type PriceRecord, readPriceRequest } from "@plumbline/cost-core";
import { type Guid, parseGuid } from "@plumbline/model-core";
import { actorOf, type WorkspaceCaller } from "../../platform/access/principal.js";
import { recordAudit } from "../../platform/audit/record-audit.js";
import { newId } from "../../platform/database/new-id.js";
import { UnitOfWork } from "../../platform/database/unit-of-work.js";
import { conflict, notFound } from "../../platform/errors/api-error.js";
import { decodeCursor, type Keyset, pageOf, refuseCursor } from "../../platform/pagination/cursor.js";
import type { Page } from "../../platform/pagination/page.js";
import { WorkspaceRepository } from "../workspaces/workspace.repository.js";
import { filterOf, type PriceListQuery } from "./dto/price-list.query.js";
import { MAX_BYTES_OF_PRICES } from "./limits.js";
import { bytesOfPrice, type PricePosition, PriceRepository, type PriceTotals } from "./price.repository.js";
import { readCostBody } from "./read-cost-body.js";

/** What a new entry of the price list says, and where it is from. */
export interface NewPrice {
  readonly content: PriceContent;
  /** Of the catalogue; null of a custom price. */
  readonly meterId: string | null;
}

/** The price lists of workspaces (docs/reference/prices.md#prices). */
@Injectable()
export class PricesService {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly workspaces: WorkspaceRepository,
    private readonly prices: PriceRepository,
  ) {}

  async list(workspaceId: Guid, query: PriceListQuery): Promise<Page<PriceRecord>> {
    const name = `prices of ${workspaceId}`;
    const { cursor, limit } = query;
    const page = { filter: filterOf(query), after: positionIn(decodeCursor(name, cursor)), rows: limit + 1 };
    const rows = await this.prices.page(this.unitOfWork.reader, workspaceId, page);
    return pageOf(name, rows, limit, ({ provider, sku, effectiveDate, id }) => [
      provider,
      sku,
      effectiveDate,
      id,
    ]);
  }

  addCustom(caller: WorkspaceCaller, body: Uint8Array): Promise<PriceRecord> {
    return this.add(caller, { content: readCostBody(body, readPriceRequest), meterId: null });
  }

  /** Entries of several writers are counted one after the other. */
  add(caller: WorkspaceCaller, price: NewPrice): Promise<PriceRecord> {
    const { workspaceId } = caller;
    const record = recordOf(caller, price);
    return this.unitOfWork.run(async (tx) => {
      if ((await this.workspaces.lock(tx, workspaceId)) === null) {
        throw notFound();
      }
      refuseTooMuch(await this.prices.totals(tx, workspaceId), bytesOfPrice(record));
      await this.prices.add(tx, workspaceId, record);
      const action = record.source === "cloud" ? "price.imported" : "price.added";
      await recordAudit(tx, caller, { workspaceId, action, target: record.id, details: detailsOf(record) });
      return record;
    });
  }

  /** Throws where the list takes no price at all: for what costs somebody something before it is added. */
  async refuseFull(workspaceId: Guid): Promise<void> {
    refuseTooMuch(await this.prices.totals(this.unitOfWork.reader, workspaceId), 1);
  }

  /** Also one that cost sheets name: their lines are then without a price. */
  remove(caller: WorkspaceCaller, id: Guid): Promise<void> {
    const { workspaceId } = caller;
    return this.unitOfWork.run(async (tx) => {
      const removed = await this.prices.remove(tx, workspaceId, id);
      if (removed === null) {
        throw notFound("The workspace has no such price");
      }
      const details = detailsOf(removed);
      await recordAudit(tx, caller, { workspaceId, action: "price.deleted", target: id, details });
    });
  }
}

/** Refuses one price more, of so many bytes. */
function refuseTooMuch({ prices, bytes }: PriceTotals, more: number): void {
  if (prices >= COST_LIMITS.prices) {
    throw conflict(`A workspace has at most ${COST_LIMITS.prices} prices`);
  }
  if (bytes + more > MAX_BYTES_OF_PRICES) {
    throw conflict(`The prices of a workspace have at most ${MAX_BYTES_OF_PRICES} bytes together`);
  }
}

function recordOf(caller: WorkspaceCaller, { content, meterId }: NewPrice): PriceRecord {
  return {
    id: newId(),
    source: meterId === null ? "custom" : "cloud",
    ...content,
    enteredAt: new Date().toISOString(),
    enteredBy: actorOf(caller),
    meterId,
  };
}

function detailsOf({ provider, sku, unit, unitPrice, currency, effectiveDate }: PriceRecord) {
  return { provider, sku, unit, unitPrice, currency, effectiveDate };
}

function positionIn(keyset: Keyset | null): PricePosition | null {
  if (keyset === null) {
    return null;
  }
  const [provider, sku, effectiveDate, idText, ...rest] = keyset;
  const id = parseGuid(idText);
  if (provider === undefined || sku === undefined || effectiveDate === undefined || id === null) {
    throw refuseCursor();
  }
  if (rest.length > 0 || keyset.some((part) => part.includes("\0"))) {
    throw refuseCursor();
  }
  return { provider, sku, effectiveDate, id };
}
