import { createHash } from "node:crypto";

// Documents of any size in which every rule of a model holds. Used by the benchmark too, so nothing is imported.

/** How many entries each list has. */
export interface DocumentSize {
  readonly elements: number;
  readonly relationships: number;
  readonly messages: number;
  readonly schemas: number;
  readonly operations: number;
  readonly channels: number;
  readonly subscriptions: number;
  readonly bindings: number;
}

/** 40,000 facts: every list at the import's limit. */
export const LIMIT_SIZE: DocumentSize = {
  elements: 5_000,
  relationships: 10_000,
  messages: 5_000,
  schemas: 200,
  operations: 5_000,
  channels: 5_000,
  subscriptions: 5_000,
  bindings: 5_000,
};

/** A fraction of the largest document. */
export function sized(share: number): DocumentSize {
  const entries = Object.entries(LIMIT_SIZE).map(([list, count]) => [
    list,
    Math.max(4, Math.floor(count * share)),
  ]);
  return Object.fromEntries(entries) as DocumentSize;
}

/** The document of a size; another `salt` gives other IDs, another `edition` other descriptions. */
export function largeDocument(size: DocumentSize, { salt = "", edition = 0 } = {}) {
  const id = (list: string, n: number): string => guid(`${salt}/${list}/${n}`);
  const some = (list: keyof DocumentSize, n: number): string => id(list, n % size[list]);
  const make = <Entry>(list: keyof DocumentSize, entry: (n: number) => Entry) =>
    Array.from({ length: size[list] }, (_, n) => ({ id: id(list, n), ...entry(n), ...standing(list, n) }));
  return {
    version: "1.0",
    project: { name: "Large" },
    elements: make("elements", (n) => ({
      ...containment(n, id),
      name: `Element ${n}`,
      description: `Takes part ${n} of the work, edition ${edition}`,
      technology: "Node.js",
      icon: null,
      status: "current",
      tags: ["core", `team-${n % 10}`],
    })),
    relationships: make("relationships", (n) => ({
      fromId: some("elements", n),
      toId: some("elements", n * 7 + 1),
      label: `uses ${n}`,
      technology: "HTTP",
      kind: "structural",
      lineShape: null,
    })),
    messages: make("messages", (n) => ({
      name: `Message ${n}`,
      description: null,
      producerId: some("elements", n),
      consumerIds: [some("elements", n + 1)],
      schemaId: some("schemas", n),
      tags: [],
    })),
    schemas: Array.from({ length: size.schemas }, (_, n) => ({
      id: id("schemas", n),
      name: `Schema ${n}`,
      description: null,
      content: JSON.stringify({ type: "object", properties: { id: { type: "string" }, n: { const: n } } }),
      version: 1,
    })),
    operations: make("operations", (n) => ({
      ownerId: some("elements", n),
      name: `GET /things/${n}`,
      transport: "http",
      requestSchemaId: null,
      responseSchemaId: some("schemas", n),
      timeoutMs: 1_000,
      retry: { maxAttempts: 3, backoffMs: 100 },
    })),
    channels: make("channels", (n) => ({ name: `channel-${n}`, kind: n % 2 === 0 ? "exchange" : "queue" })),
    subscriptions: make("subscriptions", (n) => ({
      channelId: some("channels", n),
      consumerId: some("elements", n),
      retry: null,
      deadLetterChannelId: null,
    })),
    bindings: make("bindings", (n) => ({
      sourceChannelId: id("channels", (2 * n) % evenBelow(size.channels)),
      targetChannelId: id("channels", ((2 * n) % evenBelow(size.channels)) + 1),
      routingKey: `key.${n}`,
    })),
  };
}

/** One system, then an app and a component in turns. */
function containment(n: number, id: (list: string, n: number) => string) {
  if (n === 0) {
    return { kind: "system", parentId: null };
  }
  return n % 2 === 1
    ? { kind: "app", parentId: id("elements", 0) }
    : { kind: "component", parentId: id("elements", n - 1) };
}

function standing(list: string, n: number) {
  if (n % 3 === 0) {
    return { factStatus: "declared", provenance: null, stale: null };
  }
  const source = `github.com/acme/shop@5624ad5:src/${list}/part-${n}.ts#L${n + 1}-L${n + 20}`;
  return {
    factStatus: "observed-in-source",
    provenance: { source, revision: "5624ad5", confidence: null, acceptedBy: null, acceptedAt: null },
    stale: null,
  };
}

function evenBelow(count: number): number {
  return count - (count % 2);
}

function guid(name: string): string {
  const hex = createHash("sha1").update(name).digest("hex");
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-5${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}
