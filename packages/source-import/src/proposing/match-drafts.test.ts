import { describe, expect, it } from "@jest/globals";
import {
  type Element,
  type ElementId,
  type OperationId,
  type SchemaId,
  wholeFact,
} from "@plumbline/model-core";
import { ImportedProject, itemOf, numbered } from "../testing/imported-project.js";
import { SHOP, says } from "../testing/source-facts.js";
import { normalisedName } from "./normalised-name.js";

describe("which fact an item is about", () => {
  const [ORDERS, OTHER] = [numbered(101), numbered(102)];

  /** A project whose system has two elements of one name. */
  function withTwins() {
    const project = new ImportedProject();
    project.accept(project.propose(SHOP));
    const known = itemOf(project.propose([...SHOP, says.store("orders")]), "element", "store|orders");
    const store = project.model.elements.find(({ kind }) => kind === "store");
    if (store === undefined) {
      throw new Error("The shop has a store");
    }
    const twins = [ORDERS, OTHER].map((id) => ({ ...store, id, name: "orders" }) as typeof store);
    project.model = { ...project.model, elements: [...project.model.elements, ...twins] };
    return { project, known };
  }

  it("is none of two that are called so", () => {
    const { project } = withTwins();
    const item = itemOf(project.propose([...SHOP, says.store("orders")]), "element", "store|orders");
    expect(item).toMatchObject({ change: "add", match: "none" });
  });

  it("is the other one where one is taken", () => {
    const { project, known } = withTwins();
    const facts = [...SHOP, says.store("orders"), says.store("Orders")];
    const targets = new Map([[known.id, ORDERS]]);
    const item = itemOf(project.propose(facts, { targets }), "element", "store|Orders");
    expect(item).toMatchObject({ change: "link", match: "same-name", targetId: OTHER });
  });
});

describe("a schema", () => {
  const ORDER = numbered<SchemaId>(103);

  it("that is there with the same content is what operations name, and is known again by another name", () => {
    const project = new ImportedProject();
    const [first] = project.propose(SHOP).filter(({ factKey }) => factKey === "schema|Order");
    const content = String(first?.proposed["content"]);
    const schema = { id: ORDER, name: "Order", content } as (typeof project.model.schemas)[number];
    project.model = { ...project.model, schemas: [schema] };
    const operation = itemOf(project.propose(SHOP), "operation", "operation|src/ordering|http|POST /orders");
    expect(operation.proposed).toMatchObject({ requestSchemaId: ORDER });
    project.acceptedSchemas.set("schema|Order", ORDER);
    project.model = { ...project.model, schemas: [{ ...schema, name: "Purchase" }] };
    const renamed = itemOf(project.propose(SHOP), "schema", "schema|Order");
    expect(renamed).toMatchObject({ change: "update", targetId: ORDER, proposed: { name: "Order" } });
  });
});

describe("a fact that is there", () => {
  const [SYSTEM, APP, PART] = [110, 111, 112].map((number) => numbered<ElementId>(number)) as [
    ElementId,
    ElementId,
    ElementId,
  ];
  const element = (said: Partial<Element> & Pick<Element, "id" | "kind" | "name">): Element =>
    wholeFact("element", { status: "current", ...said });
  const elements = [
    element({ id: SYSTEM, kind: "system", name: "shop" }),
    element({ id: APP, kind: "app", name: "ordering", parentId: SYSTEM }),
    element({ id: PART, kind: "component", name: "Api", parentId: APP }),
  ];
  const facts = [says.service("ordering"), says.operation("ordering", "GET /")];

  it.each([
    ["of the application itself", APP],
    ["of a component of it", PART],
  ])("is what an operation %s says", (_, ownerId) => {
    const id = numbered<OperationId>(113);
    const stated = { id, ownerId, transport: "http", name: "get" } as const;
    const operation = wholeFact("operation", { ...stated, timeoutMs: 0, retry: null });
    const project = new ImportedProject({ elements, operations: [operation] });
    const item = itemOf(project.propose(facts), "operation", "operation|ordering|http|GET /");
    expect(item).toMatchObject({ targetId: id, match: "same-name" });
  });

  it("is shown whole where it is confirmed, and an update of it is proposed when the model differs later", () => {
    const project = new ImportedProject({ elements });
    const items = project.propose(facts);
    expect(itemOf(items, "element", "service|ordering")).toMatchObject({
      change: "confirm",
      targetId: APP,
      proposed: { name: "ordering" },
    });
    project.accept(items);
    const renamed = project.model.elements.map((one) => (one.id === APP ? { ...one, name: "Sales" } : one));
    project.model = { ...project.model, elements: renamed };
    expect(project.propose(facts)).toMatchObject([{ change: "update", proposed: { name: "ordering" } }]);
  });

  it("is one use of one pair: that which is linked", () => {
    const project = new ImportedProject({ elements });
    const ofB = [says.service("b"), says.store("db"), says.uses("b", "db")];
    const said = [says.service("a"), ...ofB];
    const targets = new Map(
      project
        .propose(said)
        .filter(({ kind, factKey }) => kind === "element" && factKey?.startsWith("service|"))
        .map(({ id }) => [id, APP]),
    );
    for (const facts of [ofB, said]) {
      project.accept(project.propose(facts, { targets }));
    }
    expect(project.propose([...said, says.uses("a", "db")])).toEqual([]);
  });

  it("is linked again where the link of its service alone was taken away", () => {
    const project = new ImportedProject();
    project.accept(project.propose(SHOP));
    project.serviceLinks = [];
    const items = project.propose(SHOP);
    expect(items.map(({ kind, dependsOn }) => [kind, dependsOn])).toEqual([
      ["service-link", []],
      ["service-link", []],
    ]);
  });
});

it("names are one by their letters and digits", () => {
  expect(normalisedName("Ordering.API 2")).toBe("orderingapi2");
});
