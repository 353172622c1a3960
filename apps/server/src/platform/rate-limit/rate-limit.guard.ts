import { type CanActivate, type ExecutionContext, Injectable } from "@nestjs/common";
import { Reflector } from "@nestjs/core";
import type { Request } from "express";
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

  canActivate(context: ExecutionContext): boolean | Promise<boolean> {
    const name = this.reflector.get<RateLimitName | undefined>(RATE_LIMIT, context.getHandler());
    return name === undefined || this.count(name, context.switchToHttp().getRequest());
  }

  private async count(name: RateLimitName, request: Request): Promise<true> {
    await this.limiter.count(name, request);
    return true;
  }
}
