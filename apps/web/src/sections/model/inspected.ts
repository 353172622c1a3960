import type { Schemas } from "@plumbline/api-client";
import type { FactKind, FactStatus } from "@plumbline/model-core";
import type { ModelLists } from "../../canvas/canvas-model.js";
import type { DrawnModel } from "../../canvas/drawn-model.js";
import type { PartKind } from "../../canvas/part.js";
import { compareNames } from "../../design/compare-names.js";
import { MODEL_WORDS as words } from "../../words/model.js";

export type ListName = keyof typeof words.lists;
export type FieldName = keyof typeof words.fields;

/** A fact that another one leads to. */
export interface InspectedLink {
  /** The fact that is shown when it is followed. */
  readonly id: string;
  readonly kind: PartKind | FactKind;
  readonly name: string;
  /** What is said of it beside its name. */
  readonly note: string;
}

export interface InspectedList {
  readonly name: ListName;
  readonly links: readonly InspectedLink[];
}

/** What is known of a fact, as the inspector shows it. */
export interface Inspected {
  readonly id: string;
  readonly kind: PartKind | FactKind;
  readonly name: string;
  readonly description: string | null;
  readonly factStatus: FactStatus | null;
  readonly stale: Schemas["StaleMarkDto"] | null;
  readonly provenance: Schemas["ProvenanceDto"] | null;
  readonly fields: readonly (readonly [FieldName, string])[];
  readonly lists: readonly InspectedList[];
}

type Field = readonly [FieldName, string | null];

function told(fields: readonly Field[]): Inspected["fields"] {
  return fields.flatMap(([name, value]) => (value === null || value === "" ? [] : [[name, value] as const]));
}

function shownLists(lists: readonly InspectedList[]): readonly InspectedList[] {
  return lists.filter(({ links }) => links.length > 0);
}

/** What is known of whatever has an ID: an element, a channel, a group, or what a line stands for. */
export function inspected(drawn: DrawnModel, id: string): Inspected | null {
  const { model } = drawn;
  return (
    ofElement(
      drawn,
      model.elements.find((one) => one.id === id),
    ) ??
    ofChannel(
      drawn,
      model.channels.find((one) => one.id === id),
    ) ??
    ofRelationship(
      drawn,
      model.relationships.find((one) => one.id === id),
    ) ??
    ofMessage(
      drawn,
      model.messages.find((one) => one.id === id),
    ) ??
    ofSubscription(
      drawn,
      model.subscriptions.find((one) => one.id === id),
    ) ??
    ofBinding(
      drawn,
      model.bindings.find((one) => one.id === id),
    ) ??
    ofGroup(drawn, id)
  );
}

type Fact<List extends keyof ModelLists> = ModelLists[List][number] | undefined;

function partLink({ tree }: DrawnModel, id: string, note = ""): InspectedLink {
  const part = tree.parts.get(id);
  return { id, kind: part?.kind ?? "element", name: part?.name ?? id, note: note || (part?.subtitle ?? "") };
}

function ofElement(drawn: DrawnModel, element: Fact<"elements">): Inspected | null {
  if (element === undefined) {
    return null;
  }
  const { id, kind, name, description, factStatus, stale, provenance } = element;
  const { technology, status, tags, parentId } = element;
  return {
    ...{ id, kind, name, description, factStatus, stale, provenance },
    fields: told([
      ["kind", kind],
      ["technology", technology],
      ["status", status],
      ["parent", parentId === null ? null : partLink(drawn, parentId).name],
      ["tags", tags.join(", ")],
    ]),
    lists: shownLists([
      ...relationshipsOf(drawn, id),
      ...messagesOf(drawn, id),
      { name: "operations", links: operationsOf(drawn.model, id) },
      { name: "inside", links: insideOf(drawn, id) },
    ]),
  };
}

/** What is directly inside a part, by its names. */
function insideOf(drawn: DrawnModel, id: string): readonly InspectedLink[] {
  const inside = (drawn.tree.insideOf.get(id) ?? []).map((one) => partLink(drawn, one));
  return inside.sort((left, right) => compareNames(left.name, right.name));
}

function relationshipsOf(drawn: DrawnModel, id: string): readonly InspectedList[] {
  const link = (one: ModelLists["relationships"][number], end: "fromId" | "toId"): InspectedLink => ({
    ...partLink(drawn, one[end], [one.label, one.technology].filter(Boolean).join(" · ")),
    id: one.id,
  });
  const { relationships } = drawn.model;
  return [
    {
      name: "out",
      links: relationships.filter(({ fromId }) => fromId === id).map((one) => link(one, "toId")),
    },
    { name: "in", links: relationships.filter(({ toId }) => toId === id).map((one) => link(one, "fromId")) },
  ];
}

