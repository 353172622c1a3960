import { Injectable } from "@nestjs/common";
import type { Guid } from "@plumbline/model-core";
import { presenceFlag } from "../../platform/http/client-presence.js";
import type { BytesAnswer } from "../../platform/http/send-bytes.js";
import { ownBytes } from "../../platform/workers/own-bytes.js";
import { Threads } from "../../platform/workers/threads.js";
import { CONVERSIONS } from "./conversions.work.js";
import type { ConversionRequest } from "./convert-source.js";
import type { ConvertQuery } from "./dto/convert.query.js";

/** A document as a client sent it. */
export interface SentSource {
  readonly bytes: Uint8Array;
  /** Fires when the client leaves. */
  readonly gone: AbortSignal;
}

@Injectable()
export class InterchangeService {
  private readonly conversions;

  constructor(threads: Threads) {
    this.conversions = threads.lineFor(CONVERSIONS);
  }

  async convert(projectId: Guid, query: ConvertQuery, { bytes, gone }: SentSource): Promise<BytesAnswer> {
    const { format, ownerId, fileName } = query;
    const options = { format, ownerId, fileName };
    const request = { bytes: ownBytes(bytes), options, projectId, client: presenceFlag(gone) };
    const converted = await this.conversions.run("runConversion", request satisfies ConversionRequest, {
      signal: gone,
      whenFull: { outcome: "too-much-to-hold" },
    });
    return { bytes: converted.bytes, contentType: "application/json; charset=utf-8" };
  }
}
