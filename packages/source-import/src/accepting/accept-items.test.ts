import { describe, expect, it } from "@jest/globals";
import {
  type Binding,
  type Channel,
  type ChannelId,
  type Element,
  type ElementId,
  type FactStatus,
  type Message,
  type MessageId,
  type Schema,
  type SchemaId,
  wholeFact,
} from "@plumbline/model-core";
import {
  ACCEPTANCE,
  AT,
  ImportedProject,
  itemOf,
  numbered,
  PERSON,
  PROJECT,
} from "../testing/imported-project.js";
import { COMMIT, REPOSITORY, SHOP, says } from "../testing/source-facts.js";
import { acceptItems } from "./accept-items.js";
import { acceptedFact } from "./accepted-fact.js";

const OTHER = "2".repeat(40);
const SYSTEM = numbered<ElementId>(10);
const APP = numbered<ElementId>(11);

function element(said: Partial<Element> & Pick<Element, "id" | "kind" | "name">): Element {
  return wholeFact("element", { status: "current", ...said });
}

const system = element({ id: SYSTEM, kind: "system", name: "Shop" });

function app(said: Partial<Element> = {}): Element {
  return element({ id: APP, kind: "app", name: "Ordering.API", parentId: SYSTEM, ...said });
}

const ordering = says.service("src/ordering", { name: "ordering-api", technology: "Go" });

function projectWith(own: Element): ImportedProject {
  return new ImportedProject({ elements: [system, own] });
}

describe("what was accepted", () => {
  it("is proposed no more", () => {
    const project = new ImportedProject();
    project.accept(project.propose(SHOP));
    expect(project.propose(SHOP)).toEqual([]);
  });

  it("is observed in source, with its first place, who accepted it and when", () => {
    const project = new ImportedProject();
    project.accept(project.propose(SHOP));
    const db = project.model.elements.find(({ name }) => name === "db");
    expect(db).toMatchObject({
      kind: "store",
      factStatus: "observed-in-source",
      provenance: {
        source: says.store("db").sources[0],
        revision: COMMIT,
        confidence: null,
        acceptedBy: PERSON,
        acceptedAt: AT,
      },
      stale: null,
    });
    expect(project.evidenceLinks.find(({ factKey }) => factKey === "store|db")).toMatchObject({
      factKind: "element",
      factId: db?.id,
      serviceKey: null,
      lastSeenCommit: COMMIT,
      lastPaths: ["compose.yaml"],
      lastGrounds: [],
      missingSince: null,
      kept: {},
    });
    expect(project.serviceLinks.map(({ serviceKey }) => serviceKey)).toEqual(["src/billing", "src/ordering"]);
    expect(project.evidenceLinks.some(({ factKey }) => factKey.startsWith("schema"))).toBe(false);
  });

  it("takes along what it needs, and no more", () => {
    const project = new ImportedProject();
    const items = project.propose(SHOP);
    project.accept(items, [itemOf(items, "relationship", "uses|src/ordering|db")]);
    expect(project.model.elements.map(({ name }) => name).sort()).toEqual(["Ordering", "db", "shop"]);
    const again = project.propose(SHOP);
    expect(again.some(({ factKey }) => factKey === "service|src/billing")).toBe(true);
    expect(itemOf(again, "element", "service|src/billing").dependsOn).toEqual([]);
    expect(again.some(({ factKey }) => factKey === null)).toBe(false);
  });
});

