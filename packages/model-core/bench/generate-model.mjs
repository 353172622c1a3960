/**
 * A deterministic model of 40,000 facts near the limits of an import: 5000 elements, 10,000
 * relationships, 5000 of each other kind of fact, and 200 schemas.
 */

const id = (kind, index) =>
  `${kind.toString(16).padStart(8, "0")}-0000-4000-8000-${index.toString(16).padStart(12, "0")}`;
const [ELEMENT, RELATIONSHIP, MESSAGE, OPERATION, CHANNEL, SUBSCRIPTION, BINDING, SCHEMA] = [
  1, 2, 3, 4, 5, 6, 7, 8,
];
const REVISION = "5624ad564d16";

/** Every second fact is declared, the others were observed. */
function standing(index) {
  if (index % 2 === 1) {
    return { factStatus: "declared", provenance: null, stale: null };
  }
  const source = `src/Service${index}/Program.cs#L${index}`;
  const provenance = { source, revision: REVISION, confidence: null, acceptedBy: null, acceptedAt: null };
  return { factStatus: "observed-in-source", provenance, stale: null };
}

function list(count, fact) {
  return Array.from({ length: count }, (_, index) => ({ ...fact(index), ...standing(index) }));
}

/** Elements: 50 systems, 1000 apps, 500 stores, the rest components. */
function element(index) {
  const shared = { description: null, technology: "ASP.NET Core", icon: null, status: "current" };
  const kind = index < 50 ? "system" : index < 1050 ? "app" : index < 1550 ? "store" : "component";
  const parentId =
    kind === "system" ? null : id(ELEMENT, kind === "component" ? 50 + (index % 1000) : index % 50);
  return { id: id(ELEMENT, index), kind, name: `Element ${index}`, ...shared, parentId, tags: ["generated"] };
}

const retryOf = (index) => (index % 2 === 0 ? { maxAttempts: 3, backoffMs: 200 } : null);

/** The lists of the model document. */
export function generateModel() {
  return {
    elements: list(5000, element).map((fact) => ({ ...fact, ownerId: null })),
    relationships: list(10_000, (index) => ({
      id: id(RELATIONSHIP, index),
      fromId: id(ELEMENT, index % 5000),
      toId: id(ELEMENT, (index * 7) % 5000),
      label: `calls ${index}`,
      technology: "HTTP",
      kind: "behavioural",
      lineShape: null,
    })),
    messages: list(5000, (index) => ({
      id: id(MESSAGE, index),
      name: `Message${index}`,
      description: null,
      producerId: id(ELEMENT, index % 5000),
      consumerIds: [id(ELEMENT, (index + 1) % 5000), id(ELEMENT, (index + 2) % 5000)],
      schemaId: id(SCHEMA, index % 200),
      tags: [],
    })),
    schemas: Array.from({ length: 200 }, (_, index) => ({
      id: id(SCHEMA, index),
      name: `Schema ${index}`,
      description: null,
      content: JSON.stringify({
        type: "object",
        properties: { total: { type: "number" } },
        title: `T${index}`,
      }),
      version: 1,
    })),
    operations: list(5000, (index) => ({
      id: id(OPERATION, index),
      ownerId: id(ELEMENT, index % 5000),
      name: `GET /things/${index}`,
      transport: "http",
      requestSchemaId: id(SCHEMA, index % 200),
      responseSchemaId: null,
      timeoutMs: 1000,
      retry: retryOf(index),
    })),
    channels: list(5000, (index) => ({
      id: id(CHANNEL, index),
      name: `channel-${index}`,
      kind: index < 1000 ? "exchange" : "queue",
    })),
    subscriptions: list(5000, (index) => ({
      id: id(SUBSCRIPTION, index),
      channelId: id(CHANNEL, index),
      consumerId: id(ELEMENT, index),
      retry: retryOf(index),
      deadLetterChannelId: id(CHANNEL, (index + 1) % 5000),
    })),
    bindings: list(5000, (index) => ({
      id: id(BINDING, index),
      sourceChannelId: id(CHANNEL, index % 1000),
      targetChannelId: id(CHANNEL, 1000 + (index % 4000)),
      routingKey: `key.${index}`,
    })),
  };
}
