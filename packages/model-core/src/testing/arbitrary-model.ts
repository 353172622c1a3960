import fc from "fast-check";
import { type StatedOfKind, wholeModel } from "../facts/whole-fact.js";
import {
  CHANNEL_KINDS,
  ELEMENT_STATUSES,
  type FactKind,
  type FactOfKind,
  type FactStanding,
  type Guid,
  type Model,
  type Provenance,
  RELATIONSHIP_KINDS,
  type Retry,
  routeOf,
  TRANSPORTS,
} from "../index.js";
import { idOf } from "./a-model.js";

const text = (max: number): fc.Arbitrary<string> =>
  fc
    .string({
      unit: fc.constantFrom("a", "Z", "0", " ", "é", "😀", "'", '"', "\\", "\n", ":", "#", "-", "\u2028"),
      maxLength: max,
    })
    .filter((value) => value.trim() !== "");
const optional = fc.option(text(20));
const tags = fc.uniqueArray(text(8), { maxLength: 3 });
const guid = fc.nat(99).map((number) => idOf("element", `account ${number}`) as Guid);
const timestamp = fc.integer({ min: 0, max: 4e12 }).map((ms) => new Date(ms).toISOString());
const confidence = fc.double({ min: 0, max: 1, noNaN: true }).map((value) => value + 0);
const retry: fc.Arbitrary<Retry | null> = fc.option(
  fc.record({
    maxAttempts: fc.integer({ min: 1, max: 10 }),
    backoffMs: fc.integer({ min: 0, max: 3_600_000 }),
  }),
);

const provenance: fc.Arbitrary<Provenance> = fc.record({
  source: text(30),
  revision: optional,
  confidence,
  acceptedBy: fc.option(guid),
  acceptedAt: fc.option(timestamp),
});

const standing: fc.Arbitrary<FactStanding> = fc.record({
  factStatus: fc.constantFrom("declared", "observed-in-source", "inferred", "measured", "unknown"),
  provenance,
  stale: fc.option(fc.record({ sinceRevision: text(10), reason: text(10) })),
});
const anyStanding: fc.Arbitrary<FactStanding> = fc.oneof(
  standing,
  fc.record({
    factStatus: fc.constantFrom("declared", "unknown"),
    provenance: fc.constant(null),
    stale: fc.constant(null),
  }),
);

/** A choice among facts that are not known yet. */
const pick = fc.nat(10_000);
const at = <Value>(list: readonly Value[], choice: number): Value => list[choice % list.length] as Value;

const draft = fc.record({
  name: text(20),
  other: optional,
  more: optional,
  status: fc.constantFrom(...ELEMENT_STATUSES),
  kind: fc.constantFrom(...RELATIONSHIP_KINDS),
  channel: fc.constantFrom(...CHANNEL_KINDS),
  transport: fc.constantFrom(...TRANSPORTS),
  picks: fc.tuple(pick, pick, pick),
  tags,
  retry,
  timeoutMs: fc.integer({ min: 0, max: 3_600_000 }),
  standing: anyStanding,
});
type Draft = typeof draft extends fc.Arbitrary<infer Value> ? Value : never;

const drafts = (min: number): fc.Arbitrary<Draft[]> =>
  fc.array(draft, { minLength: min, maxLength: min + 4 });

const draftsOfModel = fc.record({
  system: drafts(1),
  app: drafts(1),
  store: drafts(0),
  component: drafts(0),
  actor: drafts(0),
  relationship: drafts(0),
  message: drafts(0),
  schema: drafts(1),
  operation: drafts(0),
  channel: drafts(2),
  subscription: drafts(0),
  binding: drafts(0),
});
type DraftsOfModel = typeof draftsOfModel extends fc.Arbitrary<infer Value> ? Value : never;

