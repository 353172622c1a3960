import fc from "fast-check";
import { type StatedOfKind, wholeFact } from "../facts/whole-fact.js";
import {
  FACT_KINDS,
  type FactKind,
  type FactOfKind,
  type FactStanding,
  LIST_OF_KIND,
  type Model,
  type ModelChange,
} from "../index.js";
import { idOf } from "./a-model.js";

const DECLARED: FactStanding = { factStatus: "declared", provenance: null, stale: null };

type Pick = (bound: number) => number;
type Make<Kind extends FactKind> = (world: string, index: number, pick: Pick) => StatedOfKind[Kind];

const COUNT: { readonly [Kind in FactKind]: number } = {
  element: 5,
  relationship: 2,
  message: 2,
  channel: 3,
  operation: 2,
  subscription: 2,
  binding: 3,
  schema: 2,
};

/** The ID of a thing of a small world; IDs of two worlds are never the same. */
function id<Kind extends FactKind>(world: string, kind: Kind, index: number): FactOfKind[Kind]["id"] {
  return idOf(kind, `${world} ${index}`);
}

const orNull = <Value>(pick: Pick, value: Value): Value | null => (pick(2) === 0 ? null : value);

/** Facts that mostly fit, and sometimes do not. */
const MAKE: { readonly [Kind in FactKind]: Make<Kind> } = {
  element: (world, index, pick) => {
    const kind = pick(12) === 0 ? "component" : index < 2 ? "system" : "app";
    const parentId = kind === "system" ? null : id(world, "element", pick(8) === 0 ? pick(5) : pick(2));
    const text = { description: null, technology: orNull(pick, "node"), icon: null };
    const name = `name ${pick(3)}`;
    const tags = pick(2) === 0 ? [] : ["core"];
    return {
      id: id(world, "element", index),
      kind,
      name,
      ...text,
      status: "current",
      parentId,
      tags,
      ownerId: null,
      ...DECLARED,
    };
  },
  relationship: (world, index, pick) => ({
    id: id(world, "relationship", index),
    fromId: id(world, "element", index),
    toId: id(world, "element", pick(6) === 0 ? pick(6) : index + 1),
    label: orNull(pick, "calls"),
    technology: orNull(pick, "HTTP"),
    kind: "structural",
    lineShape: null,
    ...DECLARED,
  }),
  message: (world, index, pick) => ({
    id: id(world, "message", index),
    name: `message ${pick(3)}`,
    description: null,
    producerId: id(world, "element", pick(5)),
    consumerIds: pick(2) === 0 ? [] : [id(world, "element", pick(5))],
    schemaId: orNull(pick, id(world, "schema", pick(2))),
    tags: [],
    ...DECLARED,
  }),
  channel: (world, index, pick) => ({
    id: id(world, "channel", index),
    name: `channel ${pick(3)}`,
    kind: pick(6) === 0 ? "topic" : index === 0 ? "exchange" : "queue",
    ...DECLARED,
  }),
  operation: (world, index, pick) => ({
    id: id(world, "operation", index),
    ownerId: id(world, "element", pick(5)),
    name: `operation ${pick(3)}`,
    transport: "http",
    requestSchemaId: orNull(pick, id(world, "schema", pick(2))),
    responseSchemaId: null,
    timeoutMs: pick(3) * 100,
    retry: null,
    ...DECLARED,
  }),
  subscription: (world, index, pick) => ({
    id: id(world, "subscription", index),
    channelId: id(world, "channel", pick(3)),
    consumerId: id(world, "element", pick(5)),
    retry: null,
    deadLetterChannelId: orNull(pick, id(world, "channel", pick(3))),
    ...DECLARED,
  }),
  binding: (world, index, pick) => ({
    id: id(world, "binding", index),
    sourceChannelId: id(world, "channel", pick(6) === 0 ? pick(3) : 0),
    targetChannelId: id(world, "channel", pick(6) === 0 ? pick(3) : 1 + pick(2)),
    routingKey: pick(2) === 0 ? null : `key ${pick(2)}`,
    ...DECLARED,
  }),
  schema: (world, index, pick) => ({
    id: id(world, "schema", index),
    name: `schema ${pick(2)}`,
    description: null,
    content: "{}",
    version: 1,
  }),
};

function make<Kind extends FactKind>(kind: Kind, world: string, index: number, pick: Pick): FactOfKind[Kind] {
  return wholeFact(kind, MAKE[kind](world, index, pick));
}

function changeOf(world: string, kinds: readonly FactKind[], numbers: readonly number[]): ModelChange {
  let next = 0;
  const pick: Pick = (bound) => {
    next += 1;
    return (numbers[next % numbers.length] ?? 0) % bound;
  };
  const kind = kinds[pick(kinds.length)] as FactKind;
  const index = pick(COUNT[kind]);
  return pick(4) === 0
    ? { op: "delete", kind, id: id(world, kind, index) }
    : ({
        op: "put",
        kind,
        id: id(world, kind, index),
        value: make(kind, world, index, pick),
      } as unknown as ModelChange);
}

const FACTS = FACT_KINDS.filter((kind) => kind !== "schema");

/** A batch of a few changes of a small world. */
export function arbitraryBatch(
  world: string,
  kinds: readonly FactKind[] = FACTS,
): fc.Arbitrary<readonly ModelChange[]> {
  const numbers = fc.array(fc.nat(1_000), { minLength: 14, maxLength: 14 });
  const change = numbers.map((list) => changeOf(world, kinds, list));
  return fc.uniqueArray(change, { minLength: 1, maxLength: 4, selector: ({ id: named }) => named });
}

/** A model of a small world in which everything is there and fits. */
export function worldOf(...worlds: readonly string[]): Model {
  const lists = FACT_KINDS.map((kind) => {
    const facts = worlds.flatMap((world) =>
      Array.from({ length: COUNT[kind] }, (_, index) => fitting(kind, world, index)),
    );
    return [LIST_OF_KIND[kind], facts];
  });
  return Object.fromEntries(lists) as unknown as Model;
}

function fitting(kind: FactKind, world: string, index: number): FactOfKind[FactKind] {
  const fact = make(kind, world, index, () => 1);
  if (kind === "binding") {
    return {
      ...fact,
      targetChannelId: id(world, "channel", 1),
      routingKey: `first ${index}`,
    } as FactOfKind["binding"];
  }
  return kind === "subscription"
    ? ({
        ...fact,
        channelId: id(world, "channel", 1),
        deadLetterChannelId: id(world, "channel", 2),
      } as FactOfKind["subscription"])
    : kind === "element" && index > 1
      ? ({ ...fact, parentId: id(world, "element", 0) } as FactOfKind["element"])
      : fact;
}
