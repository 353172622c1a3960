import { describe, expect, it } from "@jest/globals";
import type { Guid } from "@plumbline/model-core";
import { conversionOf, elementsOf, notesOf, refusalOf } from "../testing/conversion-of.js";

const OWNER = "33333333-3333-4333-8333-333333333333" as Guid;
const OTHER = "44444444-4444-4444-8444-444444444444";

function version2(channels: object, more: object = {}): object {
  return { asyncapi: "2.6.0", info: { title: "Lamps" }, channels, ...more };
}

function version3(document: object): object {
  return { asyncapi: "3.0.0", info: { title: "Lamps" }, ...document };
}

describe("an AsyncAPI document", () => {
  it.each([
    [{ asyncapi: "1.2.0" }, "asyncapi: must be a version of AsyncAPI 2 or 3, as 3.0.0 at line 1"],
    [{ asyncapi: [] }, "asyncapi: must be a version"],
    [{ asyncapi: "2.0.0", channels: 7 }, "channels: must be an object at line 1"],
    [{ asyncapi: "3.0.0", operations: [] }, "operations: must be an object at line 1"],
  ])("%j is refused", (document, title) => {
    expect(refusalOf(document, { format: "asyncapi" })).toContain(title);
  });

  it("of version 2: what others publish is received, what they subscribe to is sent", () => {
    const message = { name: "measured", payload: { type: "string" } };
    const { document } = conversionOf(
      version2({ in: { publish: { message } }, out: { subscribe: { message: { name: "done" } } } }),
    );
    const [owner, others] = ["Lamps", "Others around Lamps"].map(
      (name) => document.elements.find((element) => element.name === name)?.id,
    );
    const named = (name: string): unknown => document.messages.find((one) => one.name === name);
    expect(named("measured")).toMatchObject({ producerId: others, consumerIds: [owner] });
    expect(named("done")).toMatchObject({ producerId: owner, consumerIds: [], schemaId: null });
    expect(document.subscriptions).toMatchObject([{ consumerId: owner }]);
    expect(document.elements.find(({ id }) => id === others)).toMatchObject({ factStatus: "unknown" });
  });

  it("has the owner that is named", () => {
    const { document } = conversionOf(version2({ out: { subscribe: { message: {} } } }), { ownerId: OWNER });
    expect(document).toMatchObject({ elements: [], messages: [{ producerId: OWNER, name: "out" }] });
  });

  it("has a message once that is sent and received", () => {
    const components = { messages: { M: {} } };
    const message = { $ref: "#/components/messages/M" };
    const { document } = conversionOf(
      version2({ a: { publish: { message }, subscribe: { message } } }, { components }),
    );
    expect(document.messages).toMatchObject([{ name: "M", consumerIds: [document.elements[0]?.id] }]);
    expect(document.elements).toHaveLength(1);
  });

  it.each([
    ["queue", { bindings: { amqp: { is: "queue" } } }],
    ["exchange", { bindings: { amqp: {} } }],
    ["queue", { bindings: { anypointmq: {} } }],
    ["exchange", { bindings: { anypointmq: { destinationType: "exchange" } } }],
    ["queue", { bindings: { ibmmq: { destinationType: "queue" } } }],
    ["topic", { bindings: { ibmmq: {} } }],
    ["queue", { bindings: { jms: { destinationType: "fifo-queue" } } }],
    ["topic", { bindings: { jms: {} } }],
    ["queue", { bindings: { sqs: {} } }],
    ...["solace", "sns", "kafka", "mqtt", "mqtt5", "nats", "pulsar", "googlepubsub", "redis"].map(
      (protocol) => ["topic", { bindings: { [protocol]: {} } }] as const,
    ),
    ["exchange", { "x-kind": "exchange", bindings: { sqs: {} } }],
    ["topic", { bindings: { constructor: {} } }],
    ["topic", {}],
  ] as const)("has a %s where a channel is %j", (kind, channel) => {
    const { document, notes } = conversionOf(version2({ a: channel }));
    expect(document.channels).toMatchObject([{ kind, name: "a" }]);
    const isUnknown = Object.keys(channel).length === 0 || JSON.stringify(channel).includes("constructor");
    expect(notes.some(({ what }) => what.startsWith("does not say whether"))).toBe(isUnknown);
  });

  it("of version 3 may leave the messages of an operation to its channel", () => {
    const channels = { a: { messages: { M: { name: "m" }, N: {} } }, b: { $ref: "#/channels/a" } };
    const channel = { $ref: "#/channels/a" };
    const operations = {
      s: { action: "send", channel },
      t: { action: "send", channel },
      none: { action: "send" },
    };
    const { document } = conversionOf(version3({ channels, operations }));
    expect(document.messages.map(({ name }) => name).sort()).toEqual(["N", "m"]);
    expect(document.channels).toHaveLength(1);
    expect(notesOf(version3({ channels, operations }))).toContain("1 channels.b: is another channel again");
  });

  it("of Plumbline names elements, bindings and retries", () => {
    const document = version3({
      channels: {
        e: {
          address: "events",
          "x-kind": "exchange",
          "x-bindings": [
            { targetChannelId: "q", routingKey: "a.*" },
            { targetChannelId: "e" },
            { targetChannelId: "t" },
            { targetChannelId: "nowhere" },
            { targetChannelId: "q", routingKey: "x".repeat(2001) },
          ],
        },
        q: { address: "orders", "x-kind": "queue", "x-bindings": [{ targetChannelId: "e" }] },
        t: { address: " ", "x-kind": "topic" },
      },
      operations: {
        r: {
          action: "receive",
          title: "Orders",
          channel: { $ref: "#/channels/q" },
          "x-consumer-id": OTHER,
          "x-retry": { maxAttempts: 3, backoffMs: 5 },
          "x-dead-letter-channel-id": "t",
        },
        d: {
          action: "receive",
          channel: { $ref: "#/channels/t" },
          "x-consumer-id": OWNER,
          "x-dead-letter-channel-id": "t",
        },
      },
      components: {
        messages: {
          M: { "x-producer-id": OTHER, "x-consumer-ids": [OWNER, OTHER, "nobody"] },
          N: { "x-producer-id": "55555555-5555-4555-8555-555555555555" },
          O: { $ref: "#/nowhere" },
        },
      },
    });
    const conversion = conversionOf(document, { ownerId: OWNER });
    expect(elementsOf(conversion)).toEqual([
      "system Element 55555555-5555-4555-8555-555555555555",
      "system Orders",
    ]);
    const { elements, bindings, subscriptions, messages, channels } = conversion.document;
    const orders = elements.find(({ name }) => name === "Orders")?.id;
    expect(bindings).toMatchObject([{ routingKey: "a.*" }]);
    expect(channels.map(({ name }) => name).sort()).toEqual(["events", "orders", "t"]);
    const [ofOrders, ofOwner] = [orders, OWNER].map((id) =>
      subscriptions.find(({ consumerId }) => consumerId === id),
    );
    expect(ofOrders).toMatchObject({ retry: { maxAttempts: 3, backoffMs: 5 } });
    expect(ofOrders?.deadLetterChannelId).toBe(channels.find(({ name }) => name === "t")?.id);
    expect(ofOwner).toMatchObject({ deadLetterChannelId: null });
    expect(messages.find(({ name }) => name === "M")).toMatchObject({
      producerId: orders,
      consumerIds: [OWNER, orders],
    });
  });

  it("may have nothing at all", () => {
    expect(conversionOf({ asyncapi: "3.0.0" }).document).toMatchObject({ elements: [], channels: [] });
    const received = conversionOf({
      asyncapi: "2.0.0",
      channels: { " ": { publish: { message: {} } }, b: { parameters: { x: {} } } },
    });
    expect(elementsOf(received)).toEqual(["system Others around the contract", "system Untitled contract"]);
    expect(received.document.channels.map(({ name }) => name).sort()).toEqual(["b", "unnamed"]);
    expect(received.document.messages).toMatchObject([{ name: "unnamed" }]);
  });

  it.each([
    ["application/schema+json", "http://json-schema.org/draft-07/schema#"],
    ["application/schema+yaml;version=draft-07", "http://json-schema.org/draft-07/schema#"],
    ["application/vnd.aai.asyncapi+json;version=3.0.0", "http://json-schema.org/draft-07/schema#"],
    ["application/schema+json; version=draft-2020-12", "https://json-schema.org/draft/2020-12/schema"],
    ['application/schema+json;version="2019-09"', "https://json-schema.org/draft/2019-09/schema"],
    ["application/schema+json;version=draft-04", undefined],
    ["application/vnd.apache.avro;version=1.9.0", undefined],
  ])("has schemas of the version that their format names: %s", (schemaFormat, stated) => {
    const message = { payload: { schemaFormat, schema: { type: "string" } } };
    const document = version3({ channels: { a: { messages: { m: message } } } });
    const { schemas } = conversionOf(document).document;
    expect(schemas.map(({ content }) => JSON.parse(content).$schema)).toEqual(
      stated === undefined ? [] : [stated],
    );
    const isNoted = notesOf(document).some((note) => note.includes("a format of schemas that is not read"));
    expect(isNoted).toBe(stated === undefined);
  });

  it("has one schema for each format that a place is read in", () => {
    const payload = { $ref: "#/components/schemas/S" };
    const messages = {
      a: { payload },
      b: { payload, schemaFormat: "application/schema+json;version=draft-2020-12" },
    };
    const document = version3({
      channels: { a: { messages } },
      components: { schemas: { S: { type: "string" } } },
    });
    expect(new Set(conversionOf(document).document.messages.map(({ schemaId }) => schemaId)).size).toBe(2);
  });
});
