import { matchesTopicPattern, type PatternAndKey } from "./topic-pattern.js";

/**
 * Whether a binding passes a message (docs/reference/playback.md#rule-8-routing-keys): one without a pattern
 * passes every message, one with a pattern those whose routing key equals or matches it, so none without a
 * routing key.
 */
export function passesBinding({ pattern, routingKey }: PatternAndKey<string | null>): boolean {
  if (pattern === null || pattern === routingKey) {
    return true;
  }
  return routingKey !== null && matchesTopicPattern({ pattern, routingKey });
}
