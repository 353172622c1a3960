import type { Binding } from "@plumbline/model-core";
import type { PublishDocument } from "@plumbline/playback-engine";
import type { ReviewedState } from "../../state/reviewed-state.js";
import type { Part } from "./naive-path.js";

/** A way from a channel through bindings to another; no channel is on it twice. */
export interface Way {
  readonly parts: readonly Part[];
  readonly end: string;
}

/** Every way from a channel, the one to itself too, through bindings that pass. */
export function waysFrom(
  state: ReviewedState,
  channelId: string,
  passes: (binding: Binding) => boolean,
): readonly Way[] {
  const ways: Way[] = [{ parts: [{ kind: "channel", id: channelId }], end: channelId }];
  // The list grows while it is gone through.
  for (const way of ways) {
    for (const binding of state.model.bindings) {
      const end: string = binding.targetChannelId;
      const isOn = way.parts.some(({ kind, id }) => kind === "channel" && id === end);
      if (binding.sourceChannelId === way.end && !isOn && passes(binding)) {
        const onward: readonly Part[] = [
          { kind: "binding", id: binding.id },
          { kind: "channel", id: end },
        ];
        ways.push({ parts: [...way.parts, ...onward], end });
      }
    }
  }
  return ways;
}

/** "Leading to a channel is as playback routes: keys on the way count." */
export function waysOfPublish(
  state: ReviewedState,
  step: PublishDocument,
  channelId: string,
): readonly Way[] {
  const { channel, routingKey } = step;
  return typeof channel === "string"
    ? waysFrom(state, channel, (binding) => passesKey(binding.routingKey, routingKey ?? null)).filter(
        ({ end }) => end === channelId,
      )
    : [];
}

/**
 * "A binding without routing key passes every message. A binding with one passes a message when the step's `routingKey`
 * equals it or matches it as an AMQP topic pattern."
 */
export function passesKey(pattern: string | null, key: string | null): boolean {
  if (pattern === null || pattern === key) {
    return true;
  }
  return key !== null && matches(pattern.split("."), key.split("."));
}

/** "Words separated by `.`; `*` is one word; `#` is zero or more words." */
function matches([part, ...parts]: readonly string[], words: readonly string[]): boolean {
  if (part === undefined) {
    return words.length === 0;
  }
  const [word, ...rest] = words;
  if (part === "#") {
    return matches(parts, words) || (word !== undefined && matches([part, ...parts], rest));
  }
  return word !== undefined && (part === "*" || part === word) && matches(parts, rest);
}
