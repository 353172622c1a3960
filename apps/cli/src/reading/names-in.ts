import type { Model } from "@plumbline/model-core";

/** What people call each fact of a model, by its ID; a connection is called by its ends. */
export function namesIn(model: Model): ReadonlyMap<string, string> {
  const names = new Map<string, string>();
  const facts = [model.elements, model.messages, model.channels, model.operations, model.schemas].flat();
  for (const { id, name } of facts) {
    names.set(id, name);
  }
  const between = (from: string, to: string): string => `${names.get(from) ?? from} → ${names.get(to) ?? to}`;
  for (const { id, fromId, toId, label } of model.relationships) {
    names.set(id, `${between(fromId, toId)}${label === null || label === "" ? "" : ` (${label})`}`);
  }
  for (const { id, channelId, consumerId } of model.subscriptions) {
    names.set(id, between(channelId, consumerId));
  }
  for (const { id, sourceChannelId, targetChannelId, routingKey } of model.bindings) {
    names.set(
      id,
      `${between(sourceChannelId, targetChannelId)}${routingKey === null ? "" : ` (${routingKey})`}`,
    );
  }
  return names;
}
