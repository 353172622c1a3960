import { matchesTopicPattern } from "@plumbline/playback-engine";

/**
 * Whether a binding passes a message (spec 1, section 4.2, rule 8): without a routing key always, with one
 * when it equals the message's key or matches it as an AMQP topic pattern.
 */
export function bindingPasses(bindingKey: string | null, messageKey: string | null): boolean {
  if (bindingKey === null || bindingKey === messageKey) {
    return true;
  }
  return messageKey !== null && matchesTopicPattern(bindingKey, messageKey);
}
