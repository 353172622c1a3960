import { beforeEach, describe, expect, it } from "@jest/globals";
import { uuidV5 } from "@plumbline/model-core";
import type { ImportItem } from "../records/import-item.js";
import { ImportedProject, itemOf, PROJECT } from "../testing/imported-project.js";
import { REPOSITORY, SHOP, says } from "../testing/source-facts.js";

let items: readonly ImportItem[];
beforeEach(() => {
  items = new ImportedProject().propose(SHOP);
});
const idOf = (kind: Parameters<typeof itemOf>[1], factKey: string | null) => itemOf(items, kind, factKey).id;

describe("what a repository says to an empty project", () => {
  it("is one item for each fact of a model, by kind and key, and the system first", () => {
    expect(items.map(({ kind, change, factKey }) => `${kind} ${change} ${factKey}`)).toEqual([
      "element add null",
      "element add broker|rabbitmq",
      "element add service|src/billing",
      "element add service|src/ordering",
      "element add store|db",
      "relationship add uses|src/billing|rabbitmq",
      "relationship add uses|src/ordering|db",
      "message add publish|src/ordering|OrderPlaced",
      "channel add channel|exchange|shop",
      "channel add channel|queue|billing",
      "channel add channel|topic|placed",
      "operation add operation|src/ordering|http|POST /orders",
      "subscription add subscribe|src/billing|billing",
      "subscription add subscribe|src/billing|placed",
      "binding add binding|shop|billing|order.*",
      "schema add schema|Order",
      "schema add schema|OrderPlaced",
      "service-link link service|src/billing",
      "service-link link service|src/ordering",
    ]);
  });

  it("has IDs of the project, the repository, the kind and the key", () => {
    expect(idOf("element", "store|db")).toBe(uuidV5(PROJECT, `${REPOSITORY}|element|store|db`));
    expect(itemOf(items, "element", "store|db").targetId).toBe(idOf("element", "store|db"));
    expect(new Set(items.map(({ id }) => id)).size).toBe(items.length);
  });

  it("is put into a system that is called as the repository, with the first place of each service", () => {
    expect(itemOf(items, "element", null)).toMatchObject({
      proposed: { kind: "system", name: "shop", status: "current", parentId: null },
      current: null,
      sources: [
        itemOf(items, "element", "service|src/billing").sources[0],
        itemOf(items, "element", "service|src/ordering").sources[0],
      ],
    });
    expect(itemOf(items, "element", "service|src/ordering")).toMatchObject({
      proposed: {
        kind: "app",
        name: "Ordering",
        technology: "ASP.NET Core",
        status: "current",
        parentId: idOf("element", null),
        factStatus: "observed-in-source",
      },
      dependsOn: [idOf("element", null)],
      match: "none",
    });
  });

  it("names what it refers to, and depends on it", () => {
    const ordering = idOf("element", "service|src/ordering");
    const billing = idOf("element", "service|src/billing");
    expect(itemOf(items, "message", "publish|src/ordering|OrderPlaced")).toMatchObject({
      proposed: {
        name: "OrderPlaced",
        producerId: ordering,
        consumerIds: [billing],
        schemaId: idOf("schema", "schema|OrderPlaced"),
      },
      dependsOn: [ordering, billing, idOf("schema", "schema|OrderPlaced")],
    });
    expect(itemOf(items, "operation", "operation|src/ordering|http|POST /orders").proposed).toEqual({
      ownerId: ordering,
      transport: "http",
      name: "POST /orders",
      requestSchemaId: idOf("schema", "schema|Order"),
      responseSchemaId: idOf("schema", "schema|OrderPlaced"),
      timeoutMs: 0,
      retry: null,
      factStatus: "observed-in-source",
    });
    expect(itemOf(items, "operation", "operation|src/ordering|http|POST /orders").dependsOn).toEqual([
      ordering,
      idOf("schema", "schema|Order"),
      idOf("schema", "schema|OrderPlaced"),
    ]);
    expect(itemOf(items, "binding", "binding|shop|billing|order.*").dependsOn).toEqual([
      idOf("channel", "channel|exchange|shop"),
      idOf("channel", "channel|queue|billing"),
    ]);
    expect(itemOf(items, "service-link", "service|src/billing")).toMatchObject({
      targetId: billing,
      proposed: { serviceKey: "src/billing", elementId: billing },
      dependsOn: [billing],
    });
  });
});

