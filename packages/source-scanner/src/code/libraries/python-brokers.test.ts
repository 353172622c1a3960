import { expect, it } from "@jest/globals";
import { sitesTold } from "../../testing/code-told.js";

// Every row of the tables.

it("pika", () => {
  const told = sitesTold(
    "py",
    "import pika",
    'channel.basic_publish(exchange="orders", routing_key="order.placed", body=b"")',
    'channel.basic_publish("", "mail", b"")',
    'channel.basic_consume(queue="mail", on_message_callback=on)',
    'channel.queue_declare(queue="mail")',
    'channel.queue_declare(queue="")',
    'channel.exchange_declare(exchange="orders", exchange_type="topic")',
    'channel.queue_bind(queue="mail", exchange="orders", routing_key="order.*")',
  );
  expect(told).toEqual([
    "publish pika 'orders' channel=exchange routingKey='order.placed' L2",
    "publish pika 'mail' channel=queue L3",
    "subscribe pika 'mail' channel=queue L4",
    "channel pika 'mail' channel=queue L5",
    "channel pika 'orders' channel=exchange L7",
    "binding pika target='mail' targetChannel=queue source='orders' routingKey='order.*' L8",
  ]);
});

it("faststream", () => {
  const told = sitesTold(
    "py",
    "from faststream.rabbit import RabbitBroker",
    "broker = RabbitBroker()",
    '@broker.subscriber("mail")',
    '@broker.publisher("sent")',
    "async def on(message): ",
    '    await broker.publish(message, queue="done")',
  );
  expect(told).toEqual([
    "subscribe faststream 'mail' channel=queue L3",
    "publish faststream 'sent' channel=queue L4",
    "publish faststream 'done' channel=queue L6",
  ]);
});

it("Kafka clients", () => {
  const told = sitesTold(
    "py",
    "from aiokafka import AIOKafkaProducer, AIOKafkaConsumer",
    "class Topics:",
    '    PLACED = "order.placed"',
    "async def run(producer: AIOKafkaProducer):",
    '    await producer.send_and_wait(Topics.PLACED, b"")',
    '    await producer.send(topic="order.paid", value=b"")',
    '    await producer.send(f"order.{x}", b"")',
    'consumer = AIOKafkaConsumer("a", Far.TOPIC, bootstrap_servers="k")',
    'consumer.subscribe(["b"])',
  );
  expect(told).toEqual([
    "publish aiokafka 'order.placed' channel=topic L5",
    "publish aiokafka 'order.paid' channel=topic L6",
    "subscribe aiokafka Far.TOPIC channel=topic L8",
    "subscribe aiokafka 'a' channel=topic L8",
    "subscribe aiokafka 'b' channel=topic L9",
  ]);
});

it("confluent", () => {
  const told = sitesTold(
    "py",
    "from confluent_kafka import Consumer, Producer",
    "p = Producer({})",
    "c = Consumer({})",
    'p.produce("a", value=b"")',
    'c.subscribe(["b", "c"])',
  );
  expect(told).toEqual([
    "publish aiokafka 'a' channel=topic L4",
    "subscribe aiokafka 'b' channel=topic L5",
    "subscribe aiokafka 'c' channel=topic L5",
  ]);
});

it("the Django outbox is known by its import", () => {
  const told = sitesTold("py", "from django_outbox_pattern.decorators import publish");
  expect(told).toEqual(["signature django-outbox-pattern token=django_outbox_pattern L1"]);
});
