import { DRAWING_LIMITS } from "../limits.js";
import { bindingPasses } from "./binding-passes.js";
import type { ModelLookup } from "./model-lookup.js";

/**
 * The channel a producer must publish a message to so that a consumer gets it: the beginning of the only
 * way along subscriptions and bindings that pass the message's name as routing key. A model does not state
 * the channel of a message, so this is null unless exactly one channel can be meant. A way whose bindings
 * have that very key counts before all others.
 */
export function entryChannel(lookup: ModelLookup, messageName: string, consumerId: string): string | null {
  const subscriptions = lookup.subscriptionsOfConsumer.get(consumerId) ?? [];
  if (subscriptions.length > DRAWING_LIMITS.bindingsOfMessage) {
    return null;
  }
  const subscribed = subscriptions.map(({ channelId }) => channelId);
  const exact = beginnings(lookup, subscribed, (key) => key === messageName);
  const keyed = new Set([...exact].filter((id) => !subscribed.some((channelId) => channelId === id)));
  if (keyed.size > 0) {
    return onlyOne(keyed);
  }
  return onlyOne(beginnings(lookup, subscribed, (key) => bindingPasses(key, messageName)));
}

/** Channels from which the bindings that pass lead to one of the channels, and to which none leads. */
function beginnings(
  lookup: ModelLookup,
  channelIds: readonly string[],
  passes: (routingKey: string | null) => boolean,
): ReadonlySet<string> {
  const seen = new Set(channelIds);
  const open = [...seen];
  const found = new Set<string>();
  let followed = 0;
  for (let channelId = open.pop(); channelId !== undefined; channelId = open.pop()) {
    const bindings = lookup.bindingsOfTarget.get(channelId) ?? [];
    followed += bindings.length + 1;
    if (followed > DRAWING_LIMITS.bindingsOfMessage) {
      return new Set();
    }
    const passing = bindings.filter((binding) => passes(binding.routingKey));
    if (bindings.length === 0) {
      found.add(channelId);
    }
    for (const { sourceChannelId } of passing) {
      if (!seen.has(sourceChannelId)) {
        seen.add(sourceChannelId);
        open.push(sourceChannelId);
      }
    }
  }
  return found;
}

function onlyOne(ids: ReadonlySet<string>): string | null {
  const [first] = ids;
  return ids.size === 1 && first !== undefined ? first : null;
}
