import { describe, expect, it } from "@jest/globals";
import { load } from "js-yaml";
import { type Contracts, writeContracts } from "../src/index.js";
import { aShop, publishing, SHOP } from "../src/testing/a-shop.js";
import { idOf } from "../src/testing/id-of.js";

const FILE = `openapi/${idOf("element", "shop")}.yaml`;

function documentOf({ files }: Contracts, path = FILE): unknown {
  const file = files.find((one) => one.path === path);
  return file === undefined ? null : load(file.text);
}

describe("asyncapi.yaml", () => {
  it("is always written", () => {
    const { files } = writeContracts(
      aShop({ operations: [], channels: [], messages: [], subscriptions: [] }),
    );
    expect(files).toEqual([
      {
        path: "asyncapi.yaml",
        text: 'asyncapi: "3.0.0"\nchannels: {}\ninfo:\n  title: "Shop"\n  version: "1.0.0"\noperations: {}\n',
      },
    ]);
  });

  it("holds channels, messages, subscriptions and publications", () => {
    const [orders, lost] = [idOf("channel", "orders"), idOf("channel", "lost")];
    const [shop, placed] = [idOf("element", "shop"), idOf("message", "placed")];
    const bindings = [
      {
        id: idOf("binding", "b"),
        sourceChannelId: orders,
        targetChannelId: lost,
        routingKey: "a.*",
        factStatus: "declared" as const,
        provenance: null,
        stale: null,
      },
    ];
    const scenarios = [
      publishing("shop", { routingKey: "a.c" }),
      publishing("shop", { routingKey: "a.b" }),
      publishing("shop"),
    ];
    expect(scenarios.map(({ issues }) => issues)).toEqual([[], [], []]);
    const document = documentOf(writeContracts(aShop({ bindings }, scenarios)), "asyncapi.yaml");
    expect(document).toMatchObject({
      channels: {
        [orders]: {
          address: "orders",
          messages: { [placed]: { $ref: `#/components/messages/${placed}` } },
          "x-kind": "topic",
          "x-bindings": [{ id: idOf("binding", "b"), targetChannelId: lost, routingKey: "a.*" }],
        },
        [lost]: { address: "lost", "x-kind": "topic" },
      },
      operations: {
        [idOf("subscription", "warehouse")]: {
          action: "receive",
          title: "warehouse",
          channel: { $ref: `#/channels/${orders}` },
          "x-consumer-id": idOf("element", "warehouse"),
          "x-retry": { maxAttempts: 3, backoffMs: 5 },
          "x-dead-letter-channel-id": lost,
        },
        [`${shop}_${orders}_${placed}`]: {
          action: "send",
          title: "shop",
          channel: { $ref: `#/channels/${orders}` },
          messages: [{ $ref: `#/channels/${orders}/messages/${placed}` }],
          "x-publisher-id": shop,
          "x-routing-keys": ["a.b", "a.c"],
        },
      },
      components: { messages: { [placed]: { name: "OrderPlaced", "x-producer-id": shop } } },
    });
  });

  it("is read back with a schema as deep as JSON is read", () => {
    const content = `${'{"not":'.repeat(500)}{}${"}".repeat(500)}`;
    const schemas = SHOP.schemas.map((one) => ({ ...one, content }));
    expect(writeContracts(aShop({ schemas })).selfCheck).toMatchObject({ passed: true });
  });

  it("states the parameters of an address", () => {
    const channels = SHOP.channels.map((channel) => ({ ...channel, name: "orders.{region}.{}" }));
    expect(documentOf(writeContracts(aShop({ channels })), "asyncapi.yaml")).toMatchObject({
      channels: { [idOf("channel", "orders")]: { parameters: { region: {} } } },
    });
  });

  it("leaves out publications of a scenario with issues, and of what the model does not have", () => {
    const broken = publishing("shop", { payload: 7 });
    expect(broken.issues).not.toEqual([]);
    const strange = { ...publishing("nobody"), issues: [] };
    const nothing = { ...publishing("shop", { from: null, channel: null, message: null }), issues: [] };
    const { selfCheck } = writeContracts(aShop({}, [broken, strange, nothing]));
    expect(selfCheck).toMatchObject({ passed: true, asyncApiPublications: { expected: 0, parsed: 0 } });
  });
});

describe("producer-mismatch", () => {
  it("names a message once, with who publishes it", () => {
    const scenarios = [publishing("bank"), publishing("shop"), publishing("bank", { payload: 7 })];
    expect(writeContracts(aShop({}, scenarios)).blockers).toEqual([
      {
        code: "producer-mismatch",
        subject: idOf("message", "placed"),
        message:
          'A scenario publishes message "OrderPlaced" from "bank", but its producer is "shop". Correct the producer ' +
          "of the message or the publish step.",
      },
    ]);
  });

  it("counts publishers past the third", () => {
    const others = ["bank", "post", "press", "warehouse"].map((name) => publishing(name));
    expect(writeContracts(aShop({}, others)).blockers[0]?.message).toMatch(
      /from "\w+", "\w+", "\w+" and 1 more, but/,
    );
  });

  it("is none of the producer, nor of an element or a message that the model does not have", () => {
    const scenarios = [
      publishing("shop"),
      publishing("nobody"),
      publishing("shop", { from: null, message: null }),
    ];
    expect(writeContracts(aShop({}, scenarios)).blockers).toEqual([]);
  });

  it("names a producer that the model does not have by its ID", () => {
    const messages = SHOP.messages.map((message) => ({ ...message, producerId: idOf("element", "gone") }));
    const { blockers } = writeContracts(aShop({ messages }, [publishing("bank")]));
    expect(blockers[0]?.message).toContain(`is "${idOf("element", "gone")}"`);
  });
});
