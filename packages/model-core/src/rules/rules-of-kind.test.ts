import { describe, expect, it } from "@jest/globals";
import {
  type BindingId,
  brokenRules,
  CHANNEL_KINDS,
  elementKindStays,
  type FactKind,
  type FactOfKind,
  idNamesOneThing,
  LIST_OF_KIND,
  lookupOf,
  type Model,
  relationshipEndsStay,
  type SentOfKind,
} from "../index.js";
import { aFullModel, idOf } from "../testing/a-model.js";

const MODEL = aFullModel().model;
const UNKNOWN = idOf("element", "nobody");

function factNamed<Kind extends FactKind>(kind: Kind, name: string, model: Model = MODEL): FactOfKind[Kind] {
  const fact = model[LIST_OF_KIND[kind]].find(({ id }) => id === idOf(kind, name));
  return fact as unknown as FactOfKind[Kind];
}

/** What a fact of the full model breaks after a change. */
function broken<Kind extends FactKind>(
  kind: Kind,
  name: string,
  fields: Partial<Record<string, unknown>>,
  model: Model = MODEL,
): readonly string[] {
  const fact = { ...factNamed(kind, name), ...fields } as unknown as SentOfKind[Kind];
  return brokenRules(kind, fact, lookupOf(model)).map(({ field, message }) => `${field}: ${message}`);
}

const ELEMENT = "must name an element of the model";
const CHANNEL = "must name a channel of the model";
const SCHEMA = "must name a schema of the document or of the project";

