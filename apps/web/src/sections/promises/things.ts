import type { Schemas } from "@plumbline/api-client";

export const THING_KINDS = [
  "scenario",
  "operation",
  "channel",
  "subscription",
  "message",
  "element",
  "binding",
  "schema",
] as const;
export type ThingKind = (typeof THING_KINDS)[number];

/** Something of the project that a promise may name. */
export interface Thing {
  readonly kind: ThingKind;
  readonly id: string;
  readonly name: string;
  /** What tells it from others of its name; may be empty. */
  readonly detail: string;
}

export type Things = ReadonlyMap<string, Thing>;

type Model = Schemas["ModelListsResponse"];

/** What a promise may name, by ID: scenarios and facts of main. */
export function thingsOf(
  model: Model,
  scenarios: readonly { readonly id: string; readonly name: string }[],
): Things {
  const names = new Map([...model.elements, ...model.channels].map(({ id, name }) => [id, name]));
  const named = (id: string): string => names.get(id) ?? shortId(id);
  const of = <Fact extends { readonly id: string }>(
    kind: ThingKind,
    facts: readonly Fact[],
    words: (fact: Fact) => readonly [name: string, detail: string],
  ): readonly Thing[] =>
    facts.map((fact) => {
      const [name, detail] = words(fact);
      return { kind, id: fact.id, name, detail };
    });
  const things = [
    ...of("scenario", scenarios, ({ name }) => [name, ""]),
    ...of("operation", model.operations, ({ name, ownerId }) => [name, named(ownerId)]),
    ...of("channel", model.channels, ({ name, kind }) => [name, kind]),
    ...of("subscription", model.subscriptions, ({ consumerId, channelId }) => [
      `${named(consumerId)} on ${named(channelId)}`,
      "",
    ]),
    ...of("message", model.messages, ({ name, producerId }) => [name, named(producerId)]),
    ...of("element", model.elements, ({ name, kind }) => [name, kind]),
    ...of("binding", model.bindings, ({ routingKey, sourceChannelId, targetChannelId }) => [
      `${named(sourceChannelId)} to ${named(targetChannelId)}`,
      routingKey ?? "",
    ]),
    ...of("schema", model.schemas, ({ name, version }) => [name, `version ${version}`]),
  ];
  return new Map(things.map((thing) => [thing.id, thing]));
}

/** What stands for a thing that the project does not have. */
export function shortId(id: string): string {
  return id.slice(0, 8);
}

/** The name of a thing as it is shown, also where it is gone. */
export function nameOfThing(things: Things, id: string): string {
  return things.get(id)?.name ?? shortId(id);
}

/** What of some kinds has every word of a text in its name or detail: those whose name begins with it first. */
export function foundThings(
  things: Things,
  {
    text,
    kinds,
    limit,
  }: { readonly text: string; readonly kinds: readonly ThingKind[]; readonly limit: number },
): readonly Thing[] {
  const sought = text.trim().toLowerCase();
  const parts = sought.split(/\s+/).filter(Boolean);
  const fitting = [...things.values()].filter((thing) => {
    const said = `${thing.name} ${thing.detail}`.toLowerCase();
    return kinds.includes(thing.kind) && parts.every((part) => said.includes(part));
  });
  const begins = (thing: Thing): boolean => thing.name.toLowerCase().startsWith(sought);
  return [...fitting.filter(begins), ...fitting.filter((thing) => !begins(thing))].slice(0, limit);
}
