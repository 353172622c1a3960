import { Injectable } from "@nestjs/common";
import { makeEstimate, type PriceRecord, writeEstimateCsv } from "@plumbline/cost-core";
import type { ProjectCaller } from "../../platform/access/principal.js";
import { UnitOfWork } from "../../platform/database/unit-of-work.js";
import { notFound } from "../../platform/errors/api-error.js";
import type { BytesAnswer } from "../../platform/http/send-bytes.js";
import { ModelRepository } from "../model/streams/model.repository.js";
import { PriceRepository } from "../prices/price.repository.js";
import { SettingsReader } from "../settings/reading/settings-reader.js";
import { CostSheetRepository, type SheetPlace } from "./cost-sheet.repository.js";
import type { EstimateQuery } from "./dto/estimate.query.js";

const AS_FILE = { "Content-Disposition": 'attachment; filename="estimate.csv"' };

/** What cost sheets come to (docs/reference/prices.md#estimates). */
@Injectable()
export class EstimatesService {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly sheets: CostSheetRepository,
    private readonly prices: PriceRepository,
    private readonly models: ModelRepository,
    private readonly settings: SettingsReader,
  ) {}

  /** Everything that it hangs on is of one moment. */
  async estimate(
    { workspaceId }: ProjectCaller,
    place: SheetPlace,
    { asOf = today(), format }: EstimateQuery,
  ): Promise<BytesAnswer> {
    const read = await this.unitOfWork.readAtOnce(async (reader) => {
      const sheet = await this.sheets.find(reader, place);
      if (sheet === null) {
        throw notFound("The project has no such cost sheet");
      }
      const { lines } = sheet;
      const priceIds = lines.flatMap(({ priceId }) => priceId ?? []);
      const elementIds = lines.flatMap(({ elementId }) => elementId ?? []);
      const prices = byId(await this.prices.withIds(reader, workspaceId, priceIds));
      const elements = await this.models.elementsWithHolders(reader, place.projectId, elementIds);
      const { effective } = await this.settings.effective(reader, workspaceId);
      return { lines, prices, elements, ...effective.cost };
    });
    const estimate = makeEstimate({ ...read, asOf });
    return format === "csv"
      ? answered("text/csv; charset=utf-8; header=present", writeEstimateCsv(estimate, read), AS_FILE)
      : answered("application/json; charset=utf-8", JSON.stringify(estimate), {});
  }
}

function answered(contentType: string, text: string, headers: Readonly<Record<string, string>>): BytesAnswer {
  return { contentType, bytes: Buffer.from(text), mayGzip: true, headers };
}

function byId(prices: readonly PriceRecord[]): ReadonlyMap<string, PriceRecord> {
  return new Map(prices.map((price) => [price.id, price]));
}

/** The day of UTC. */
function today(): string {
  return new Date().toISOString().slice(0, "2026-11-24".length);
}
