import type { Model } from "@plumbline/model-core";

/** What a fault can be put on, by its name. */
export interface NamedTarget {
  readonly id: string;
  readonly kind: "operation" | "channel" | "subscription" | "element";
  readonly name: string;
  /** Whose operation it is; empty for the others. */
  readonly owner: string;
}

/** Everything of a model that a fault can be put on; a subscription is called `channel → consumer`, as in a trace. */
export function targetsOf(model: Model): readonly NamedTarget[] {
  const elements = new Map<string, string>(model.elements.map(({ id, name }) => [id, name]));
  const channels = new Map<string, string>(model.channels.map(({ id, name }) => [id, name]));
  return [
    ...model.elements.map(({ id, name }) => ({ id, kind: "element" as const, name, owner: "" })),
    ...model.operations.map(({ id, name, ownerId }) => ({
      id,
      kind: "operation" as const,
      name,
      owner: elements.get(ownerId) ?? "",
    })),
    ...model.channels.map(({ id, name }) => ({ id, kind: "channel" as const, name, owner: "" })),
    ...model.subscriptions.map(({ id, channelId, consumerId }) => ({
      id,
      kind: "subscription" as const,
      name: `${channels.get(channelId) ?? channelId} → ${elements.get(consumerId) ?? consumerId}`,
      owner: "",
    })),
  ];
}
