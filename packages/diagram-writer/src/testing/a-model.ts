/** A small model in which every kind of thing occurs once or twice, with names a test may choose. */

import type { Guid, Model } from "@plumbline/model-core";
import { uuidV5, wholeFact } from "@plumbline/model-core";
import type { ScenarioDocument, StepDocument } from "@plumbline/playback-engine";
import type { View } from "../view/view.js";

const NAMESPACE = "6ba7b811-9dad-11d1-80b4-00c04fd430c8" as Guid;

const ids = new Map<string, Guid>();

/** The ID of a thing of the small model, by a short word; it is drawn hundreds of times. */
export function idOf<Id extends Guid>(word: string): Id {
  const id = ids.get(word) ?? uuidV5(NAMESPACE, word);
  ids.set(word, id);
  return id as Id;
}

export const STANDING = { factStatus: "declared", provenance: null, stale: null } as const;

/** Turns the plain word of each thing into the name a test wants. */
export type Naming = (word: string) => string;

export function aModel(name: Naming = (word) => word): Model {
  return {
    elements: [
      anElement("shopper", "actor", null, name),
      anElement("shop", "system", null, name),
      anElement("checkout", "app", "shop", name),
      anElement("cart", "component", "checkout", name),
      anElement("orders", "store", "shop", name),
    ],
    relationships: [
      aRelationship("shopper", "checkout", name),
      aRelationship("cart", "orders", name),
      aRelationship("checkout", "orders", name),
    ],
    messages: [
      {
        ...STANDING,
        id: idOf("placed"),
        name: name("placed"),
        description: null,
        producerId: idOf("cart"),
        consumerIds: [idOf("checkout")],
        schemaId: null,
        tags: [],
      },
    ],
    schemas: [],
    operations: [
      {
        ...STANDING,
        id: idOf("buy"),
        ownerId: idOf("checkout"),
        name: name("buy"),
        transport: "http",
        requestSchemaId: null,
        responseSchemaId: null,
        timeoutMs: 0,
        retry: null,
      },
    ],
    channels: [
      { ...STANDING, id: idOf("bus"), name: `0${name("bus")}`, kind: "exchange" },
      { ...STANDING, id: idOf("queue"), name: `1${name("queue")}`, kind: "queue" },
    ],
    subscriptions: [
      {
        ...STANDING,
        id: idOf("subscription"),
        channelId: idOf("queue"),
        consumerId: idOf("checkout"),
        retry: null,
        deadLetterChannelId: null,
      },
    ],
    bindings: [
      {
        ...STANDING,
        id: idOf("binding"),
        sourceChannelId: idOf("bus"),
        targetChannelId: idOf("queue"),
        routingKey: null,
      },
    ],
  };
}

export function anElement(
  word: string,
  kind: Model["elements"][number]["kind"],
  parent: string | null,
  name: Naming = (same) => same,
): Model["elements"][number] {
  return wholeFact("element", {
    ...STANDING,
    id: idOf(word),
    kind,
    name: name(word),
    description: name("description"),
    technology: name("technology"),
    icon: null,
    status: "current",
    parentId: parent === null ? null : idOf(parent),
    tags: [],
    ownerId: null,
  });
}

export function aRelationship(
  from: string,
  to: string,
  name: Naming = (same) => same,
): Model["relationships"][number] {
  return {
    ...STANDING,
    id: idOf(`${from} to ${to}`),
    fromId: idOf(from),
    toId: idOf(to),
    label: name("uses"),
    technology: name("technology"),
    kind: "structural",
    lineShape: null,
  };
}

export function aView(kind: View["kind"], name = "A view"): View {
  const rootId = kind === "system" ? idOf<Guid>("shop") : kind === "app" ? idOf<Guid>("checkout") : null;
  return {
    id: idOf("view"),
    name,
    kind,
    rootId: rootId as View["rootId"],
    elementIds: [],
    positions: {},
    scenarioId: null,
  };
}

/** A call in whose handling a message is published and consumed, with every kind of block. */
export function aScenario(name: Naming = (word) => word): ScenarioDocument {
  const write = (id: string): StepDocument => ({
    type: "write",
    id,
    by: idOf("cart"),
    store: idOf("orders"),
    dataset: name("rows"),
    change: null,
  });
  const publish: StepDocument = {
    type: "publish",
    id: "publish",
    from: idOf("cart"),
    channel: idOf("bus"),
    message: idOf("placed"),
    payload: null,
    headers: {},
    handlers: { [idOf("subscription")]: [write("handled")] },
    routingKey: null,
  };
  const call: StepDocument = {
    type: "call",
    id: name("call"),
    from: idOf("shopper"),
    operation: idOf("buy"),
    request: null,
    response: null,
    then: [publish, { type: "parallel", id: "both", branches: [[write("one")], [write("two")]] }],
    onError: [write("sorry")],
  };
  const branch: StepDocument = {
    type: "branch",
    id: "branch",
    whenStep: name("call"),
    is: "Failed",
    then: [write("failed")],
    else: [write("worked")],
  };
  return { id: idOf("scenario"), name: name("scenario"), steps: [call, branch], faults: [], assertions: [] };
}