function messagesOf(drawn: DrawnModel, id: string): readonly InspectedList[] {
  const nameOf = (one: string): string => partLink(drawn, one).name;
  const { messages, subscriptions } = drawn.model;
  const asLink = (message: ModelLists["messages"][number], note: string): InspectedLink => ({
    id: message.id,
    kind: "message",
    name: message.name,
    note,
  });
  const out = messages.filter(({ producerId }) => producerId === id);
  const into = messages.filter(({ consumerIds }) => consumerIds.includes(id));
  const reads = subscriptions.filter(({ consumerId }) => consumerId === id);
  return [
    {
      name: "sends",
      links: out.map((one) => asLink(one, one.consumerIds.map(nameOf).join(", "))),
    },
    { name: "receives", links: into.map((one) => asLink(one, nameOf(one.producerId))) },
    { name: "consumes", links: reads.map(({ channelId }) => partLink(drawn, channelId)) },
  ];
}

function operationsOf(model: ModelLists, id: string): readonly InspectedLink[] {
  return model.operations
    .filter(({ ownerId }) => ownerId === id)
    .map((one) => ({
      id: one.id,
      kind: "operation",
      name: one.name,
      note: [one.transport, one.timeoutMs > 0 ? words.timeout(one.timeoutMs) : ""]
        .filter(Boolean)
        .join(" · "),
    }));
}

function ofChannel(drawn: DrawnModel, channel: Fact<"channels">): Inspected | null {
  if (channel === undefined) {
    return null;
  }
  const { id, name, factStatus, stale, provenance } = channel;
  const { subscriptions, bindings } = drawn.model;
  const bound = (list: typeof bindings, end: "sourceChannelId" | "targetChannelId") =>
    list.map((one) => ({ ...partLink(drawn, one[end], one.routingKey ?? ""), id: one.id }));
  return {
    ...{ id, kind: "channel", name, description: null, factStatus, stale, provenance },
    fields: told([["kind", channel.kind]]),
    lists: shownLists([
      {
        name: "subscribers",
        links: subscriptions
          .filter(({ channelId }) => channelId === id)
          .map(({ consumerId }) => partLink(drawn, consumerId)),
      },
      {
        name: "boundFrom",
        links: bound(
          bindings.filter(({ targetChannelId }) => targetChannelId === id),
          "sourceChannelId",
        ),
      },
      {
        name: "boundTo",
        links: bound(
          bindings.filter(({ sourceChannelId }) => sourceChannelId === id),
          "targetChannelId",
        ),
      },
    ]),
  };
}

function ofRelationship(drawn: DrawnModel, one: Fact<"relationships">): Inspected | null {
  if (one === undefined) {
    return null;
  }
  const { id, label, technology, factStatus, stale, provenance, kind, fromId, toId } = one;
  const [from, to] = [partLink(drawn, fromId), partLink(drawn, toId)];
  return {
    ...{ id, kind: "relationship", name: label ?? `${from.name} → ${to.name}`, description: null },
    ...{ factStatus, stale, provenance },
    fields: told([
      ["kind", kind],
      ["technology", technology],
    ]),
    lists: [
      { name: "from", links: [from] },
      { name: "to", links: [to] },
    ],
  };
}

function ofMessage(drawn: DrawnModel, one: Fact<"messages">): Inspected | null {
  if (one === undefined) {
    return null;
  }
  const { id, name, description, factStatus, stale, provenance, producerId, consumerIds, tags } = one;
  return {
    ...{ id, kind: "message", name, description, factStatus, stale, provenance },
    fields: told([["tags", tags.join(", ")]]),
    lists: shownLists([
      { name: "receives", links: [partLink(drawn, producerId)] },
      { name: "sends", links: consumerIds.map((consumer) => partLink(drawn, consumer)) },
    ]),
  };
}

function ofSubscription(drawn: DrawnModel, one: Fact<"subscriptions">): Inspected | null {
  if (one === undefined) {
    return null;
  }
  const { id, channelId, consumerId, deadLetterChannelId, factStatus, stale, provenance } = one;
  const [channel, consumer] = [partLink(drawn, channelId), partLink(drawn, consumerId)];
  return {
    ...{ id, kind: "subscription", name: `${channel.name} → ${consumer.name}`, description: null },
    ...{ factStatus, stale, provenance, fields: [] },
    lists: shownLists([
      { name: "consumes", links: [channel] },
      { name: "subscribers", links: [consumer] },
      { name: "boundTo", links: deadLetterChannelId === null ? [] : [partLink(drawn, deadLetterChannelId)] },
    ]),
  };
}

function ofBinding(drawn: DrawnModel, one: Fact<"bindings">): Inspected | null {
  if (one === undefined) {
    return null;
  }
  const { id, sourceChannelId, targetChannelId, routingKey, factStatus, stale, provenance } = one;
  const [source, target] = [partLink(drawn, sourceChannelId), partLink(drawn, targetChannelId)];
  return {
    ...{ id, kind: "binding", name: `${source.name} → ${target.name}`, description: null },
    ...{ factStatus, stale, provenance },
    fields: told([["routingKey", routingKey]]),
    lists: [
      { name: "boundFrom", links: [source] },
      { name: "boundTo", links: [target] },
    ],
  };
}

function ofGroup(drawn: DrawnModel, id: string): Inspected | null {
  const part = drawn.tree.parts.get(id);
  if (part === undefined) {
    return null;
  }
  const none = { description: null, factStatus: null, stale: null, provenance: null };
  return {
    ...{ id, kind: part.kind, name: part.name, ...none, fields: [] },
    lists: [{ name: "members", links: insideOf(drawn, id) }],
  };
}