describe("a fact that the model has under the name", () => {
  it.each(["declared", "inferred", "unknown"] as const)(
    "is confirmed when it is %s: label and provenance alone",
    (factStatus: FactStatus) => {
      const project = projectWith(app({ factStatus, technology: "Java", provenance: null }));
      const items = project.propose([ordering], { systemId: SYSTEM });
      expect(itemOf(items, "element", "service|src/ordering")).toMatchObject({
        change: "confirm",
        match: "same-name",
        targetId: APP,
        proposed: { name: "ordering-api", technology: "Go", factStatus: "observed-in-source" },
        current: { name: "Ordering.API", technology: "Java", factStatus },
      });
      project.accept(items);
      expect(project.model.elements.find(({ id }) => id === APP)).toMatchObject({
        name: "Ordering.API",
        technology: "Java",
        factStatus: "observed-in-source",
      });
      expect(project.evidenceLinks[0]?.kept).toEqual({ name: "ordering-api", technology: "Go" });
      expect(project.propose([ordering])).toEqual([]);
    },
  );

  it.each(["observed-in-source", "measured"] as const)("is linked alone when it is %s", (factStatus) => {
    const seen = { source: "x", revision: null, confidence: null, acceptedBy: null, acceptedAt: null };
    const own = app({ factStatus, provenance: seen });
    const project = projectWith(own);
    const items = project.propose([ordering], { systemId: SYSTEM });
    expect(itemOf(items, "element", "service|src/ordering").change).toBe("link");
    project.accept(items);
    expect(project.model.elements.find(({ id }) => id === APP)).toEqual(own);
    expect(project.propose([ordering])).toEqual([]);
  });

  it("that was measured keeps its label and says where, and loses its stale mark", () => {
    const provenance = {
      source: "load test",
      revision: "7",
      confidence: null,
      acceptedBy: null,
      acceptedAt: null,
    };
    const stale = { sinceRevision: "0", reason: "source-not-found" };
    const project = projectWith(app({ factStatus: "measured", provenance, stale }));
    const items = project.propose([ordering], { systemId: SYSTEM });
    expect(itemOf(items, "element", "service|src/ordering")).toMatchObject({
      change: "confirm",
      proposed: { factStatus: "measured", stale: null },
      current: { stale },
    });
    project.accept(items);
    expect(project.model.elements.find(({ id }) => id === APP)).toMatchObject({
      factStatus: "measured",
      provenance: { source: "load test", revision: "7", acceptedBy: PERSON, acceptedAt: AT },
      stale: null,
    });
  });

  it("that was measured without saying where says where source says it", () => {
    const project = projectWith(app({ factStatus: "measured", stale: { sinceRevision: "0", reason: "x" } }));
    project.accept(project.propose([ordering], { systemId: SYSTEM }));
    const found = project.model.elements.find(({ id }) => id === APP);
    expect(found?.factStatus).toBe("measured");
    expect(found?.provenance?.source).toBe(ordering.sources[0]);
  });

  it("is the one that is spelled the same before the one whose letters are", () => {
    const other = element({ id: numbered(12), kind: "app", name: "ordering-api", parentId: SYSTEM });
    const project = new ImportedProject({ elements: [system, app(), other] });
    const items = project.propose([ordering], { systemId: SYSTEM });
    expect(itemOf(items, "element", "service|src/ordering").targetId).toBe(other.id);
  });

  it("is none where two services have the same letters", () => {
    const two = [
      says.service("src/a", { name: "ordering api" }),
      says.service("src/b", { name: "ordering-api" }),
    ];
    const items = projectWith(app()).propose(two, { systemId: SYSTEM });
    const changes = items.filter(({ kind }) => kind === "element").map(({ change }) => change);
    expect(changes).toEqual(["add", "add"]);
  });

  it("is none when several are called so, in another system, or of another kind", () => {
    const changeIn = (...elements: Element[]) => {
      const project = new ImportedProject({ elements: [system, ...elements] });
      return itemOf(project.propose([ordering], { systemId: SYSTEM }), "element", "service|src/ordering")
        .change;
    };
    const second = element({ id: numbered(12), kind: "app", name: "ORDERING API", parentId: SYSTEM });
    const elsewhere = element({ id: numbered(13), kind: "system", name: "Else" });
    expect(changeIn(app())).toBe("confirm");
    expect(changeIn(app(), second)).toBe("add");
    expect(changeIn(elsewhere, app({ parentId: elsewhere.id }))).toBe("add");
    expect(changeIn(app({ kind: "store" }))).toBe("add");
  });
});

