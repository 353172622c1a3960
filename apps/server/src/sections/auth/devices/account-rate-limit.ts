import { Injectable } from "@nestjs/common";
import type { Caller, UserPrincipal } from "../../../platform/access/principal.js";
import { RateLimiter } from "../../../platform/rate-limit/rate-limiter.js";
import type { RateLimitName } from "../../../platform/rate-limit/rate-limits.js";

/** Counts what one account tries, from however many addresses (docs/reference/running.md#rate-limits). */
@Injectable()
export class AccountRateLimit {
  constructor(private readonly limiter: RateLimiter) {}

  count(name: RateLimitName, { principal }: Caller<UserPrincipal>): Promise<void> {
    return this.limiter.countFor(name, principal.id);
  }
}
