import { SetMetadata } from "@nestjs/common";
import type { RateLimitName } from "./rate-limits.js";

export const RATE_LIMIT = Symbol("RateLimit");

/** Counts the calls of a route for each client address (docs/reference/running.md#rate-limits). */
export function RateLimit(name: RateLimitName): MethodDecorator {
  return SetMetadata(RATE_LIMIT, name);
}
