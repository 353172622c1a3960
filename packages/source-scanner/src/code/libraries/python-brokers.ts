import { argument, either, first, named, noName } from "../finding/picks.js";
import type { LibraryTable, Pick } from "../finding/site-rule.js";
import type { Use } from "../finding/use.js";

const exchange: Pick = either(named("exchange"), argument(0));
const routingKey: Pick = either(named("routing_key"), argument(1));
const queue: Pick = either(named("queue"), argument(0));

function isEmpty(pick: Pick, use: Use): boolean {
  const name = first(pick, use);
  return name !== null && "literal" in name && name.literal === "";
}

export const PIKA: LibraryTable = {
  library: "pika",
  languages: ["python"],
  gate: ["basic_publish", "basic_consume", "queue_bind", "queue_declare", "exchange_declare"],
  imports: ["pika"],
  rules: [
    {
      tokens: ["basic_publish"],
      as: ["call"],
      kind: "publish",
      name: (use) => (isEmpty(exchange, use) ? routingKey : exchange)(use),
      detail: (use) =>
        isEmpty(exchange, use)
          ? { channel: "queue" }
          : { channel: "exchange", routingKey: first(routingKey, use) },
    },
    {
      tokens: ["basic_consume"],
      as: ["call"],
      kind: "subscribe",
      name: queue,
      detail: () => ({ channel: "queue" }),
    },
    {
      tokens: ["queue_declare"],
      as: ["call"],
      only: (use) => !isEmpty(queue, use),
      kind: "channel",
      name: queue,
      detail: () => ({ channel: "queue" }),
    },
    {
      tokens: ["exchange_declare"],
      as: ["call"],
      kind: "channel",
      name: exchange,
      detail: () => ({ channel: "exchange" }),
    },
    {
      tokens: ["queue_bind"],
      as: ["call"],
      kind: "binding",
      name: noName,
      detail: (use) => ({
        target: first(queue, use),
        targetChannel: "queue",
        source: first(either(named("exchange"), argument(1)), use),
        routingKey: first(either(named("routing_key"), argument(2)), use),
      }),
    },
  ],
};

const BROKERS: Readonly<Record<string, "topic" | "queue">> = {
  KafkaBroker: "topic",
  RabbitBroker: "queue",
  NatsBroker: "topic",
  RedisBroker: "topic",
};

/** What a broker's channels are, by which broker of the library the file has. */
function channelOf(use: Use): "topic" | "queue" {
  const known = Object.entries(BROKERS).find(([name]) => use.view.text.includes(name));
  return known?.[1] ?? "topic";
}

const SUBJECT: Pick = either(argument(0), named("topic", "queue", "subject", "channel"));

export const FASTSTREAM: LibraryTable = {
  library: "faststream",
  languages: ["python"],
  gate: ["faststream"],
  imports: ["faststream"],
  rules: [
    {
      tokens: ["subscriber"],
      as: ["annotation"],
      kind: "subscribe",
      name: SUBJECT,
      detail: (use) => ({ channel: channelOf(use) }),
    },
    {
      tokens: ["publisher"],
      as: ["annotation"],
      kind: "publish",
      name: SUBJECT,
      detail: (use) => ({ channel: channelOf(use) }),
    },
    {
      tokens: ["publish"],
      as: ["call"],
      on: Object.keys(BROKERS),
      kind: "publish",
      name: either(named("topic", "queue", "subject", "channel"), argument(1)),
      detail: (use) => ({ channel: channelOf(use) }),
    },
  ],
};

const TOPICS: Pick = either(named("topic"), argument(0));

export const PYTHON_KAFKA: LibraryTable = {
  library: "aiokafka",
  languages: ["python"],
  gate: ["aiokafka", "AIOKafka", "KafkaProducer", "KafkaConsumer", "confluent_kafka"],
  imports: ["aiokafka", "kafka", "confluent_kafka"],
  rules: [
    {
      tokens: ["send_and_wait", "send"],
      as: ["call"],
      on: ["AIOKafkaProducer", "KafkaProducer"],
      kind: "publish",
      name: TOPICS,
      detail: () => ({ channel: "topic" }),
    },
    {
      tokens: ["produce"],
      as: ["call"],
      on: ["Producer"],
      kind: "publish",
      name: TOPICS,
      detail: () => ({ channel: "topic" }),
    },
    {
      tokens: ["AIOKafkaConsumer", "KafkaConsumer"],
      as: ["call"],
      kind: "subscribe",
      name: (use) => use.call.positional.flatMap((_, at) => argument(at)(use)),
      detail: () => ({ channel: "topic" }),
    },
    {
      tokens: ["subscribe"],
      as: ["call"],
      on: ["AIOKafkaConsumer", "KafkaConsumer", "Consumer"],
      kind: "subscribe",
      name: either(named("topics"), argument(0)),
      detail: () => ({ channel: "topic" }),
    },
  ],
};

export const DJANGO_OUTBOX: LibraryTable = {
  library: "django-outbox-pattern",
  languages: ["python"],
  gate: ["django_outbox_pattern"],
  imports: ["django_outbox_pattern"],
  importTokens: { django_outbox_pattern: "django_outbox_pattern" },
  rules: [],
};