describe("rules of a fact", () => {
  it("are kept by every fact of the full model", () => {
    const lookup = lookupOf(MODEL);
    for (const kind of Object.keys(LIST_OF_KIND) as FactKind[]) {
      for (const fact of MODEL[LIST_OF_KIND[kind]]) {
        expect(brokenRules(kind, fact as never, lookup)).toEqual([]);
      }
    }
  });

  it.each<[FactKind, string, Record<string, unknown>, string[]]>([
    ["element", "shop", { kind: "container" }, ["kind: must be one of actor, system, app, store, component"]],
    [
      "element",
      "shop",
      { kind: "constructor" },
      ["kind: must be one of actor, system, app, store, component"],
    ],
    ["element", "shop", { kind: "" }, ["kind: must be one of actor, system, app, store, component"]],
    ["element", "shop", { kind: "System" }, ["kind: must be one of actor, system, app, store, component"]],
    ["element", "shop", { status: "old" }, ["status: must be one of current, planned, deprecated, removed"]],
    ["element", "shop", { name: "" }, ["name: must not be empty"]],
    ["element", "shop", { name: " \t" }, ["name: must not be empty"]],
    ["element", "shop", { name: "n".repeat(200) }, []],
    ["element", "shop", { name: "n".repeat(201) }, ["name: must have at most 200 characters"]],
    ["element", "shop", { description: "d".repeat(10_000) }, []],
    ["element", "shop", { icon: "i".repeat(10_000) }, []],
    ["element", "shop", { icon: "i".repeat(10_001) }, ["icon: must have at most 10000 characters"]],
    [
      "element",
      "shop",
      { description: "d".repeat(10_001) },
      ["description: must have at most 10000 characters"],
    ],
    ["element", "shop", { technology: "t".repeat(201) }, ["technology: must have at most 200 characters"]],
    ["element", "shop", { tags: Array.from({ length: 50 }, (_, index) => `${index}`) }, []],
    [
      "element",
      "shop",
      { tags: Array.from({ length: 51 }, (_, index) => `${index}`) },
      ["tags: must hold at most 50 tags"],
    ],
    ["element", "shop", { tags: ["a", "t".repeat(100)] }, []],
    ["element", "shop", { tags: ["a", "t".repeat(101)] }, ["tags[1]: must have at most 100 characters"]],
    [
      "element",
      "shop",
      { tags: ["t".repeat(101), "a", "u".repeat(101)] },
      ["tags[0]: must have at most 100 characters", "tags[2]: must have at most 100 characters"],
    ],
    [
      "element",
      "shop",
      { parentId: idOf("element", "buyer") },
      ["parentId: must be null: system has no parent"],
    ],
    [
      "element",
      "buyer",
      { parentId: idOf("element", "shop") },
      ["parentId: must be null: actor has no parent"],
    ],
    ["element", "web", { parentId: null }, ["parentId: is required: app has a parent of kind system"]],
    ["element", "web", { parentId: UNKNOWN }, [`parentId: ${ELEMENT}`]],
    ["element", "web", { parentId: idOf("element", "buyer") }, ["parentId: must name a system"]],
    ["element", "web", { parentId: idOf("element", "web") }, ["parentId: must name a system"]],
    ["element", "orders-db", { parentId: idOf("element", "web") }, ["parentId: must name a system"]],
    [
      "element",
      "orders-db",
      { parentId: null },
      ["parentId: is required: store has a parent of kind system"],
    ],
    ["element", "cart", { parentId: idOf("element", "shop") }, ["parentId: must name an app"]],
    ["element", "cart", { parentId: null }, ["parentId: is required: component has a parent of kind app"]],
    ["relationship", "buyer-web", { fromId: UNKNOWN }, [`fromId: ${ELEMENT}`]],
    ["relationship", "buyer-web", { toId: UNKNOWN }, [`toId: ${ELEMENT}`]],
    ["relationship", "buyer-web", { toId: idOf("element", "buyer") }, []],
    ["relationship", "buyer-web", { kind: "other" }, ["kind: must be one of structural, behavioural"]],
    ["relationship", "buyer-web", { label: "l".repeat(201) }, ["label: must have at most 200 characters"]],
    [
      "relationship",
      "buyer-web",
      { technology: "t".repeat(201) },
      ["technology: must have at most 200 characters"],
    ],
    ["relationship", "buyer-web", { lineShape: "s".repeat(100) }, []],
    [
      "relationship",
      "buyer-web",
      { lineShape: "s".repeat(101) },
      ["lineShape: must have at most 100 characters"],
    ],
    ["message", "ordered", { name: "" }, ["name: must not be empty"]],
    [
      "message",
      "ordered",
      { description: "d".repeat(10_001) },
      ["description: must have at most 10000 characters"],
    ],
    ["message", "ordered", { producerId: UNKNOWN }, [`producerId: ${ELEMENT}`]],
    [
      "message",
      "ordered",
      { consumerIds: [idOf("element", "web"), UNKNOWN] },
      [`consumerIds[1]: ${ELEMENT}`],
    ],
    ["message", "ordered", { schemaId: UNKNOWN }, [`schemaId: ${SCHEMA}`]],
    ["message", "ordered", { schemaId: null }, []],
    [
      "message",
      "ordered",
      { consumerIds: [UNKNOWN, idOf("element", "web"), idOf("channel", "dead")] },
      [`consumerIds[0]: ${ELEMENT}`, `consumerIds[2]: ${ELEMENT}`],
    ],
    ["message", "ordered", { tags: ["t".repeat(101)] }, ["tags[0]: must have at most 100 characters"]],
    ["operation", "place order", { ownerId: UNKNOWN }, [`ownerId: ${ELEMENT}`]],
    ["operation", "place order", { name: "\n" }, ["name: must not be empty"]],
    ["operation", "place order", { transport: "soap" }, ["transport: must be one of http, grpc, command"]],
    ["operation", "place order", { requestSchemaId: UNKNOWN }, [`requestSchemaId: ${SCHEMA}`]],
    ["operation", "place order", { responseSchemaId: UNKNOWN }, [`responseSchemaId: ${SCHEMA}`]],
    ["operation", "place order", { timeoutMs: -1 }, ["timeoutMs: must be from 0 to 3600000"]],
    ["operation", "place order", { timeoutMs: 3_600_000 }, []],
    ["operation", "place order", { timeoutMs: 3_600_001 }, ["timeoutMs: must be from 0 to 3600000"]],
    ["operation", "place order", { retry: { maxAttempts: 1, backoffMs: 0 } }, []],
    ["operation", "place order", { retry: { maxAttempts: 10, backoffMs: 3_600_000 } }, []],
    [
      "operation",
      "place order",
      { retry: { maxAttempts: 0, backoffMs: 0 } },
      ["retry.maxAttempts: must be from 1 to 10"],
    ],
    [
      "operation",
      "place order",
      { retry: { maxAttempts: 11, backoffMs: 0 } },
      ["retry.maxAttempts: must be from 1 to 10"],
    ],
    [
      "operation",
      "place order",
      { retry: { maxAttempts: 0, backoffMs: -1 } },
      ["retry.maxAttempts: must be from 1 to 10", "retry.backoffMs: must be from 0 to 3600000"],
    ],
    [
      "operation",
      "place order",
      { retry: { maxAttempts: 1, backoffMs: -1 } },
      ["retry.backoffMs: must be from 0 to 3600000"],
    ],
    [
      "subscription",
      "queue-cart",
      { retry: { maxAttempts: 1, backoffMs: 3_600_001 } },
      ["retry.backoffMs: must be from 0 to 3600000"],
    ],
    ["subscription", "queue-cart", { channelId: UNKNOWN }, [`channelId: ${CHANNEL}`]],
    ["subscription", "queue-cart", { consumerId: UNKNOWN }, [`consumerId: ${ELEMENT}`]],
    ["subscription", "queue-cart", { deadLetterChannelId: UNKNOWN }, [`deadLetterChannelId: ${CHANNEL}`]],
    [
      "subscription",
      "queue-cart",
      { deadLetterChannelId: idOf("channel", "queue") },
      ["deadLetterChannelId: must name another channel than channelId"],
    ],
    ["subscription", "queue-cart", { deadLetterChannelId: null, retry: null }, []],
    ["channel", "dead", { kind: "stream" }, ["kind: must be one of topic, queue, exchange"]],
    ["channel", "dead", { name: " " }, ["name: must not be empty"]],
    ["channel", "exchange", { kind: "topic" }, []],
    [
      "channel",
      "exchange",
      { kind: "queue" },
      ["kind: must be exchange or topic: a binding leaves this channel"],
    ],
    ["channel", "queue", { kind: "exchange" }, []],
    [
      "channel",
      "queue",
      { kind: "topic" },
      ["kind: must be queue or exchange: a binding leads to this channel"],
    ],
    ["binding", "exchange-queue", { sourceChannelId: UNKNOWN }, [`sourceChannelId: ${CHANNEL}`]],
    ["binding", "exchange-queue", { targetChannelId: UNKNOWN }, [`targetChannelId: ${CHANNEL}`]],
    [
      "binding",
      "exchange-queue",
      { sourceChannelId: idOf("channel", "dead") },
      ["sourceChannelId: must name a channel of kind exchange or topic"],
    ],
    [
      "binding",
      "exchange-queue",
      { targetChannelId: idOf("channel", "exchange") },
      ["targetChannelId: must name another channel than sourceChannelId"],
    ],
    ["binding", "exchange-queue", { routingKey: "" }, ["routingKey: must not be blank"]],
    ["binding", "exchange-queue", { routingKey: " " }, ["routingKey: must not be blank"]],
    ["binding", "exchange-queue", { routingKey: null }, []],
    ["binding", "exchange-queue", { routingKey: "k".repeat(2000) }, []],
    [
      "binding",
      "exchange-queue",
      { routingKey: "k".repeat(2001) },
      ["routingKey: must have at most 2000 characters"],
    ],
    ["schema", "order", { name: "" }, ["name: must not be empty"]],
    ["schema", "order", { content: "" }, []],
    ["schema", "order", { content: "not JSON".padEnd(65_536) }, []],
    ["schema", "order", { content: "x".repeat(65_537) }, ["content: must have at most 65536 characters"]],
    [
      "schema",
      "order",
      { description: "x".repeat(10_001) },
      ["description: must have at most 10000 characters"],
    ],
  ])("%s %s with %j: %j", (kind, name, fields, issues) => {
    expect(broken(kind, name, fields)).toEqual(issues);
  });

  it("judges the target of a binding by its kind", () => {
    const model = aFullModel().withChannel("topic", { kind: "topic" }).model;
    expect(broken("binding", "exchange-queue", { targetChannelId: idOf("channel", "topic") }, model)).toEqual(
      ["targetChannelId: must name a channel of kind queue or exchange"],
    );
    expect(broken("binding", "exchange-queue", { sourceChannelId: idOf("channel", "topic") }, model)).toEqual(
      [],
    );
  });

  it("lets one source, target and routing key name one binding", () => {
    const first = idOf("binding", "exchange-queue");
    const model = aFullModel().withBinding("exchange", "dead", { routingKey: null }).model;
    const same = { id: "other" as BindingId };
    expect(broken("binding", "exchange-queue", same, model)).toEqual([
      `routingKey: repeats the source, target and routing key of binding ${first}`,
    ]);
    expect(broken("binding", "exchange-queue", { ...same, routingKey: "order" }, model)).toEqual([]);
    expect(broken("binding", "exchange-queue", { ...same, routingKey: null }, model)).toEqual([]);
    expect(
      broken(
        "binding",
        "exchange-queue",
        { ...same, targetChannelId: idOf("channel", "dead"), routingKey: null },
        model,
      ),
    ).toEqual([
      `routingKey: repeats the source, target and routing key of binding ${idOf("binding", "exchange-dead")}`,
    ]);
  });

  it("names every rule a fact breaks, in the order of its fields", () => {
    expect(
      broken("element", "web", {
        name: "",
        status: "x",
        parentId: null,
        factStatus: "y",
        stale: { sinceRevision: "", reason: "r" },
      }),
    ).toEqual([
      "name: must not be empty",
      "status: must be one of current, planned, deprecated, removed",
      "parentId: is required: app has a parent of kind system",
      "factStatus: must be one of declared, observed-in-source, inferred, measured, unknown",
      "stale.sinceRevision: must not be blank",
    ]);
  });
});

