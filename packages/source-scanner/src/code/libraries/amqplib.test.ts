import { expect, it } from "@jest/globals";
import { sitesTold } from "../../testing/code-told.js";

// Every row of the table.

it("exchanges, queues and bindings", () => {
  const told = sitesTold(
    "js",
    "const amqp = require('amqplib');",
    "const channel = await connection.createChannel();",
    "channel.publish('orders', 'order.placed', Buffer.from(''));",
    "channel.publish('', 'direct', Buffer.from(''));",
    "channel.sendToQueue('mail', Buffer.from(''));",
    "channel.consume('mail', handle);",
    "channel.assertQueue('mail', { durable: true });",
    "channel.assertExchange('orders', 'topic');",
    "channel.bindQueue('mail', 'orders', 'order.*');",
    "channel.bindExchange('all', 'orders', '#');",
  );
  expect(told).toEqual([
    "publish amqplib 'orders' channel=exchange routingKey='order.placed' L3",
    "publish amqplib 'direct' channel=queue L4",
    "publish amqplib 'mail' channel=queue L5",
    "subscribe amqplib 'mail' channel=queue L6",
    "channel amqplib 'mail' channel=queue L7",
    "channel amqplib 'orders' channel=exchange L8",
    "binding amqplib source='orders' target='mail' targetChannel=queue routingKey='order.*' L9",
    "binding amqplib source='orders' target='all' targetChannel=exchange routingKey='#' L10",
  ]);
});