describe("what gives no item", () => {
  const keysOf = (facts: Parameters<ImportedProject["propose"]>[0]) =>
    new ImportedProject()
      .propose(facts)
      .flatMap(({ kind, factKey }) => (kind === "element" ? [] : [factKey]));
  const ordering = says.service("ordering");

  it.each([
    ["a publication without a message", [ordering, says.publish("ordering", null, "placed")]],
    ["what is of a service that is not there", [says.operation("gone", "GET /"), says.publish("gone", "A")]],
    ["a use of nobody that is known", [ordering, says.uses("ordering", "elsewhere")]],
    ["a use of itself", [ordering, says.uses("ordering", "ordering")]],
    ["a subscription to a channel that is not there", [ordering, says.subscribe("ordering", "a")]],
    ["a binding of channels that are not there", [says.binding("a", "b")]],
    ["a schema without a text", [says.schema("A", "")]],
    ["a schema that is too long", [says.schema("A", "x".repeat(65_537))]],
    [
      "a name that no fact may have",
      [ordering, says.operation("ordering", "x".repeat(201)), says.publish("ordering", " ")],
    ],
    [
      "an operation without a transport",
      [ordering, says.operation("ordering", "GET /", { transport: null })],
    ],
    ["a channel without a kind", [{ ...says.channel("topic", "a"), attributes: {} }]],
    [
      "a binding of a key that is too long",
      [
        says.channel("exchange", "a"),
        says.channel("queue", "b"),
        says.binding("a", "b", "x".repeat(2001)),
        says.binding("a", "b", " "),
      ].slice(2),
    ],
  ])("%s", (_, facts) => {
    expect(keysOf(facts).filter((key) => key !== "service|ordering")).toEqual([]);
  });

  it("a binding whose key no model takes, between channels that are there", () => {
    const channels = [says.channel("exchange", "a"), says.channel("queue", "b")];
    const keys = keysOf([...channels, says.binding("a", "b", "x".repeat(2001)), says.binding("a", "b", " ")]);
    expect(keys).toEqual(["channel|exchange|a", "channel|queue|b"]);
  });

  it("a subscription of a service that is not there to a channel that is", () => {
    expect(keysOf([says.channel("topic", "a"), says.subscribe("gone", "a")])).toEqual(["channel|topic|a"]);
  });

  it("a repository that says nothing, not even a system", () => {
    expect(new ImportedProject().propose([])).toEqual([]);
    expect(keysOf([says.channel("topic", "a")])).toEqual(["channel|topic|a"]);
  });
});