function elementsOf(all: DraftsOfModel): StatedOfKind["element"][] {
  const parentKind = { app: "system", store: "system", component: "app" } as const;
  return (["system", "app", "store", "component", "actor"] as const).flatMap((kind) =>
    all[kind].map((one, index) => {
      const parents = kind === "system" || kind === "actor" ? null : parentKind[kind];
      const parent = parents === null ? null : `${parents} ${one.picks[0] % all[parents].length}`;
      return {
        id: idOf("element", `${kind} ${index}`),
        kind,
        name: one.name,
        description: one.other,
        technology: one.more,
        icon: one.other,
        status: one.status,
        parentId: parent === null ? null : idOf("element", parent),
        tags: one.tags,
        ownerId: null,
        ...one.standing,
      };
    }),
  );
}

function bindingsOf(all: DraftsOfModel, channels: readonly FactOfKind["channel"][]): FactOfKind["binding"][] {
  const sources = channels.filter(({ kind }) => kind !== "queue");
  const targets = channels.filter(({ kind }) => kind !== "topic");
  const taken = new Set<string>();
  return all.binding.flatMap((one, index) => {
    const [source, target] = [at(sources, one.picks[0]), at(targets, one.picks[1])];
    if (source === undefined || target === undefined || source === target) {
      return [];
    }
    const route = { sourceChannelId: source.id, targetChannelId: target.id, routingKey: one.other };
    const isTaken = taken.has(routeOf(route));
    taken.add(routeOf(route));
    return isTaken ? [] : [{ id: idOf("binding", `${index}`), ...route, ...one.standing }];
  });
}

function modelOf(all: DraftsOfModel): Model {
  const id = <Kind extends FactKind>(kind: Kind, index: number): FactOfKind[Kind]["id"] =>
    idOf(kind, `${index}`);
  const elements = elementsOf(all);
  const element = (choice: number): FactOfKind["element"]["id"] => at(elements, choice).id;
  const schema = (choice: number): FactOfKind["schema"]["id"] | null =>
    choice % 3 === 0 ? null : id("schema", choice % all.schema.length);
  const channels = all.channel.map((one, index) => ({
    id: id("channel", index),
    name: one.name,
    kind: one.channel,
    ...one.standing,
  }));
  return wholeModel({
    elements,
    channels,
    relationships: all.relationship.map((one, index) => ({
      id: id("relationship", index),
      fromId: element(one.picks[0]),
      toId: element(one.picks[1]),
      label: one.other,
      technology: one.more,
      kind: one.kind,
      lineShape: one.other,
      ...one.standing,
    })),
    messages: all.message.map((one, index) => ({
      id: id("message", index),
      name: one.name,
      description: one.other,
      producerId: element(one.picks[0]),
      consumerIds: [...new Set([element(one.picks[1]), element(one.picks[2])])],
      schemaId: schema(one.picks[2]),
      tags: one.tags,
      ...one.standing,
    })),
    schemas: all.schema.map((one, index) => ({
      id: id("schema", index),
      name: one.name,
      description: one.other,
      content: one.more ?? "",
      version: 1,
    })),
    operations: all.operation.map((one, index) => ({
      id: id("operation", index),
      ownerId: element(one.picks[0]),
      name: one.name,
      transport: one.transport,
      requestSchemaId: schema(one.picks[1]),
      responseSchemaId: schema(one.picks[2]),
      timeoutMs: one.timeoutMs,
      retry: one.retry,
      ...one.standing,
    })),
    subscriptions: all.subscription.map((one, index) => {
      const [channel, dead] = [at(channels, one.picks[0]).id, at(channels, one.picks[1]).id];
      return {
        id: id("subscription", index),
        channelId: channel,
        consumerId: element(one.picks[2]),
        retry: one.retry,
        deadLetterChannelId: dead === channel ? null : dead,
        ...one.standing,
      };
    }),
    bindings: bindingsOf(all, channels),
  });
}

/** A model of a few facts of every kind that keeps every rule. */
export const arbitraryModel: fc.Arbitrary<Model> = draftsOfModel.map(modelOf);
