import { SetMetadata } from "@nestjs/common";
import type { RateLimitName } from "./rate-limits.js";

export const RATE_LIMIT = Symbol("RateLimit");

/** Counts the calls of a route for each client address (spec 3, section 8). */
export function RateLimit(name: RateLimitName): MethodDecorator {
  return SetMetadata(RATE_LIMIT, name);
}
