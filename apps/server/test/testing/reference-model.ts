// A model as the simplest thing that can hold one. It knows the rules once more, written apart from the product's.

/** A fact with every field, and what it is. */
export interface ReferenceFact {
  readonly kind: string;
  readonly body: Readonly<Record<string, unknown>> & { readonly id: string };
}
export type Facts = ReadonlyMap<string, ReferenceFact>;

/** Fields that name another fact, and of which kind it is. */
const NAMES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  element: { parentId: "element" },
  relationship: { fromId: "element", toId: "element" },
  message: { producerId: "element", consumerIds: "element", schemaId: "schema" },
  channel: {},
  operation: { ownerId: "element", requestSchemaId: "schema", responseSchemaId: "schema" },
  subscription: { channelId: "channel", consumerId: "element", deadLetterChannelId: "channel" },
  binding: { sourceChannelId: "channel", targetChannelId: "channel" },
  schema: {},
};
const PARENT: Readonly<Record<string, string | null>> = {
  system: null,
  actor: null,
  app: "system",
  store: "system",
  component: "app",
};

/** What a fact has when a request does not say it. */
const DEFAULTS: Readonly<Record<string, object>> = {
  element: { description: null, technology: null, icon: null, parentId: null, tags: [], ownerId: null },
  relationship: { label: null, technology: null, kind: "structural", lineShape: null },
  message: { description: null, consumerIds: [], schemaId: null, tags: [] },
  channel: {},
  operation: { requestSchemaId: null, responseSchemaId: null, timeoutMs: 0, retry: null },
  subscription: { retry: null, deadLetterChannelId: null },
  binding: { routingKey: null },
  schema: { description: null },
};
const STANDING = { factStatus: "declared", provenance: null, stale: null };

export function whole(kind: string, id: string, sent: object): ReferenceFact {
  const standing = kind === "schema" ? {} : STANDING;
  return { kind, body: { ...standing, ...DEFAULTS[kind], ...sent, id } };
}

/** The fields by which a fact names one of the IDs. */
export function namingFields({ kind, body }: ReferenceFact, ids: { has(id: string): boolean }): string[] {
  return Object.keys(NAMES[kind] ?? {}).filter((field) =>
    [body[field]].flat().some((id) => ids.has(`${id}`)),
  );
}

/** The IDs of the facts that keep not every rule. */
export function brokenFacts(facts: Facts): ReadonlySet<string> {
  const broken = new Set<string>();
  const onRoute = new Map<string, string[]>();
  for (const { kind, body } of facts.values()) {
    const leadsNowhere = Object.entries(NAMES[kind] ?? {}).some(([field, target]) =>
      [body[field]].flat().some((id) => id !== null && facts.get(`${id}`)?.kind !== target),
    );
    if (leadsNowhere || (kind === "element" && !fitsParent(body, facts))) {
      broken.add(body.id);
    }
    if (kind === "subscription" && body["channelId"] === body["deadLetterChannelId"]) {
      broken.add(body.id);
    }
    if (kind === "binding") {
      if (!fitsChannels(body, facts)) {
        broken.add(body.id);
      }
      const route = JSON.stringify([body["sourceChannelId"], body["targetChannelId"], body["routingKey"]]);
      onRoute.set(route, [...(onRoute.get(route) ?? []), body.id]);
    }
  }
  for (const ids of onRoute.values()) {
    if (ids.length > 1) {
      for (const id of ids) {
        broken.add(id);
      }
    }
  }
  return broken;
}

function fitsParent({ kind, parentId }: ReferenceFact["body"], facts: Facts): boolean {
  const wanted = PARENT[String(kind)] ?? null;
  if (wanted === null) {
    return parentId === null;
  }
  return facts.get(String(parentId))?.body["kind"] === wanted;
}

function fitsChannels({ sourceChannelId, targetChannelId }: ReferenceFact["body"], facts: Facts): boolean {
  const kindOf = (id: unknown): string => String(facts.get(String(id))?.body["kind"]);
  return (
    sourceChannelId !== targetChannelId &&
    ["exchange", "topic"].includes(kindOf(sourceChannelId)) &&
    ["exchange", "queue"].includes(kindOf(targetChannelId))
  );
}

/** Whether a fact may become another one: some things of it cannot change. */
export function mayBecome(present: ReferenceFact | undefined, next: ReferenceFact): boolean {
  if (present === undefined) {
    return true;
  }
  if (present.kind !== next.kind) {
    return false;
  }
  const fixed = { element: ["kind"], relationship: ["fromId", "toId"] }[next.kind as "element"] ?? [];
  return fixed.every((field) => present.body[field] === next.body[field]);
}

export function equal(left: unknown, right: unknown): boolean {
  return JSON.stringify(sorted(left)) === JSON.stringify(sorted(right));
}

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) {
    return value.map(sorted);
  }
  if (typeof value !== "object" || value === null) {
    return value;
  }
  return Object.fromEntries(
    Object.entries(value)
      .sort(([left], [right]) => (left < right ? -1 : 1))
      .map(([key, entry]) => [key, sorted(entry)]),
  );
}
