import { describe, expect, it } from "@jest/globals";
import {
  type Guid,
  IMPORT_LIMITS,
  lacksSchemas,
  type Model,
  type SchemaId,
  schemaIdsToLookUp,
  uuidV5,
} from "../index.js";
import { aFullModel, aModel, idOf } from "../testing/a-model.js";
import {
  changesByName,
  documentOf,
  type Loose,
  OTHER_PROJECT,
  PROJECT,
  parsed,
  planOf,
  refusalOf,
  STREAM,
  written,
} from "../testing/an-import.js";

const FULL = aFullModel().model;

/** The document of the full model after a change. */
function changed(change: (document: Loose) => void, model: Model = FULL): Loose {
  const document = documentOf(model);
  change(document);
  return document;
}

function named(list: readonly Loose[], name: string): Loose {
  return list.find((entry) => entry.name === name);
}

describe("planImport", () => {
  it("adds every entry to an empty model, in the order of the sections", () => {
    const plan = planOf(documentOf(FULL));
    expect(plan.refusal).toBeNull();
    expect(plan.changesModel).toBe(true);
    expect(plan.result).toMatchObject({
      applied: false,
      modelVersion: 7,
      added: 14,
      changed: 0,
      unchanged: 0,
      refused: 0,
    });
    expect(plan.result.items.map(({ kind }) => kind)).toEqual([
      ...["element", "element", "element", "element", "element", "relationship", "message"],
      ...["channel", "channel", "channel", "operation", "subscription", "binding", "schema"],
    ]);
    expect(
      plan.result.items.every(
        ({ change, error, importedAs }) => change === "added" && error === null && importedAs === null,
      ),
    ).toBe(true);
    expect(documentOf(written(aModel().model, plan.changes))).toEqual(documentOf(FULL));
  });

  it("names items: a relationship by its label, a binding by its routing key, a subscription not at all", () => {
    const names = Object.fromEntries(
      planOf(documentOf(FULL)).result.items.map(({ kind, name }) => [kind, name]),
    );
    expect(names).toMatchObject({
      relationship: "buys",
      message: "ordered",
      operation: "place order",
      subscription: null,
      binding: "order.*",
      schema: "order",
    });
  });

  it("finds nothing to change in a second import", () => {
    const plan = planOf(documentOf(FULL), FULL);
    expect(plan.result).toMatchObject({ added: 0, changed: 0, unchanged: 14, refused: 0 });
    expect(plan.changesModel).toBe(false);
    expect(Object.values(plan.changes)).toEqual(Array(8).fill({ added: [], changed: [] }));
  });

  it("updates to the document's values and clears what is null or missing", () => {
    const document = changed(({ elements, operations }) => {
      const shop = named(elements, "shop");
      delete shop.description;
      shop.technology = null;
      shop.name = "Shop";
      delete shop.tags;
      delete operations[0].retry;
      delete operations[0].timeoutMs;
      delete operations[0].requestSchemaId;
      delete operations[0].provenance;
      operations[0].factStatus = "";
    });
    const plan = planOf(document, FULL);
    expect(changesByName(plan).filter((item) => item.endsWith(" changed"))).toEqual([
      "element:Shop changed",
      "operation:place order changed",
    ]);
    expect(plan.changes.elements.changed).toEqual([
      expect.objectContaining({ name: "Shop", description: null, technology: null, icon: "cart", tags: [] }),
    ]);
    expect(plan.changes.operations.changed).toEqual([
      expect.objectContaining({
        timeoutMs: 0,
        retry: null,
        requestSchemaId: null,
        provenance: null,
        factStatus: "declared",
      }),
    ]);
  });

  it("leaves what the document does not hold", () => {
    const plan = planOf({}, FULL);
    expect(plan.result).toMatchObject({ added: 0, changed: 0, unchanged: 0, refused: 0, items: [] });
    expect(plan.changesModel).toBe(false);
  });

  it("keeps ownerId of an element, which the document does not hold", () => {
    const owner = idOf("element", "a person") as Guid;
    const present = aModel().withSystem("shop", { ownerId: owner }).model;
    expect(planOf(documentOf(present), present).result.unchanged).toBe(1);
    const document = changed(({ elements }) => {
      elements[0].name = "Shop";
      elements[0].ownerId = null;
    }, present);
    expect(planOf(document, present).changes.elements.changed[0]).toMatchObject({
      name: "Shop",
      ownerId: owner,
    });
    expect(planOf(document).changes.elements.added[0]).toMatchObject({ ownerId: null });
  });

  it("keeps the ends of an existing relationship, whatever the document says", () => {
    const nobody = idOf("element", "nobody");
    const document = changed(({ relationships }) => {
      relationships[0].fromId = nobody;
      relationships[0].toId = nobody;
    });
    expect(planOf(document, FULL).result).toMatchObject({ unchanged: 14, refused: 0 });
    document.relationships[0].label = "pays";
    expect(planOf(document, FULL).changes.relationships.changed).toEqual([
      { ...FULL.relationships[0], label: "pays" },
    ]);
    expect(refusalOf(planOf(document))).toContain("fromId: must name an element of the model");
  });

  it("keeps a stale mark, and takes the document's where there is none", () => {
    const mark = { sinceRevision: "r1", reason: "gone" };
    const present = aModel().withSystem("marked", { stale: mark }).withSystem("fresh").model;
    const document = changed(({ elements }) => {
      named(elements, "marked").stale = null;
      named(elements, "fresh").stale = { sinceRevision: "r2", reason: "lost" };
    }, present);
    const plan = planOf(document, present);
    expect(changesByName(plan).toSorted()).toEqual(["element:fresh changed", "element:marked unchanged"]);
    expect(plan.changes.elements.changed[0]).toMatchObject({
      stale: { sinceRevision: "r2", reason: "lost" },
    });
    named(document.elements, "marked").stale = { sinceRevision: "r9", reason: "other" };
    expect(changesByName(planOf(document, present))).toContain("element:marked unchanged");
  });

  it("refuses a change of an element's kind", () => {
    const document = changed(({ elements }) => {
      named(elements, "orders-db").kind = "app";
    });
    const id = idOf("element", "orders-db");
    expect(planOf(document, FULL).refusal).toEqual({
      code: "invalid_export",
      title: `Element ${id}: kind: cannot change from store`,
      errors: [{ field: `element:${id}`, message: "kind: cannot change from store" }],
    });
  });

  it("writes nothing when an entry is refused, reads the others and names every refused one", () => {
    const document = changed(({ elements, channels, bindings }) => {
      named(elements, "shop").name = " ";
      named(channels, "dead").kind = "pipe";
      bindings[0].routingKey = "";
    });
    const plan = planOf(document);
    expect(plan.result).toMatchObject({ refused: 10, added: 4 });
    expect(Object.values(plan.changes)).toEqual(Array(8).fill({ added: [], changed: [] }));
    expect(plan.changesModel).toBe(false);
    expect(plan.refusal?.title).toBe(`Element ${idOf("element", "shop")}: name: must not be empty`);
    expect(plan.refusal?.errors.map(({ field, message }) => `${field} ${message}`)).toEqual([
      `element:${idOf("element", "shop")} name: must not be empty`,
      expect.stringContaining("parentId: must name an element of the model"),
      expect.stringContaining("parentId: must name an element of the model"),
      expect.stringContaining("parentId: must name an element of the model"),
      expect.stringContaining("toId: must name an element of the model"),
      expect.stringContaining("producerId: must name an element of the model; consumerIds[0]: must name"),
      `channel:${idOf("channel", "dead")} kind: must be one of topic, queue, exchange`,
      expect.stringContaining("ownerId: must name an element of the model"),
      expect.stringContaining(
        "consumerId: must name an element of the model; deadLetterChannelId: must name a channel",
      ),
      `binding:${idOf("binding", "exchange-queue")} routingKey: must not be blank`,
    ]);
    expect(plan.refusal?.errors).toHaveLength(plan.result.refused);
  });

  it("finds a refused entry that is in the model good enough to refer to", () => {
    const document = changed(({ elements }) => {
      named(elements, "shop").name = "";
    });
    const plan = planOf(document, FULL);
    expect(plan.result).toMatchObject({ refused: 1, unchanged: 13 });
  });
});