describe("names that stand for one another", () => {
  const ordering = says.service("ordering");

  it("are a channel of any kind, where only one has the name", () => {
    const subscribe = says.subscribe("ordering", "a", { channelKind: null });
    const keysOf = (...channels: Parameters<ImportedProject["propose"]>[0]) =>
      new ImportedProject()
        .propose([ordering, subscribe, ...channels])
        .filter(({ kind }) => kind === "subscription");
    expect(keysOf(says.channel("queue", "a"))).toHaveLength(1);
    expect(keysOf(says.channel("queue", "a"), says.channel("topic", "a"))).toEqual([]);
    expect(keysOf()).toEqual([]);
    expect(keysOf({ ...says.channel("topic", "a"), attributes: {} })).toEqual([]);
  });

  it("are a channel of the kind that is said, where others have the name or are there", () => {
    const [queue, topic] = [says.channel("queue", "a"), says.channel("topic", "a")];
    const others = [says.channel("queue", "b"), says.channel("topic", "c")];
    const targetOf = (channelKind: string | null, ...channels: Parameters<ImportedProject["propose"]>[0]) => {
      const subscribe = says.subscribe("ordering", "a", { channelKind });
      const found = new ImportedProject().propose([ordering, subscribe, ...channels, ...others]);
      const named = found.find(({ kind }) => kind === "subscription")?.proposed["channelId"];
      return found.find(({ id }) => id === named)?.factKey;
    };
    expect(targetOf("topic", queue, topic)).toBe("channel|topic|a");
    expect(targetOf("queue", queue, topic)).toBe("channel|queue|a");
    expect(targetOf(null, topic)).toBe("channel|topic|a");
    expect(targetOf("exchange", topic)).toBeUndefined();
  });

  it("are the channel of a binding's kind, and never the one that it comes from", () => {
    const channels = [says.channel("topic", "a"), says.channel("queue", "b"), says.channel("topic", "b")];
    const itself = says.binding("a", "a");
    const onTopic = { ...itself, attributes: { ...itself.attributes, targetKind: "topic" } };
    const found = new ImportedProject().propose([...channels, says.binding("a", "b"), onTopic]);
    const bindings = found.filter(({ kind }) => kind === "binding");
    expect(bindings.map(({ proposed }) => proposed["targetChannelId"])).toEqual([
      itemOf(found, "channel", "channel|queue|b").id,
    ]);
  });

  it("are those of a model: a longer one is no channel and no service", () => {
    const long = "x".repeat(201);
    const facts = [says.channel("topic", long), says.service("long", { name: long }), ordering];
    const keys = new ImportedProject().propose(facts).map(({ factKey }) => factKey);
    expect(keys).toEqual([null, "service|ordering", "service|ordering"]);
  });

  it("are a topic that is the source of a binding", () => {
    const found = new ImportedProject().propose([
      says.channel("topic", "a"),
      says.channel("queue", "b"),
      says.binding("a", "b"),
    ]);
    expect(itemOf(found, "binding", "binding|a|b|").proposed).toMatchObject({ routingKey: null });
  });

  it("are one message for each service that publishes it", () => {
    const found = new ImportedProject().propose([
      ordering,
      says.service("billing"),
      says.publish("ordering", "Placed"),
      says.publish("billing", "Placed"),
      says.subscribe("billing", "a", { message: "Placed" }),
      says.subscribe("billing", "b", { message: "Placed" }),
      says.subscribe("gone", "b", { message: "Placed" }),
    ]);
    const messages = found.filter(({ kind }) => kind === "message");
    expect(messages.map(({ factKey }) => factKey)).toEqual([
      "publish|billing|Placed",
      "publish|ordering|Placed",
    ]);
    const billing = itemOf(found, "element", "service|billing").id;
    expect(messages.map(({ proposed }) => proposed["consumerIds"])).toEqual([[billing], [billing]]);
  });

  it("are consumers in the order of their keys, each once", () => {
    const services = ["a", "b", "ordering"].map((key) => says.service(key));
    const found = new ImportedProject().propose([
      ...services,
      says.publish("ordering", "Placed"),
      says.subscribe("a", "x", { message: "Placed" }),
      says.subscribe("a", "y", { message: "Placed" }),
      says.subscribe("b", "x", { message: "Placed" }),
      says.subscribe("b", "z"),
    ]);
    const of = (key: string) => itemOf(found, "element", `service|${key}`).id;
    const message = itemOf(found, "message", "publish|ordering|Placed");
    expect(message.proposed["consumerIds"]).toEqual([of("a"), of("b")]);
    expect(message.dependsOn).toEqual([of("ordering"), of("a"), of("b")]);
  });

  it("are a technology that a model may state", () => {
    const long = says.service("ordering", { technology: "x".repeat(201) });
    const element = itemOf(new ImportedProject().propose([long]), "element", "service|ordering");
    expect(element.proposed).not.toHaveProperty("technology");
  });

  it("are a system of many services, of which the first are its places", () => {
    const many = Array.from({ length: 30 }, (_, at) => says.service(`s${at + 10}`));
    const { sources } = itemOf(new ImportedProject().propose(many), "element", null);
    expect(sources).toEqual(many.slice(0, 20).flatMap((service) => service.sources));
  });

  it("are a system without services that has a store alone", () => {
    const found = new ImportedProject().propose([says.store("db")]);
    expect(itemOf(found, "element", null).sources).toEqual(itemOf(found, "element", "store|db").sources);
  });
});
