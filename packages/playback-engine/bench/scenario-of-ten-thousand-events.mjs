/** A model and a scenario whose playback has 10,000 events: messages with routes, calls with retries, writes. */

const DECLARED = { factStatus: "declared", provenance: null, stale: null };
const SHAPE = {
  type: "object",
  required: ["orderId", "lines"],
  properties: {
    orderId: { type: "string", format: "uuid" },
    lines: {
      type: "array",
      items: { type: "object", properties: { sku: { type: "string", pattern: "^[A-Z]{3}-\\d+$" } } },
    },
  },
};

export const SCHEMA_TEXT = JSON.stringify(SHAPE);

export function payload(number) {
  const lines = Array.from({ length: 5 }, (_, line) => ({
    sku: `ABC-${number}${line}`,
    quantity: line,
    price: 9.99,
  }));
  return { orderId: "00000000-0000-4000-8000-000000000001", lines, note: `order ${number}` };
}

export function tenThousandEvents() {
  let made = 0;
  const id = () => {
    made += 1;
    return `00000000-0000-4000-8000-${String(made).padStart(12, "0")}`;
  };
  const [shop, bank] = [id(), id()];
  const element = {
    ...DECLARED,
    kind: "system",
    description: null,
    technology: null,
    icon: null,
    status: "current",
    parentId: null,
    tags: [],
    ownerId: null,
  };
  const elements = [shop, bank].map((one) => ({ ...element, id: one, name: one }));
  const schema = { id: id(), name: "order", description: null, content: SCHEMA_TEXT, version: 1 };
  const operation = {
    ...DECLARED,
    id: id(),
    ownerId: bank,
    name: "pay",
    transport: "http",
    requestSchemaId: schema.id,
    responseSchemaId: null,
    timeoutMs: 1000,
    retry: { maxAttempts: 2, backoffMs: 10 },
  };
  const channels = Array.from({ length: 21 }, (_, n) => ({
    ...DECLARED,
    id: id(),
    name: `channel ${n}`,
    kind: "exchange",
  }));
  const [exchange, ...queues] = channels;
  const bindings = queues.map((queue, n) => ({
    ...DECLARED,
    id: id(),
    sourceChannelId: exchange.id,
    targetChannelId: queue.id,
    routingKey: n % 2 === 0 ? "order.*" : "other",
  }));
  const subscriptions = queues
    .flatMap((queue) => Array.from({ length: 5 }, () => queue))
    .map((queue) => ({
      ...DECLARED,
      id: id(),
      channelId: queue.id,
      consumerId: shop,
      retry: null,
      deadLetterChannelId: null,
    }));
  const message = {
    ...DECLARED,
    id: id(),
    name: "ordered",
    description: null,
    producerId: shop,
    consumerIds: [],
    schemaId: schema.id,
    tags: [],
  };
  const steps = Array.from({ length: 165 }, (_, n) =>
    publishOrCall(n, { shop, bank, operation, exchange, message, subscriptions }),
  );
  const model = {
    elements,
    relationships: [],
    messages: [message],
    schemas: [schema],
    operations: [operation],
    channels,
    subscriptions,
    bindings,
  };
  const faults = [{ target: operation.id, kind: "Error", failFirst: 30 }];
  return { model, document: { id: undefined, name: "Ten thousand events", steps, faults, assertions: [] } };
}

function publishOrCall(n, { shop, bank, operation, exchange, message, subscriptions }) {
  const write = {
    id: `write-${n}`,
    type: "write",
    by: bank,
    store: bank,
    dataset: "orders",
    change: payload(n),
  };
  if (n % 5 === 0) {
    const call = {
      id: `call-${n}`,
      type: "call",
      from: shop,
      operation: operation.id,
      request: payload(n),
      response: { ok: true },
    };
    return { ...call, then: [write], onError: [{ ...write, id: `excuse-${n}` }] };
  }
  const handlers = { [subscriptions[(n % 10) * 10].id]: n % 2 === 0 ? [write] : [] };
  return {
    id: `publish-${n}`,
    type: "publish",
    from: shop,
    channel: exchange.id,
    message: message.id,
    payload: payload(n),
    headers: { trace: `${n}` },
    handlers,
    routingKey: "order.placed",
  };
}