describe("standing of a fact", () => {
  const NOTHING = { source: null, revision: null, confidence: null, acceptedBy: null, acceptedAt: null };
  const LABELS = "must be one of declared, observed-in-source, inferred, measured, unknown";
  const CASES: readonly [string, object | null, string[]][] = [
    ["declared", null, []],
    ["declared", NOTHING, []],
    ["unknown", null, []],
    ["observed-in-source", null, ["provenance.source: is required by the label observed-in-source"]],
    ["observed-in-source", NOTHING, ["provenance.source: is required by the label observed-in-source"]],
    ["observed-in-source", { ...NOTHING, source: "a.ts" }, []],
    ["measured", null, ["provenance.source: is required by the label measured"]],
    ["measured", { ...NOTHING, source: "probe" }, []],
    [
      "inferred",
      null,
      [
        "provenance.source: is required by the label inferred",
        "provenance.confidence: is required by the label inferred",
      ],
    ],
    ["inferred", { ...NOTHING, confidence: 1 }, ["provenance.source: is required by the label inferred"]],
    ["inferred", { ...NOTHING, source: "a" }, ["provenance.confidence: is required by the label inferred"]],
    ["inferred", { ...NOTHING, source: "a", confidence: 0 }, []],
    ["guessed", null, [`factStatus: ${LABELS}`]],
    ["toString", null, [`factStatus: ${LABELS}`]],
    ["declared", { ...NOTHING, source: " " }, ["provenance.source: must not be blank"]],
    ["declared", { ...NOTHING, source: "s".repeat(2000) }, []],
    [
      "declared",
      { ...NOTHING, source: "s".repeat(2001) },
      ["provenance.source: must have at most 2000 characters"],
    ],
    ["declared", { ...NOTHING, revision: "" }, ["provenance.revision: must not be blank"]],
    ["declared", { ...NOTHING, revision: "r".repeat(2000) }, []],
    [
      "declared",
      { ...NOTHING, revision: "r".repeat(2001) },
      ["provenance.revision: must have at most 2000 characters"],
    ],
    ["declared", { ...NOTHING, confidence: -0.01 }, ["provenance.confidence: must be from 0 to 1"]],
    ["declared", { ...NOTHING, confidence: 1.01 }, ["provenance.confidence: must be from 0 to 1"]],
    ["declared", { ...NOTHING, confidence: 1 }, []],
  ];
  const KINDS: readonly [FactKind, string][] = [
    ["element", "shop"],
    ["relationship", "buyer-web"],
    ["message", "ordered"],
    ["channel", "dead"],
    ["operation", "place order"],
    ["subscription", "queue-cart"],
    ["binding", "exchange-queue"],
  ];

  it.each(CASES)("%s with %j: %j, whatever the kind", (factStatus, provenance, issues) => {
    for (const [kind, name] of KINDS) {
      expect(broken(kind, name, { factStatus, provenance, stale: null })).toEqual(issues);
    }
  });

  it.each([
    [{ sinceRevision: "", reason: "r" }, "stale.sinceRevision: must not be blank"],
    [
      { sinceRevision: "r".repeat(2001), reason: "r" },
      "stale.sinceRevision: must have at most 2000 characters",
    ],
    [{ sinceRevision: "r", reason: " " }, "stale.reason: must not be blank"],
    [{ sinceRevision: "r", reason: "c".repeat(101) }, "stale.reason: must have at most 100 characters"],
    [
      { sinceRevision: "", reason: "" },
      "stale.sinceRevision: must not be blank",
      "stale.reason: must not be blank",
    ],
  ])("refuses the stale mark %j", (stale, ...issues) => {
    for (const [kind, name] of KINDS) {
      expect(broken(kind, name, { stale })).toEqual(issues);
    }
    expect(broken("element", "shop", { stale: { sinceRevision: "r", reason: "c".repeat(100) } })).toEqual([]);
  });
});

