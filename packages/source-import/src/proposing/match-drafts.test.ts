import { describe, expect, it } from "@jest/globals";
import type { SchemaId } from "@plumbline/model-core";
import { ImportedProject, itemOf, numbered } from "../testing/imported-project.js";
import { SHOP, says } from "../testing/source-facts.js";

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