describe("a fact that a person chose", () => {
  it("is the one of the item, whatever its name, and stays so; none makes a new one", () => {
    const project = projectWith(app());
    const facts = [ordering, says.operation("src/ordering", "GET /")];
    const item = itemOf(project.propose(facts, { systemId: SYSTEM }), "element", "service|src/ordering");
    const anew = project.propose(facts, { systemId: SYSTEM, targets: new Map([[item.id, null]]) });
    expect(itemOf(anew, "element", "service|src/ordering")).toMatchObject({ change: "add", match: "none" });
    const other = element({ id: numbered(12), kind: "app", name: "Something", parentId: SYSTEM });
    project.model = { ...project.model, elements: [system, app(), other] };
    const targets = new Map([[item.id, other.id]]);
    const chosen = project.propose(facts, { systemId: SYSTEM, targets });
    expect(itemOf(chosen, "operation", "operation|src/ordering|http|GET /").proposed["ownerId"]).toBe(
      other.id,
    );
    project.accept(chosen);
    expect(project.propose(facts)).toEqual([]);
    expect(project.serviceLinks).toMatchObject([{ serviceKey: "src/ordering", elementId: other.id }]);
  });
});

describe("a fact that is linked", () => {
  function linked(): ImportedProject {
    const project = new ImportedProject();
    project.accept(project.propose(SHOP));
    return project;
  }
  const renamed = SHOP.map((fact) =>
    fact.factKey === "service|src/ordering"
      ? { ...fact, name: "Orders", attributes: { technology: null } }
      : fact,
  );

  it("is seen again where it is linked with, and not linked anew", () => {
    const project = linked();
    const items = project.propose(renamed);
    const moved = items.map((item) => ({ ...item, sources: [`${REPOSITORY}@${OTHER}:src/New.cs#L1-L2`] }));
    const { evidenceLinks, seen } = acceptItems({
      projectId: PROJECT,
      repository: REPOSITORY,
      model: project.model,
      items: moved,
      evidenceLinks: project.evidenceLinks,
      acceptance: { ...ACCEPTANCE, commit: OTHER },
    });
    const link = project.evidenceLinks.find(({ factKey }) => factKey === "service|src/ordering");
    expect(evidenceLinks).toEqual([]);
    expect(seen).toEqual([{ ...link, lastSeenCommit: OTHER, lastPaths: ["src/New.cs"] }]);
  });

  it("is linked to a service only where the item names one", () => {
    const project = new ImportedProject();
    const accepted = {
      ...{ projectId: PROJECT, repository: REPOSITORY, model: project.model, evidenceLinks: [] },
      acceptance: ACCEPTANCE,
    };
    const item = itemOf(project.propose(SHOP), "service-link", "service|src/ordering");
    expect(acceptItems({ ...accepted, items: [item] }).serviceLinks).toHaveLength(1);
    expect(acceptItems({ ...accepted, items: [{ ...item, serviceKey: null }] }).serviceLinks).toEqual([]);
  });

  it("is written as a document says it, and held against the model without its standing", () => {
    const project = linked();
    const said = [
      ...renamed.filter(({ kind }) => kind !== "schema"),
      says.schema("Order", '{"type":"array"}'),
    ];
    const { document, present } = acceptItems({
      projectId: PROJECT,
      repository: REPOSITORY,
      model: project.model,
      items: project.propose(said),
      evidenceLinks: project.evidenceLinks,
      acceptance: { ...ACCEPTANCE, commit: OTHER },
    });
    expect(document.elements).toHaveLength(1);
    expect(document.elements?.[0]).not.toHaveProperty("ownerId");
    expect(document.schemas).toHaveLength(1);
    expect(document.schemas?.[0]).not.toHaveProperty("version");
    const written = document.elements?.[0]?.id;
    expect(present.schemas).toEqual(project.model.schemas);
    expect(present.elements).toEqual(
      project.model.elements.map((one) =>
        one.id === written ? { ...one, provenance: null, stale: null } : one,
      ),
    );
  });

  it("is of nobody else: what is called like it by now is another one", () => {
    const project = linked();
    const items = project.propose([...renamed, says.service("src/other", { name: "Ordering" })]);
    expect(itemOf(items, "element", "service|src/other").change).toBe("add");
    expect(itemOf(items, "element", "service|src/ordering").match).toBe("linked");
  });

  it("is updated in the fields that differ", () => {
    const project = linked();
    const items = project.propose(renamed);
    expect(items).toHaveLength(1);
    expect(items[0]).toMatchObject({
      change: "update",
      match: "linked",
      proposed: { name: "Orders", factStatus: "observed-in-source" },
      current: { name: "Ordering" },
      dependsOn: [],
    });
    expect(items[0]?.proposed).toEqual({ name: "Orders", factStatus: "observed-in-source" });
    expect(items[0]?.current).toEqual({ name: "Ordering", factStatus: "observed-in-source" });
    project.accept(items);
    expect(project.model.elements.find(({ name }) => name === "Orders")?.technology).toBe("ASP.NET Core");
    expect(project.propose(renamed)).toEqual([]);
  });

  it("keeps what it has beside what source says", () => {
    const project = linked();
    const edited = project.model.messages.map(
      (message): Message => ({
        ...message,
        consumerIds: [...message.consumerIds, numbered<ElementId>(99)],
        description: "Said by hand",
      }),
    );
    project.model = { ...project.model, messages: edited };
    expect(project.propose(SHOP)).toEqual([]);
  });

  it("takes consumers in addition to those it has", () => {
    const project = linked();
    const more = [
      ...SHOP,
      says.service("src/mail"),
      says.subscribe("src/mail", "placed", { message: "OrderPlaced" }),
    ];
    const items = project.propose(more);
    const before = project.model.messages[0]?.consumerIds ?? [];
    const update = itemOf(items, "message", "publish|src/ordering|OrderPlaced");
    const mail = itemOf(items, "element", "service|src/mail").id;
    expect(update).toMatchObject({ change: "update", proposed: { consumerIds: [...before, mail] } });
    project.accept(items);
    expect(project.propose(more)).toEqual([]);
    expect(project.propose(SHOP)).toEqual([]);
  });

  it("is confirmed when somebody declared it since", () => {
    const project = linked();
    const elements = project.model.elements.map((one) =>
      one.name === "Ordering" ? { ...one, factStatus: "declared" as const } : one,
    );
    project.model = { ...project.model, elements };
    const items = project.propose(SHOP);
    expect(items.map(({ change, match }) => [change, match])).toEqual([["confirm", "linked"]]);
    project.accept(items);
    expect(project.propose(SHOP)).toEqual([]);
  });

  it("that was deleted is proposed again, under its ID", () => {
    const project = linked();
    const [channel] = project.model.channels.filter(({ name }) => name === "placed");
    const without = project.model.channels.filter((one: Channel) => one !== channel);
    project.model = { ...project.model, channels: without, subscriptions: [] };
    const items = project.propose(SHOP);
    expect(items.map(({ kind, change }) => `${kind} ${change}`)).toEqual([
      "channel add",
      "subscription add",
      "subscription add",
    ]);
    expect(items[0]?.targetId).toBe(channel?.id);
  });
});

