import { Inject, Injectable, type OnApplicationBootstrap } from "@nestjs/common";
import type { Request } from "express";
import { RateLimiterPostgres, RateLimiterRes } from "rate-limiter-flexible";
import { DataSource } from "typeorm";
import { CONFIGURATION, type Configuration } from "../configuration/configuration.js";
import { ApiError } from "../errors/api-error.js";
import { clientAddress } from "../http/client-address.js";
import { addressBlock } from "./address-block.js";
import { RATE_LIMITS, type RateLimitName, WINDOW_SECONDS } from "./rate-limits.js";

/** Counts requests in PostgreSQL, so that replicas count together. Old rows go at start, and every five minutes. */
@Injectable()
export class RateLimiter implements OnApplicationBootstrap {
  private readonly limiters: ReadonlyMap<RateLimitName, RateLimiterPostgres>;

  constructor(
    private readonly dataSource: DataSource,
    @Inject(CONFIGURATION) private readonly configuration: Configuration,
  ) {
    const names = Object.keys(RATE_LIMITS) as RateLimitName[];
    this.limiters = new Map(names.map((name) => [name, limiterOf(name, dataSource)]));
  }

  async onApplicationBootstrap(): Promise<void> {
    await this.dataSource.query("DELETE FROM rate_limits WHERE expire < $1", [Date.now()]);
  }

  /** Counts one request; 429 with the whole seconds until the window ends when it is one too many. */
  async count(name: RateLimitName, request: Request): Promise<void> {
    const address = clientAddress(request, this.configuration.trustedProxies);
    try {
      await this.limiters.get(name)?.consume(addressBlock(address));
    } catch (thrown) {
      throw thrown instanceof RateLimiterRes ? rateLimited(thrown) : thrown;
    }
  }
}

function limiterOf(name: RateLimitName, dataSource: DataSource): RateLimiterPostgres {
  const points = RATE_LIMITS[name];
  return new RateLimiterPostgres({
    storeClient: dataSource,
    storeType: "typeorm",
    tableName: "rate_limits",
    tableCreated: true,
    clearExpiredByTimeout: name === "anonymous",
    keyPrefix: name,
    points,
    duration: WINDOW_SECONDS,
    // Over the limit this process knows the answer without asking the database again.
    inMemoryBlockOnConsumed: points,
  });
}

function rateLimited({ msBeforeNext }: RateLimiterRes): ApiError {
  const seconds = Math.max(1, Math.ceil(msBeforeNext / 1000));
  return new ApiError({
    status: 429,
    type: "rate_limited",
    title: `Too many requests: try again in ${seconds} seconds`,
    headers: { "Retry-After": String(seconds) },
  });
}
