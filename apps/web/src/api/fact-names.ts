import type { Schemas } from "@plumbline/api-client";

type Model = Schemas["ModelListsResponse"];

export type NamedKind = Schemas["FoundResponse"]["kind"];

/** What people call something of a project, by its ID. */
export interface NamedFact {
  readonly id: string;
  readonly kind: NamedKind;
  readonly name: string;
  /** The open branch that it is looked at on; left out, main. */
  readonly branchId?: string | undefined;
}

/** What each fact of a model is called; one without a name is called after what it connects. */
export function factNames(model: Model): readonly NamedFact[] {
  const named = [
    ...plainNames("element", model.elements),
    ...plainNames("message", model.messages),
    ...plainNames("channel", model.channels),
    ...plainNames("operation", model.operations),
    ...plainNames("schema", model.schemas),
  ];
  const names = new Map(named.map(({ id, name }) => [id, name]));
  const nameOf = (id: string): string => names.get(id) ?? id;
  return [
    ...named,
    ...model.relationships.map(({ id, label, fromId, toId }) => ({
      id,
      kind: "relationship" as const,
      name: label || `${nameOf(fromId)} → ${nameOf(toId)}`,
    })),
    ...model.subscriptions.map(({ id, channelId, consumerId }) => ({
      id,
      kind: "subscription" as const,
      name: `${nameOf(channelId)} → ${nameOf(consumerId)}`,
    })),
    ...model.bindings.map(({ id, routingKey, sourceChannelId, targetChannelId }) => ({
      id,
      kind: "binding" as const,
      name: routingKey || `${nameOf(sourceChannelId)} → ${nameOf(targetChannelId)}`,
    })),
  ];
}

function plainNames(
  kind: NamedKind,
  facts: readonly { readonly id: string; readonly name: string }[],
): readonly NamedFact[] {
  return facts.map(({ id, name }) => ({ id, kind, name }));
}