it("an item without a place says none", () => {
  const [item] = new ImportedProject().propose([says.channel("topic", "a")]);
  if (item === undefined) {
    throw new Error("A channel is proposed");
  }
  const [made] = acceptedFact({ ...item, sources: [] }, undefined, ACCEPTANCE);
  expect(made?.fact).toMatchObject({ provenance: { source: null, revision: COMMIT } });
});

describe("a schema", () => {
  const content = '{ "type": "object" }';
  const own: Schema = {
    id: numbered<SchemaId>(20),
    name: "Order",
    description: "Said by hand",
    content,
    version: 3,
  };

  it("of the name and the same JSON is nothing to do, in another spelling too", () => {
    expect(new ImportedProject({ schemas: [own] }).propose([says.schema("Order")])).toEqual([]);
  });

  it("of the name with another JSON is updated", () => {
    const project = new ImportedProject({ schemas: [{ ...own, content: '{"type":"array"}' }] });
    expect(project.propose([says.schema("Order")])).toMatchObject([
      {
        change: "update",
        proposed: { content: '{"type":"object"}' },
        current: { content: '{"type":"array"}' },
      },
    ]);
  });

  it("of the name that says something else is updated", () => {
    const project = new ImportedProject({ schemas: [{ ...own, content: "no JSON" }] });
    const items = project.propose([says.schema("order")]);
    expect(items[0]).toMatchObject({ change: "update", match: "same-name", targetId: own.id });
    expect(items[0]?.proposed).toEqual({ name: "order", content: '{"type":"object"}' });
    project.accept(items);
    expect(project.model.schemas).toEqual([
      { ...own, name: "order", content: '{"type":"object"}', version: 4 },
    ]);
    expect(project.propose([says.schema("order")])).toEqual([]);
  });

  it("that a person chose stays the one", () => {
    const project = new ImportedProject({ schemas: [{ ...own, name: "Something" }] });
    const [item] = project.propose([says.schema("Order")]);
    const targets = new Map([[item?.id ?? own.id, own.id]]);
    project.accept(project.propose([says.schema("Order")], { targets }));
    expect(project.model.schemas.map(({ name }) => name)).toEqual(["Order"]);
    expect(project.propose([says.schema("Order")])).toEqual([]);
  });
});

