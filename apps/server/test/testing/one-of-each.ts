import { importInto, type LooseDocument, smallDocument, testId } from "./model-documents.js";
import type { Person } from "./people.js";

/** The ID of the one fact of each kind that `oneOfEach` adds. */
export const ONE = {
  element: testId(101),
  relationship: testId(102),
  message: testId(103),
  operation: testId(104),
  channel: testId(105),
  subscription: testId(106),
  binding: testId(107),
} as const;

const [SYSTEM, APP, EXCHANGE] = [testId(1), testId(2), testId(3)];

/** A document with at least one fact of each kind but schemas, whose IDs are one for the whole instance. */
export function oneOfEach(change: LooseDocument = {}): LooseDocument {
  const { elements = [], channels = [] } = smallDocument();
  return {
    elements: [
      ...elements,
      { id: ONE.element, kind: "component", name: "Cart", status: "planned", parentId: APP, tags: ["core"] },
    ],
    relationships: [{ id: ONE.relationship, fromId: SYSTEM, toId: APP, kind: "structural", label: "has" }],
    messages: [{ id: ONE.message, name: "Ordered", producerId: APP, consumerIds: [APP] }],
    operations: [{ id: ONE.operation, ownerId: APP, name: "order", transport: "http", timeoutMs: 100 }],
    channels: [...channels, { id: ONE.channel, kind: "queue", name: "Audit" }],
    subscriptions: [{ id: ONE.subscription, channelId: ONE.channel, consumerId: APP }],
    bindings: [{ id: ONE.binding, sourceChannelId: EXCHANGE, targetChannelId: ONE.channel, routingKey: "a" }],
    ...change,
  };
}

export async function importOneOfEach(person: Person, projectId: string, change: LooseDocument = {}) {
  const { body } = await importInto(person, projectId, oneOfEach(change)).expect(200);
  const refused = body.items.filter(({ change: what }: { change: string }) => what === "refused");
  if (refused.length > 0) {
    throw new Error(`Refused: ${JSON.stringify(refused)}`);
  }
}
