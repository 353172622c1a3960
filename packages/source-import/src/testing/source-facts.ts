import type { JsonValue } from "@plumbline/model-core";
import type { SourceFact, SourceFactKind } from "@plumbline/source-scanner";

export const REPOSITORY = "github.com/acme/shop";
export const COMMIT = "1".repeat(40);

interface Said {
  readonly kind: SourceFactKind;
  readonly key: readonly string[];
  readonly name?: string;
  readonly serviceKey?: string | null;
  readonly attributes?: { readonly [name: string]: JsonValue };
  readonly path?: string;
}

function fact({ kind, key, name, serviceKey = null, attributes = {}, path }: Said): SourceFact {
  const file = path ?? `${key[0] ?? ""}/${kind}.cs`;
  return {
    factKey: [kind, ...key].join("|"),
    kind,
    name: name ?? key.at(-1) ?? "",
    serviceKey,
    attributes,
    sources: [`${REPOSITORY}@${COMMIT}:${file}#L1-L2`],
    condition: null,
    notes: [],
  };
}

/** Source facts as the scanner says them. */
export const says = {
  service: (key: string, { name = key, technology = null as string | null } = {}) =>
    fact({ kind: "service", key: [key], name, serviceKey: key, attributes: { root: key, technology } }),
  store: (name: string, technology = "PostgreSQL") =>
    fact({ kind: "store", key: [name], attributes: { technology }, path: "compose.yaml" }),
  broker: (name: string) =>
    fact({ kind: "broker", key: [name], attributes: { technology: "RabbitMQ" }, path: "compose.yaml" }),
  uses: (from: string, to: string) =>
    fact({
      kind: "uses",
      key: [from, to],
      name: `${from} -> ${to}`,
      serviceKey: from,
      attributes: { from, to },
    }),
  operation: (serviceKey: string, name: string, more: { [name: string]: JsonValue } = {}) => {
    const attributes = { transport: "http", requestSchema: null, responseSchema: null, ...more };
    return fact({ kind: "operation", key: [serviceKey, "http", name], serviceKey, attributes });
  },
  channel: (channelKind: string, name: string) =>
    fact({ kind: "channel", key: [channelKind, name], attributes: { channelKind } }),
  message: (name: string, schema: string | null = null) =>
    fact({ kind: "message", key: [name], attributes: { schema } }),
  publish: (serviceKey: string, message: string | null, channel: string | null = null) => {
    const attributes = { message, channel, channelKind: channel === null ? null : "topic" };
    return fact({ kind: "publish", key: [serviceKey, message ?? channel ?? ""], serviceKey, attributes });
  },
  subscribe: (
    serviceKey: string,
    channel: string,
    { message = null as string | null, channelKind = "topic" as string | null } = {},
  ) =>
    fact({
      kind: "subscribe",
      key: [serviceKey, channel],
      serviceKey,
      attributes: { channel, channelKind, message },
    }),
  binding: (source: string, target: string, routingKey: string | null = null) =>
    fact({
      kind: "binding",
      key: [source, target, routingKey ?? ""],
      name: `${source} -> ${target}`,
      attributes: { source, target, targetKind: "queue", routingKey },
    }),
  schema: (name: string, content = '{"type":"object"}') =>
    fact({ kind: "schema", key: [name], attributes: { content }, path: "openapi.yaml" }),
} as const;

/** A repository of two services, a store and a broker that says something of every kind. */
export const SHOP: readonly SourceFact[] = [
  says.binding("shop", "billing", "order.*"),
  says.broker("rabbitmq"),
  says.channel("exchange", "shop"),
  says.channel("queue", "billing"),
  says.channel("topic", "placed"),
  says.message("OrderPlaced", "OrderPlaced"),
  says.operation("src/ordering", "POST /orders", { requestSchema: "Order", responseSchema: "OrderPlaced" }),
  says.publish("src/ordering", "OrderPlaced", "placed"),
  says.schema("Order"),
  says.schema("OrderPlaced"),
  says.service("src/billing", { name: "Billing", technology: "ASP.NET Core" }),
  says.service("src/ordering", { name: "Ordering", technology: "ASP.NET Core" }),
  says.store("db"),
  says.subscribe("src/billing", "billing", { channelKind: "queue" }),
  says.subscribe("src/billing", "placed", { message: "OrderPlaced" }),
  says.uses("src/billing", "rabbitmq"),
  says.uses("src/ordering", "db"),
];
