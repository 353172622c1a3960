import type { ModelIndex } from "@plumbline/model-core";
import { channelsReached, passesBinding } from "@plumbline/playback-engine";
import { DRAWING_LIMITS } from "../limits.js";

/** Of whom a channel is looked for. */
interface Sought {
  readonly messageName: string;
  readonly consumerId: string;
}

/**
 * The channel a producer must publish a message to so that a consumer gets it: the beginning of the only
 * way along subscriptions and bindings that pass the message's name as routing key. A model does not state
 * the channel of a message, so this is null unless exactly one channel can be meant. A way whose bindings
 * have that very key counts before all others.
 */
export function entryChannel(index: ModelIndex, { messageName, consumerId }: Sought): string | null {
  const subscriptions = index.subscriptionsOfConsumer.get(consumerId) ?? [];
  if (subscriptions.length > DRAWING_LIMITS.bindingsOfMessage) {
    return null;
  }
  const subscribed = subscriptions.map(({ channelId }) => channelId);
  const exact = beginnings(index, subscribed, (pattern) => pattern === messageName);
  const keyed = new Set([...exact].filter((id) => !subscribed.some((channelId) => channelId === id)));
  if (keyed.size > 0) {
    return onlyOne(keyed);
  }
  const passes = (pattern: string | null): boolean => passesBinding({ pattern, routingKey: messageName });
  return onlyOne(beginnings(index, subscribed, passes));
}

/** Channels from which the bindings that pass lead to one of the channels, and to which none leads. */
function beginnings(
  index: ModelIndex,
  channelIds: readonly string[],
  passes: (pattern: string | null) => boolean,
): ReadonlySet<string> {
  const found = new Set<string>();
  let met = 0;
  channelsReached(channelIds, (channelId) => {
    const bindings = index.bindingsOfTarget.get(channelId) ?? [];
    met += bindings.length + 1;
    if (bindings.length === 0) {
      found.add(channelId);
    }
    const passing = bindings.filter(
      ({ routingKey }) => met <= DRAWING_LIMITS.bindingsOfMessage && passes(routingKey),
    );
    return passing.map(({ sourceChannelId }) => sourceChannelId);
  });
  return met > DRAWING_LIMITS.bindingsOfMessage ? new Set() : found;
}

function onlyOne(ids: ReadonlySet<string>): string | null {
  const [first] = ids;
  return ids.size === 1 && first !== undefined ? first : null;
}
