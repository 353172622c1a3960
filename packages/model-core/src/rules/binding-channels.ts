import type { SentBinding } from "../facts/binding.js";
import type { SentChannel } from "../facts/channel.js";
import type { Issue } from "../issue.js";
import type { ModelLookup } from "./model-lookup.js";

/** Kinds of channel that a binding may leave, and lead to (docs/reference/model.md#bindings). */
const SOURCE_KINDS: ReadonlySet<string> = new Set(["exchange", "topic"]);
const TARGET_KINDS: ReadonlySet<string> = new Set(["queue", "exchange"]);

/** A binding leaves an exchange or topic. */
export function bindingSource({ sourceChannelId }: SentBinding, model: ModelLookup): Issue | null {
  const source = model.channels.get(sourceChannelId);
  return source === undefined || SOURCE_KINDS.has(source.kind)
    ? null
    : { field: "sourceChannelId", message: "must name a channel of kind exchange or topic" };
}

/** A binding leads to a queue or exchange other than its source. */
export function bindingTarget(binding: SentBinding, model: ModelLookup): Issue | null {
  if (binding.targetChannelId === binding.sourceChannelId) {
    return { field: "targetChannelId", message: "must name another channel than sourceChannelId" };
  }
  const target = model.channels.get(binding.targetChannelId);
  return target === undefined || TARGET_KINDS.has(target.kind)
    ? null
    : { field: "targetChannelId", message: "must name a channel of kind queue or exchange" };
}

/** The kind of a channel fits the bindings that it is the source or target of. */
export function channelKindFitsBindings({ id, kind }: SentChannel, model: ModelLookup): Issue | null {
  const roles = model.rolesOfChannels.get(id);
  if (roles?.isSource && !SOURCE_KINDS.has(kind)) {
    return { field: "kind", message: "must be exchange or topic: a binding leaves this channel" };
  }
  return roles?.isTarget && !TARGET_KINDS.has(kind)
    ? { field: "kind", message: "must be queue or exchange: a binding leads to this channel" }
    : null;
}
