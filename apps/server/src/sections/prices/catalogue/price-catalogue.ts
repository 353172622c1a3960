import { Injectable } from "@nestjs/common";
import {
  type CataloguePage,
  type CatalogueQuestion,
  catalogueAddress,
  readCataloguePage,
} from "@plumbline/cost-core";
import { decodeUtf8, type Guid } from "@plumbline/model-core";
import { UnitOfWork } from "../../../platform/database/unit-of-work.js";
import { busy } from "../../../platform/errors/api-error.js";
import { ClientGone } from "../../../platform/errors/client-gone.js";
import { Room } from "../../../platform/fairness/room.js";
import { OutboundError } from "../../../platform/outbound/outbound-error.js";
import { OutboundHttp } from "../../../platform/outbound/outbound-http.js";
import type { OutboundAnswer } from "../../../platform/outbound/outbound-request.js";
import { SettingsReader } from "../../settings/reading/settings-reader.js";
import {
  CATALOGUE_BYTES,
  CATALOGUE_MS,
  CATALOGUE_QUESTIONS_AT_ONCE,
  CATALOGUE_QUESTIONS_OF_WORKSPACE,
} from "../limits.js";
import { catalogueUnavailable, reasonOf } from "./catalogue-errors.js";

/** Where the catalogue of a workspace is asked. */
export interface CatalogueAccess {
  readonly baseUrl: string;
  readonly allowPrivate: boolean;
  /** What prices are in where nobody says. */
  readonly currency: string;
}

/** Somebody who waits for what the catalogue says. */
export interface CatalogueAsker {
  readonly workspaceId: Guid;
  readonly gone: AbortSignal;
  /** Milliseconds of the clock at which all of it has to be over. */
  readonly until: number;
}

const WAIT = /^\d{1,5}$/;

/**
 * Asks the price catalogue (docs/reference/prices.md#the-catalogue). No credential goes to it; what it says is read as
 * data, and quoted nowhere. What goes wrong is thrown as 502, with its reason.
 */
@Injectable()
export class PriceCatalogue {
  private readonly room = new Room(CATALOGUE_QUESTIONS_AT_ONCE, CATALOGUE_QUESTIONS_OF_WORKSPACE);

  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly settings: SettingsReader,
    private readonly http: OutboundHttp,
  ) {}

  /** Throws where the catalogue is turned off. */
  async of(workspaceId: Guid): Promise<CatalogueAccess> {
    const { effective, policy } = await this.settings.effective(this.unitOfWork.reader, workspaceId);
    const { cloudPricesBaseUrl: baseUrl, currency } = effective.cost;
    if (baseUrl === "") {
      throw catalogueUnavailable("turned-off");
    }
    return { baseUrl, currency, allowPrivate: policy.allowPrivateNetworkUrls };
  }

  /** One page; whoever asks too much at the same moment is 429. */
  async ask(
    access: CatalogueAccess,
    question: CatalogueQuestion,
    asker: CatalogueAsker,
  ): Promise<CataloguePage> {
    if (!this.room.take(asker.workspaceId, 1)) {
      throw busy("Too many questions wait for the price catalogue");
    }
    try {
      const answer = await this.request(access, question, asker);
      return pageIn(answer, { origin: new URL(access.baseUrl).origin, skip: question.skip });
    } finally {
      this.room.give(asker.workspaceId, 1);
    }
  }

  private async request(
    { baseUrl, allowPrivate }: CatalogueAccess,
    question: CatalogueQuestion,
    { gone, until }: CatalogueAsker,
  ): Promise<OutboundAnswer> {
    const timeoutMs = Math.max(1, Math.min(CATALOGUE_MS, until - Date.now()));
    try {
      return await this.http.request({
        url: catalogueAddress(baseUrl, question),
        headers: { accept: "application/json" },
        limits: { timeoutMs, maxBytes: CATALOGUE_BYTES },
        allowPrivate,
        signal: gone,
      });
    } catch (thrown) {
      if (gone.aborted) {
        throw new ClientGone();
      }
      throw thrown instanceof OutboundError ? catalogueUnavailable(reasonOf(thrown.failure)) : thrown;
    }
  }
}

function pageIn(
  { status, headers, body }: OutboundAnswer,
  place: { readonly origin: string; readonly skip: number },
): CataloguePage {
  if (status === 429) {
    const wait = headers.get("retry-after") ?? "";
    const told = WAIT.test(wait) ? { headers: { "Retry-After": wait } } : {};
    throw catalogueUnavailable("rate-limited", told);
  }
  if (status !== 200) {
    throw catalogueUnavailable("refused", { more: String(status) });
  }
  const text = decodeUtf8(body);
  const read = text.ok
    ? readCataloguePage(text.value, place)
    : { ok: false as const, refusal: "it is not UTF-8" };
  if (!read.ok) {
    throw catalogueUnavailable("unreadable", { more: read.refusal });
  }
  return read.value;
}