describe("reading order", () => {
  const order = (names: readonly string[], model: Model): readonly (string | null)[] => {
    const document = documentOf(model);
    document.elements = names.map((name) => named(document.elements, name));
    return planOf(document).result.items.map(({ name }) => name);
  };

  it("reads a parent that is given later just before its first child", () => {
    expect(order(["buyer", "cart", "orders-db", "web", "shop"], FULL).slice(0, 5)).toEqual([
      "buyer",
      "shop",
      "web",
      "cart",
      "orders-db",
    ]);
    expect(order(["shop", "web", "buyer", "cart", "orders-db"], FULL).slice(0, 5)).toEqual([
      "shop",
      "web",
      "buyer",
      "cart",
      "orders-db",
    ]);
  });

  it("ends with circles of parents, which are refused", () => {
    const model = aModel()
      .withApp("a", "b")
      .withApp("b", "c")
      .withApp("c", "a")
      .withApp("self", "self").model;
    const plan = planOf(documentOf(model));
    expect(plan.result).toMatchObject({ refused: 4, added: 0 });
    expect(new Set(plan.result.items.map(({ id }) => id)).size).toBe(4);
  });

  it("reads a chain of 5000 in linear time", () => {
    const elements = Array.from({ length: 5000 }, (_, index) => ({
      id: idOf("element", `${index}`),
      kind: "component",
      name: `${index}`,
      status: "current",
      parentId: idOf("element", `${index + 1}`),
    }));
    expect(planOf({ elements }).result.items.at(0)?.name).toBe("4999");
  });
});

