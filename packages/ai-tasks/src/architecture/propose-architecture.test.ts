import { describe, expect, it } from "@jest/globals";
import { answerArchitecture, factOfItem, factsById } from "../index.js";
import { numbered } from "../testing/aliased-facts.js";
import { anItem, anOutput, aProposal, ID, ITEM_IDS, itemOf, NAMES, SHOP } from "../testing/architectures.js";
import { decided } from "../testing/decided-architectures.js";
import { itemsOfArchitecture } from "./items-of-architecture.js";

// Made anew in each test: what is made once for all is nothing that a test can fail by.
const opened = () => aProposal();
const item = (alias: string) => opened().items.find((one) => one.alias === alias);
const fact = (alias: string) => factOfItem(itemOf(opened(), alias));

describe("a proposal", () => {
  it("is open, and so is each item", () => {
    expect(opened().status).toBe("open");
    expect(new Set(opened().items.map(({ state, createdId }) => `${state} ${createdId}`))).toEqual(
      new Set(["open null"]),
    );
    expect(opened().items.map(({ id }) => id)).toEqual(ITEM_IDS.slice(0, opened().items.length));
  });

  it("names a part by its ID, and what another item adds by the ID that it gets", () => {
    expect(item("asks")?.fields).toEqual({
      fromId: ID.orders,
      toId: fact("ship"),
      label: "asks",
      technology: "HTTP",
      kind: "behavioural",
    });
    expect(item("sent")?.fields["consumerIds"]).toEqual([ID.orders, ID.billing]);
    expect(item("passes")?.fields).toEqual({
      sourceChannelId: ID.topic,
      targetChannelId: fact("parcels"),
      routingKey: "parcel.*",
    });
  });

  it("says of an update what changes alone", () => {
    expect(item("rename")?.fields).toEqual({ name: "Invoicing", technology: "Go" });
  });

  it("calls a new element current where source shows it, else planned", () => {
    expect(item("ship")?.fields["status"]).toBe("current");
    expect(item("logistics")?.fields["status"]).toBe("planned");
  });

  it("says what shows an item: places of source, and IDs", () => {
    const repository = "git.example/acme/shop";
    const at = `${repository}@${"a".repeat(40)}`;
    expect(item("ship")).toMatchObject({
      services: [{ repository, serviceKey: "shipping", name: "shipping" }],
      because: [`${at}:shipping/main.ts#L1-L2`, `${at}:src/main.ts#L1-L2`, ID.orders],
      confidence: 0.9,
    });
  });

  it("is planned where parts of the design alone show it; its places are so many at most", () => {
    const because = Array.from({ length: 60 }, (_, at) => `e${at}`);
    const parts = new Map(
      because.map((alias, at) => [
        alias,
        { alias, kind: "element" as const, id: numbered(500 + at), name: "E" },
      ]),
    );
    const names = { ...NAMES, parts: { ...NAMES.parts, partOf: (alias: string) => parts.get(alias) } };
    const shown = anItem({ alias: "a", kind: "element", name: "A", elementKind: "system", because });
    const [made] = itemsOfArchitecture(anOutput({ items: [shown], questions: [] }), names, ITEM_IDS);
    expect(made?.fields["status"]).toBe("planned");
    expect(made?.because).toEqual(because.slice(0, 50).map((_, at) => numbered(500 + at)));
  });

  it("says what an item depends on, once", () => {
    expect(item("ship")?.dependsOn).toEqual([itemOf(opened(), "logistics")]);
    expect(item("logistics")?.dependsOn).toEqual([]);
    const twice = anItem({ alias: "m", kind: "message", name: "M", producer: "a", consumers: ["a"] });
    const a = anItem({ alias: "a", kind: "element", name: "A", elementKind: "system" });
    const made = aProposal(anOutput({ items: [a, twice], questions: [] }));
    expect(made.items[1]?.dependsOn).toEqual([itemOf(made, "a")]);
  });

  it("pins the parts that its items name, in their order", () => {
    expect(opened().parts.map(({ alias, kind, name }) => `${alias} ${kind} ${name}`)).toEqual([
      "orders element Orders",
      "billing element Billing",
      "topic channel orders",
      "calls relationship null",
    ]);
  });
});

describe("a proposal is answered", () => {
  it("as stale where a part that it names is another one or gone", () => {
    const moved = factsById({
      ...SHOP,
      elements: SHOP.elements.map((one) => (one.name === "Orders" ? { ...one, name: "Order desk" } : one)),
      channels: [],
    });
    expect(answerArchitecture(opened(), factsById(SHOP)).stale).toBeNull();
    expect(answerArchitecture(opened(), moved).stale).toEqual([
      { kind: "element", id: ID.orders, alias: "orders", change: "changed" },
      { kind: "channel", id: ID.topic, alias: "topic", change: "removed" },
    ]);
  });

  it("with questions about what has an ID by now", () => {
    const about = (proposal: ReturnType<typeof opened>) =>
      answerArchitecture(proposal, new Map()).questions[0]?.about;
    expect(about(opened())).toEqual([ID.orders]);
    const { proposal } = decided(opened(), { accept: ["ship", "logistics"], reject: [] });
    expect(about(proposal)).toEqual([fact("ship"), ID.orders]);
  });
});
