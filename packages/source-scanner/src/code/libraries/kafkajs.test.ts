import { expect, it } from "@jest/globals";
import { sitesTold } from "../../testing/code-told.js";

// Every row of the table.

it("topics of what is sent and heard", () => {
  const told = sitesTold(
    "ts",
    "import { Kafka } from 'kafkajs';",
    "export enum Topics { Placed = 'order.placed', Paid = \"order.paid\" }",
    "await producer.send({ topic: Topics.Placed, messages: [{ value: 'x' }] });",
    "await producer.sendBatch({ topicMessages: [{ topic: 'a', messages: [] }, { topic: 'b', messages: [] }] });",
    "await consumer.subscribe({ topics: ['c', Topics.Paid, Far.Topic], fromBeginning: true });",
    "await consumer.subscribe({ topic: 'd' });",
    "await mailer.send({ to: 'x' });",
    "await producer.send({ topic: `t-${x}`, messages: [] });",
  );
  expect(told).toEqual([
    "publish kafkajs 'order.placed' channel=topic L3",
    "publish kafkajs 'a' channel=topic L4",
    "publish kafkajs 'b' channel=topic L4",
    "subscribe kafkajs Far.Topic channel=topic L5",
    "subscribe kafkajs 'c' channel=topic L5",
    "subscribe kafkajs 'order.paid' channel=topic L5",
    "subscribe kafkajs 'd' channel=topic L6",
  ]);
});

it("without its import a producer is known by what it is sent", () => {
  const told = sitesTold(
    "js",
    "producer.send({ topic: 'orders', messages: [] });",
    "observable.subscribe({ topic: 'no' });",
  );
  expect(told).toEqual(["publish kafkajs 'orders' channel=topic L1"]);
});