describe("kinds without a name", () => {
  it("match by their ends, the first ID of several", () => {
    const project = new ImportedProject();
    const facts = [says.service("a"), says.store("db"), says.uses("a", "db")];
    project.accept(project.propose(facts.slice(0, 2)));
    const ends = project.model.elements.filter(({ kind }) => kind !== "system").map(({ id }) => id);
    const [fromId = APP, toId = APP] = project.model.elements[1]?.kind === "app" ? ends : ends.toReversed();
    const relationships = [32, 31].map((number) =>
      wholeFact("relationship", { id: numbered(number), fromId, toId }),
    );
    const behavioural = wholeFact("relationship", { id: numbered(30), fromId, toId, kind: "behavioural" });
    project.model = { ...project.model, relationships: [...relationships, behavioural] };
    expect(project.propose(facts)).toMatchObject([
      { change: "confirm", targetId: numbered(31), match: "same-name" },
    ]);
  });

  it("match by their ends, of a binding by its key too", () => {
    const channels = [says.channel("exchange", "a"), says.channel("queue", "b")];
    const project = new ImportedProject();
    project.accept(project.propose(channels));
    const idOf = (name: string) => project.model.channels.find((one) => one.name === name)?.id ?? APP;
    const ends = { sourceChannelId: idOf("a"), targetChannelId: idOf("b") } as Pick<
      Binding,
      "sourceChannelId" | "targetChannelId"
    >;
    const bindings = [null, "x.*"].map((routingKey, at) =>
      wholeFact("binding", { id: numbered(70 + at), ...ends, routingKey }),
    );
    project.model = { ...project.model, bindings };
    const facts = [...channels, says.binding("a", "b", "x.*"), says.binding("a", "b", "y")];
    expect(project.propose(facts).map(({ change, targetId }) => [change, targetId === numbered(71)])).toEqual(
      [
        ["confirm", true],
        ["add", false],
      ],
    );
  });

  it("are proposed once for each pair of ends", () => {
    const project = new ImportedProject();
    const facts = [
      says.service("a"),
      says.service("b"),
      says.store("db"),
      says.uses("a", "db"),
      says.uses("b", "db"),
    ];
    const first = project.propose(facts);
    const target = itemOf(first, "element", "service|a").id;
    const targets = new Map([[itemOf(first, "element", "service|b").id, target]]);
    project.accept(project.propose([says.service("a")]));
    project.accept(project.propose(facts, { targets }));
    expect(project.model.relationships).toHaveLength(1);
    expect(project.propose(facts)).toEqual([]);
  });
});

describe("a component", () => {
  it("acts for the application that it is in", () => {
    const part = element({ id: numbered(12), kind: "component", name: "Part", parentId: APP });
    const message = wholeFact("message", {
      id: numbered<MessageId>(40),
      name: "Placed",
      producerId: part.id,
    });
    const channel = wholeFact("channel", { id: numbered<ChannelId>(41), name: "a", kind: "topic" });
    const subscription = wholeFact("subscription", {
      id: numbered(42),
      channelId: channel.id,
      consumerId: part.id,
    });
    const operation = wholeFact("operation", {
      id: numbered(43),
      ownerId: part.id,
      name: "GET /orders",
      transport: "http",
    });
    const project = new ImportedProject({
      elements: [system, app(), part],
      messages: [message],
      channels: [channel],
      subscriptions: [subscription],
      operations: [operation],
    });
    const key = "src/ordering";
    const facts = [
      ordering,
      says.channel("topic", "a"),
      says.publish(key, "Placed"),
      says.subscribe(key, "a"),
      says.operation(key, "GET /orders"),
    ];
    const items = project.propose(facts, { systemId: SYSTEM });
    expect(items.every(({ change }) => change === "confirm" || change === "link")).toBe(true);
    project.accept(items);
    expect(project.propose(facts)).toEqual([]);
    expect(project.model.operations[0]?.ownerId).toBe(part.id);
  });
});

