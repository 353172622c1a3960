import { Inject, Injectable, type OnApplicationBootstrap, type OnApplicationShutdown } from "@nestjs/common";
import type { Request } from "express";
import { CONFIGURATION, type Configuration } from "../configuration/configuration.js";
import { UnitOfWork } from "../database/unit-of-work.js";
import { rateLimited } from "../errors/api-error.js";
import { clientAddress } from "../http/client-address.js";
import { addressBlock } from "./address-block.js";
import { BlockedKeys } from "./blocked-keys.js";
import { countRequest, forgetOldWindows } from "./count-request.js";
import { RATE_LIMITS, type RateLimitName } from "./rate-limits.js";

const FORGET_EVERY_MS = 5 * 60_000;

/** Counts requests in PostgreSQL, so that replicas count together. Old rows go at start, and every five minutes. */
@Injectable()
export class RateLimiter implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly blocked = new BlockedKeys();
  private forgetting: NodeJS.Timeout | undefined;

  constructor(
    private readonly unitOfWork: UnitOfWork,
    @Inject(CONFIGURATION) private readonly configuration: Configuration,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    const forget = (): Promise<void> => forgetOldWindows(this.unitOfWork.reader);
    await forget();
    // While the database is away nothing is forgotten, and the next time is soon.
    this.forgetting = setInterval(() => void forget().catch(() => undefined), FORGET_EVERY_MS).unref();
  }

  onApplicationShutdown(): void {
    clearInterval(this.forgetting);
  }

  /** Counts one request; 429 with the whole seconds until the window ends when it is one too many. */
  count(name: RateLimitName, request: Request): Promise<void> {
    return this.countFor(name, addressBlock(clientAddress(request, this.configuration.trustedProxies)));
  }

  /** The same by what else is counted than addresses: the ID of an account. */
  async countFor(name: RateLimitName, who: string): Promise<void> {
    const key = `${name}:${who}`;
    // Over the limit this process knows the answer without asking the database again.
    const restMs = this.blocked.restMs(key) ?? (await this.countedRest(key, RATE_LIMITS[name]));
    if (restMs !== null) {
      throw rateLimited(restMs);
    }
  }

  /** The rest of the window when the request is one too many; null when it is not. */
  private async countedRest(key: string, limit: number): Promise<number | null> {
    const { requests, restMs } = await countRequest(this.unitOfWork.reader, key, limit);
    if (requests <= limit) {
      return null;
    }
    this.blocked.block(key, restMs);
    return restMs;
  }
}