describe("IDs of an import", () => {
  it("refuse the later entry of one list", () => {
    const document = changed(({ channels }) => {
      channels.push({ ...channels[0], name: "again" });
    });
    const plan = planOf(document);
    expect(plan.result).toMatchObject({ refused: 1 });
    expect(refusalOf(plan)).toBe("id: repeats the ID of channels[0]");
  });

  it("refuse the later entry of two lists, in the order of the sections", () => {
    const document = changed(({ elements, operations, schemas }) => {
      operations[0].id = named(elements, "shop").id;
      schemas.push({ ...schemas[0], id: named(elements, "web").id });
    });
    const plan = planOf(document);
    expect(plan.refusal?.errors.map(({ field }) => field)).toEqual([
      `operation:${idOf("element", "shop")}`,
      `schema:${idOf("element", "web")}`,
    ]);
    expect(refusalOf(plan)).toMatch(
      /^id: repeats the ID of elements\[\d\]\nid: repeats the ID of elements\[\d\]$/,
    );
  });

  it("refuse an ID that names a fact of another kind in the model", () => {
    const present = aModel().withChannel("x").withSchema("s").model;
    const document = documentOf(
      aModel()
        .withSystem("x", { id: idOf("channel", "x") as never })
        .withSystem("y", { id: idOf("schema", "s") as never }).model,
    );
    expect(
      planOf(document, present)
        .refusal?.errors.map(({ message }) => message)
        .toSorted(),
    ).toEqual(["id: is the ID of a thing of kind channel", "id: is the ID of a thing of kind schema"]);
  });
});

describe("channels and bindings of an import", () => {
  const present = aModel()
    .withChannel("from", { kind: "exchange" })
    .withChannel("to")
    .withChannel("other")
    .withBinding("from", "to", { routingKey: "a" }).model;

  it("refuse a channel whose kind a binding outside the document does not fit", () => {
    const document = { channels: documentOf(present).channels };
    named(document.channels, "from").kind = "queue";
    expect(refusalOf(planOf(document, present))).toBe(
      "kind: must be exchange or topic: a binding leaves this channel",
    );
  });

  it("refuse the binding when both are in the document", () => {
    const document = changed(({ channels }) => {
      named(channels, "from").kind = "queue";
    }, present);
    expect(planOf(document, present).refusal?.errors).toEqual([
      {
        field: `binding:${idOf("binding", "from-to")}`,
        message: "sourceChannelId: must name a channel of kind exchange or topic",
      },
    ]);
  });

  it("let a document move a binding and change the channel it left", () => {
    const document = changed(({ channels, bindings }) => {
      named(channels, "from").kind = "queue";
      named(channels, "other").kind = "topic";
      bindings[0].sourceChannelId = idOf("channel", "other");
    }, present);
    expect(planOf(document, present).result).toMatchObject({ changed: 3, unchanged: 1, refused: 0 });
  });

  it("refuse a second binding of one route, in the document or outside it", () => {
    const second = documentOf(
      aModel().withBinding("from", "to", { id: idOf("binding", "2"), routingKey: "a" }).model,
    ).bindings[0];
    const reason = `routingKey: repeats the source, target and routing key of binding ${idOf("binding", "from-to")}`;
    expect(refusalOf(planOf({ bindings: [second] }, present))).toBe(reason);
    expect(refusalOf(planOf(changed(({ bindings }) => bindings.push(second), present)))).toContain(
      "repeats the source",
    );
    expect(planOf({ bindings: [{ ...second, routingKey: "b" }] }, present).refusal).toBeNull();
    expect(planOf({ bindings: [{ ...second, routingKey: null }] }, present).refusal).toBeNull();
  });

  it("let two bindings change routes with each other", () => {
    const two = aModel()
      .withChannel("from", { kind: "exchange" })
      .withChannel("to")
      .withBinding("from", "to", { id: idOf("binding", "1"), routingKey: "a" })
      .withBinding("from", "to", { id: idOf("binding", "2"), routingKey: "b" }).model;
    const document = changed(({ bindings }) => {
      [bindings[0].routingKey, bindings[1].routingKey] = [bindings[1].routingKey, bindings[0].routingKey];
    }, two);
    expect(planOf(document, two).result).toMatchObject({ changed: 2, refused: 0 });
  });
});

