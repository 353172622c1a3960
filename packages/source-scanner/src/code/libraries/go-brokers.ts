import { importsOf } from "../finding/find-sites.js";
import { argument, first, named, noName } from "../finding/picks.js";
import type { LibraryTable, Pick, SiteRule } from "../finding/site-rule.js";
import type { Use } from "../finding/use.js";

const TOPIC = () => ({ channel: "topic" as const });
const QUEUE = () => ({ channel: "queue" as const });

/** A struct of a package's: `kafka.Writer{Topic: "x"}`. */
function made(imports: readonly string[], rule: MadeRule): SiteRule {
  return { ...rule, as: ["new"], only: (use) => importsOf(use.view, { imports }) };
}

type MadeRule = Omit<SiteRule, "as" | "only">;

const KAFKA_GO_IMPORTS = ["github.com/segmentio/kafka-go"];

export const KAFKA_GO: LibraryTable = {
  library: "kafka-go",
  languages: ["go"],
  gate: ["segmentio/kafka-go"],
  imports: KAFKA_GO_IMPORTS,
  rules: [
    made(KAFKA_GO_IMPORTS, {
      tokens: ["Writer", "WriterConfig", "Message"],
      kind: "publish",
      name: named("Topic"),
      detail: TOPIC,
    }),
    made(KAFKA_GO_IMPORTS, {
      tokens: ["ReaderConfig"],
      kind: "subscribe",
      name: named("Topic", "GroupTopics"),
      detail: (use) => {
        const group = first(named("GroupID"), use);
        return { channel: "topic", ...(group === null ? {} : { group }) };
      },
    }),
  ],
};

const SARAMA_IMPORTS = ["github.com/IBM/sarama", "github.com/Shopify/sarama"];

export const SARAMA: LibraryTable = {
  library: "sarama",
  languages: ["go"],
  gate: ["(?:IBM|Shopify)/sarama"],
  imports: SARAMA_IMPORTS,
  rules: [
    made(SARAMA_IMPORTS, {
      tokens: ["ProducerMessage"],
      kind: "publish",
      name: named("Topic"),
      detail: TOPIC,
    }),
    {
      tokens: ["ConsumePartition"],
      as: ["call"],
      on: ["Consumer"],
      kind: "subscribe",
      name: argument(0),
      detail: TOPIC,
    },
    {
      tokens: ["Consume"],
      as: ["call"],
      on: ["ConsumerGroup"],
      kind: "subscribe",
      name: argument(1),
      detail: TOPIC,
    },
  ],
};

/** With a context first, the others are one further. */
function after(use: Use): number {
  return use.token.endsWith("WithContext") ? 1 : 0;
}

const exchange: Pick = (use) => argument(after(use))(use);
const key: Pick = (use) => argument(after(use) + 1)(use);

function isDefaultExchange(use: Use): boolean {
  const name = first(exchange, use);
  return name !== null && "literal" in name && name.literal === "";
}

function onChannel(rule: Omit<SiteRule, "as" | "on">): SiteRule {
  return { ...rule, as: ["call"], on: ["Channel"] };
}

export const AMQP091: LibraryTable = {
  library: "amqp091",
  languages: ["go"],
  gate: ["rabbitmq/amqp091-go", "streadway/amqp"],
  imports: ["github.com/rabbitmq/amqp091-go", "github.com/streadway/amqp"],
  rules: [
    onChannel({
      tokens: ["PublishWithContext", "PublishWithDeferredConfirmWithContext", "Publish"],
      kind: "publish",
      name: (use) => (isDefaultExchange(use) ? key : exchange)(use),
      detail: (use) =>
        isDefaultExchange(use) ? { channel: "queue" } : { channel: "exchange", routingKey: first(key, use) },
    }),
    onChannel({
      tokens: ["Consume", "ConsumeWithContext"],
      kind: "subscribe",
      name: exchange,
      detail: QUEUE,
    }),
    onChannel({ tokens: ["QueueDeclare"], kind: "channel", name: argument(0), detail: QUEUE }),
    onChannel({
      tokens: ["ExchangeDeclare"],
      kind: "channel",
      name: argument(0),
      detail: () => ({ channel: "exchange" }),
    }),
    onChannel({
      tokens: ["QueueBind"],
      kind: "binding",
      name: noName,
      detail: (use) => ({
        target: first(argument(0), use),
        targetChannel: "queue",
        routingKey: first(argument(1), use),
        source: first(argument(2), use),
      }),
    }),
  ],
};

const NATS_TYPES = ["Conn", "EncodedConn", "JetStreamContext", "JetStream"];

export const NATS: LibraryTable = {
  library: "nats",
  languages: ["go"],
  gate: ["nats-io/nats\\.go"],
  imports: ["github.com/nats-io/nats.go"],
  rules: [
    {
      tokens: ["Publish", "PublishRequest"],
      as: ["call"],
      on: NATS_TYPES,
      kind: "publish",
      name: argument(0),
      detail: TOPIC,
    },
    {
      tokens: ["Subscribe", "QueueSubscribe", "SubscribeSync", "PullSubscribe", "ChanSubscribe"],
      as: ["call"],
      on: NATS_TYPES,
      kind: "subscribe",
      name: argument(0),
      detail: (use) => {
        const group = use.token === "QueueSubscribe" ? first(argument(1), use) : null;
        return { channel: "topic", ...(group === null ? {} : { group }) };
      },
    },
  ],
};

export const WATERMILL: LibraryTable = {
  library: "watermill",
  languages: ["go"],
  gate: ["ThreeDotsLabs/watermill"],
  imports: ["github.com/ThreeDotsLabs/watermill"],
  importTokens: {
    "github.com/ThreeDotsLabs/watermill/components/forwarder": "forwarder",
    "github.com/ThreeDotsLabs/watermill-sql": "watermill-sql",
  },
  rules: [
    {
      tokens: ["Publish"],
      as: ["call"],
      on: ["Publisher"],
      kind: "publish",
      name: argument(0),
      detail: TOPIC,
    },
    {
      tokens: ["Subscribe"],
      as: ["call"],
      on: ["Subscriber"],
      kind: "subscribe",
      name: argument(1),
      detail: TOPIC,
    },
    {
      tokens: ["AddHandler"],
      as: ["call"],
      on: ["Router"],
      kind: "subscribe",
      name: argument(1),
      detail: TOPIC,
    },
    {
      tokens: ["AddHandler"],
      as: ["call"],
      on: ["Router"],
      kind: "publish",
      name: argument(3),
      detail: TOPIC,
    },
    {
      tokens: ["AddNoPublisherHandler", "AddConsumerHandler"],
      as: ["call"],
      on: ["Router"],
      kind: "subscribe",
      name: argument(1),
      detail: TOPIC,
    },
  ],
};