describe("an item that was refused for good", () => {
  const facts = [says.service("a"), says.operation("a", "GET /"), says.store("db")];

  it("is not proposed while source says the same, nor is what needs it", () => {
    const project = new ImportedProject();
    const items = project.propose(facts);
    project.refusedForGood = [itemOf(items, "element", "service|a")];
    expect(project.propose(facts).map(({ factKey }) => factKey)).toEqual([null, "store|db"]);
    const moved = facts.map((fact) => ({ ...fact, sources: ["elsewhere"] }));
    expect(project.propose(moved).map(({ factKey }) => factKey)).toEqual([null, "store|db"]);
    const other = [says.service("a", { technology: "Go" }), ...facts.slice(1)];
    expect(project.propose(other)).toHaveLength(5);
  });

  it("is the system too: then nothing is put anywhere until one is named", () => {
    const project = projectWith(app({ name: "x" }));
    const empty = new ImportedProject();
    empty.refusedForGood = [itemOf(empty.propose(facts), "element", null)];
    expect(empty.propose(facts)).toEqual([]);
    project.refusedForGood = empty.refusedForGood;
    expect(project.propose(facts, { systemId: SYSTEM })).toHaveLength(4);
  });

  it("about a fact of its name is not that fact: what needs it is not proposed either", () => {
    const project = projectWith(app());
    const said = [ordering, says.operation("src/ordering", "GET /")];
    project.refusedForGood = [
      itemOf(project.propose(said, { systemId: SYSTEM }), "element", "service|src/ordering"),
    ];
    expect(project.propose(said, { systemId: SYSTEM })).toEqual([]);
  });

  it("about a fact that is linked leaves it linked", () => {
    const project = new ImportedProject();
    project.accept(project.propose(facts));
    const renamed = [says.service("a", { name: "b" }), ...facts.slice(1), says.operation("a", "GET /more")];
    project.refusedForGood = project.propose(renamed).filter(({ change }) => change === "update");
    expect(project.propose(renamed).map(({ factKey }) => factKey)).toEqual(["operation|a|http|GET /more"]);
  });
});

describe("a service that is linked to another element by now", () => {
  it("has its link proposed anew, with what it is", () => {
    const project = new ImportedProject();
    project.accept(project.propose([says.service("a")]));
    const other = element({ id: APP, kind: "app", name: "Other", parentId: null });
    project.model = { ...project.model, elements: [...project.model.elements, other] };
    const was = project.evidenceLinks[0]?.factId;
    project.serviceLinks = project.serviceLinks.map((link) => ({ ...link, elementId: APP }));
    const items = project.propose([says.service("a")]);
    expect(items).toMatchObject([
      { kind: "service-link", targetId: was, current: { serviceKey: "a", elementId: APP }, match: "linked" },
    ]);
  });

  it("is found by the link where its evidence is gone", () => {
    const project = new ImportedProject();
    project.accept(project.propose([says.service("a")]));
    project.evidenceLinks = [];
    expect(project.propose([says.service("a")])).toMatchObject([{ change: "link", match: "linked" }]);
  });

  it("is the one under its own ID where no link is left", () => {
    const project = new ImportedProject();
    project.accept(project.propose([says.service("a")]));
    project.evidenceLinks = [];
    project.serviceLinks = [];
    const items = project.propose([says.service("a")]);
    expect(items).toMatchObject([
      { kind: "element", change: "link", match: "same-name" },
      { kind: "service-link" },
    ]);
    project.accept(items);
    expect(project.propose([says.service("a")])).toEqual([]);
  });
});
