import { type CanActivate, type ExecutionContext, Injectable } from "@nestjs/common";
import { Reflector } from "@nestjs/core";
import { RATE_LIMIT } from "./rate-limit.decorator.js";
import { RateLimiter } from "./rate-limiter.js";
import type { RateLimitName } from "./rate-limits.js";

/** Counts a call before anything of it is looked at, so that every attempt counts. */
@Injectable()
export class RateLimitGuard implements CanActivate {
  constructor(
    private readonly reflector: Reflector,
    private readonly limiter: RateLimiter,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const name = this.reflector.get<RateLimitName | undefined>(RATE_LIMIT, context.getHandler());
    if (name !== undefined) {
      await this.limiter.count(name, context.switchToHttp().getRequest());
    }
    return true;
  }
}