describe("rules of an existing fact", () => {
  it("keep the kind of an element", () => {
    const web = factNamed("element", "web");
    expect(elementKindStays({ ...web, kind: "store" }, web)).toEqual({
      field: "kind",
      message: "cannot change from app",
    });
    expect(elementKindStays(web, web)).toBeNull();
    expect(elementKindStays(web, undefined)).toBeNull();
  });

  it("keep the ends of a relationship", () => {
    const present = factNamed("relationship", "buyer-web");
    const shop = idOf("element", "shop");
    const [from, to] = (["fromId", "toId"] as const).map((field) => ({
      field,
      message: `cannot change from ${present[field]}`,
    }));
    expect(relationshipEndsStay(present, present)).toEqual([]);
    expect(relationshipEndsStay(present, undefined)).toEqual([]);
    expect(relationshipEndsStay({ ...present, toId: shop }, present)).toEqual([to]);
    expect(relationshipEndsStay({ ...present, fromId: shop }, present)).toEqual([from]);
    expect(relationshipEndsStay({ ...present, fromId: shop, toId: shop }, present)).toEqual([from, to]);
  });

  it("let an ID name one thing, whatever its kind", () => {
    const lookup = lookupOf(MODEL);
    expect(idNamesOneThing("channel", idOf("element", "web"), lookup)).toEqual({
      field: "id",
      message: "is the ID of a thing of kind element",
    });
    expect(idNamesOneThing("element", idOf("element", "web"), lookup)).toBeNull();
    expect(idNamesOneThing("element", UNKNOWN, lookup)).toBeNull();
  });

  it("know which channels bindings leave and lead to", () => {
    const model = aFullModel()
      .withChannel("middle", { kind: "exchange" })
      .withBinding("exchange", "middle")
      .withBinding("middle", "queue").model;
    const roles = lookupOf(model).rolesOfChannels;
    expect(roles.get(idOf("channel", "middle"))).toEqual({ isSource: true, isTarget: true });
    expect(roles.get(idOf("channel", "queue"))).toEqual({ isSource: false, isTarget: true });
    expect(roles.get(idOf("channel", "dead"))).toBeUndefined();
    for (const kind of CHANNEL_KINDS) {
      expect(
        broken("channel", "middle", { ...model.channels.find(({ name }) => name === "middle"), kind }, model),
      ).toHaveLength(kind === "exchange" ? 0 : 1);
    }
  });
});