describe("schemas of an import", () => {
  const order = idOf("schema", "order");
  const foreign = new Map<string, Guid>([[order, OTHER_PROJECT]]);
  const newId = uuidV5<SchemaId>(PROJECT, order);

  it("keep their IDs when nobody or this project owns them", () => {
    for (const schemaOwners of [new Map(), new Map([[order, PROJECT]])]) {
      const plan = planOf(documentOf(FULL), aModel().model, { schemaOwners });
      expect(plan.result.items.at(-1)).toMatchObject({ id: order, change: "added", importedAs: null });
      expect(plan.changes.schemas.added[0]).toMatchObject({ id: order, version: 1 });
    }
  });

  it("have no ID that a fact of another stream has", () => {
    const elsewhere = { channels: [{ ...FULL.channels[0], id: order }] } as unknown as Partial<Model>;
    const plan = planOf(documentOf(FULL), aModel().model, { elsewhere });
    expect(plan.result.items.at(-1)).toMatchObject({ id: order, change: "refused" });
    expect(plan.result.items.at(-1)?.error).toContain("is the ID of a thing of kind channel");
    const present = written(aModel().model, planOf(documentOf(FULL)).changes);
    expect(planOf(documentOf(FULL), present, { elsewhere }).result.refused).toBe(0);
  });

  it("get a new ID when another project owns theirs, and every reference follows", () => {
    const plan = planOf(documentOf(FULL), aModel().model, { schemaOwners: foreign });
    expect(plan.result.items.at(-1)).toEqual({
      kind: "schema",
      id: order,
      name: "order",
      change: "added",
      error: null,
      importedAs: newId,
    });
    expect(plan.changes.schemas.added[0]).toMatchObject({ id: newId, name: "order" });
    expect(plan.changes.messages.added[0]?.schemaId).toBe(newId);
    expect(plan.changes.operations.added[0]).toMatchObject({
      requestSchemaId: newId,
      responseSchemaId: newId,
    });
  });

  it("are changed by a second import, not added", () => {
    const first = written(
      aModel().model,
      planOf(documentOf(FULL), aModel().model, { schemaOwners: foreign }).changes,
    );
    const schemaOwners = new Map([...foreign, [newId as string, PROJECT]]);
    expect(planOf(documentOf(FULL), first, { schemaOwners }).result).toMatchObject({
      unchanged: 14,
      added: 0,
    });
    const document = changed(({ schemas }) => {
      schemas[0].content = "{}";
    });
    const second = planOf(document, first, { schemaOwners });
    expect(second.result.items.at(-1)).toMatchObject({ id: order, change: "changed", importedAs: newId });
    expect(second.changes.schemas.changed[0]).toMatchObject({ id: newId, content: "{}", version: 2 });
    expect(second.changesModel).toBe(false);
  });

  it("are changed by a second import also when the project that owned them is gone", () => {
    const first = written(
      aModel().model,
      planOf(documentOf(FULL), aModel().model, { schemaOwners: foreign }).changes,
    );
    const schemaOwners = new Map([[newId as string, PROJECT]]);
    expect(planOf(documentOf(FULL), first, { schemaOwners }).result).toMatchObject({
      unchanged: 14,
      added: 0,
    });
    const another = new Map([[newId as string, OTHER_PROJECT]]);
    expect(planOf(documentOf(FULL), aModel().model, { schemaOwners: another }).result).toMatchObject({
      added: 14,
    });
  });

  it("may be added while the project has them neither under their IDs nor under new ones", () => {
    const document = parsed(documentOf(FULL));
    expect(lacksSchemas(document, PROJECT, new Set())).toBe(true);
    for (const id of [order as SchemaId, newId]) {
      expect(lacksSchemas(document, PROJECT, new Set([id]))).toBe(false);
    }
    expect(lacksSchemas(parsed({}), PROJECT, new Set())).toBe(false);
  });

  it("have room, as every list has: one that is full takes changes alone", () => {
    const schemas = (count: number) =>
      Array.from({ length: count }, (_, n) => ({
        id: uuidV5<SchemaId>(PROJECT, `${n}`),
        name: "s",
        content: "{}",
      }));
    const most = IMPORT_LIMITS.schemas;
    const full = written(aModel().model, planOf({ schemas: schemas(most) }).changes);
    expect(planOf({ schemas: schemas(most) }).fullList).toBeNull();
    expect(planOf({ schemas: [{ ...schemas(1)[0], name: "t" }] }, full).fullList).toBeNull();
    const more = { schemas: schemas(most + 1).slice(most) };
    expect(planOf(more, full)).toMatchObject({
      refusal: null,
      fullList: { list: "schemas", limit: most },
    });
    expect(
      planOf({ ...more, elements: [{ ...documentOf(FULL).elements[0], name: "" }] }, full).fullList,
    ).toBeNull();
  });

  it("ignore the version of the document", () => {
    const present = aModel().withSchema("s", { version: 4 }).model;
    const document = changed(({ schemas }) => {
      schemas[0].version = 9;
    }, present);
    expect(planOf(document, present).result.unchanged).toBe(1);
    document.schemas[0].name = "t";
    expect(planOf(document, present).changes.schemas.changed[0]).toMatchObject({ name: "t", version: 5 });
  });

  it("are refused when an ID repeats, also by the ID that a foreign one gets", () => {
    const document = changed(({ schemas }) => schemas.push({ ...schemas[0] }));
    expect(refusalOf(planOf(document))).toBe("id: repeats the ID of schemas[0]");
    document.schemas[1].id = newId;
    expect(refusalOf(planOf(document))).toBeNull();
    expect(planOf(document, aModel().model, { schemaOwners: foreign }).refusal?.errors).toEqual([
      { field: `schema:${newId}`, message: "id: repeats the ID of schemas[0]" },
    ]);
  });

  it("are refused when the ID is that of the model stream, or the new ID is in use", () => {
    const document = changed(({ schemas }) => {
      schemas[0].id = STREAM;
    });
    expect(planOf(document).refusal?.errors.map(({ message }) => message)).toContain(
      "id: is the ID of the model stream of the project",
    );
    const taken = new Map([...foreign, [newId as string, OTHER_PROJECT]]);
    expect(planOf(documentOf(FULL), aModel().model, { schemaOwners: taken }).refusal?.errors.at(-1)).toEqual({
      field: `schema:${order}`,
      message: `id: is in use: ${newId} belongs to another project`,
    });
    const refused = planOf(documentOf(FULL), aModel().model, { schemaOwners: foreign, modelStreamId: newId });
    expect(refused.result.items.at(-1)).toMatchObject({ change: "refused", importedAs: null });
  });

  it("may be referred to when the document or the project has them, and not when they were refused", () => {
    const message = { messages: documentOf(FULL).messages };
    const present = aFullModel().model;
    expect(planOf(message, present).result).toMatchObject({ unchanged: 1, refused: 0 });
    expect(refusalOf(planOf(message))).toContain(
      "schemaId: must name a schema of the document or of the project",
    );
    const refused = changed(({ schemas }) => {
      schemas[0].name = "";
    });
    expect(planOf(refused).refusal?.errors.map(({ field }) => field.split(":")[0])).toEqual([
      "message",
      "operation",
      "schema",
    ]);
    expect(planOf(refused, FULL).refusal?.errors).toHaveLength(1);
  });

  it("name the IDs to look up: their own and those they may get", () => {
    expect(schemaIdsToLookUp(parsed(documentOf(FULL)), PROJECT)).toEqual([order, newId]);
    expect(schemaIdsToLookUp(parsed({}), PROJECT)).toEqual([]);
  });
});
