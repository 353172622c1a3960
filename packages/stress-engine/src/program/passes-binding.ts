import { matchesTopicPattern } from "@plumbline/playback-engine";

/** Whether a binding passes a message (spec 1, section 4.2, rule 8). */
export function passesBinding(routingKey: string | null, bindingKey: string | null): boolean {
  return (
    bindingKey === null ||
    (routingKey !== null && (routingKey === bindingKey || matchesTopicPattern(bindingKey, routingKey)))
  );
}
