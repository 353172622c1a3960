import { describe, expect, it } from "@jest/globals";
import { type Guid, IMPORT_LIMITS } from "@plumbline/model-core";
import { conversionOf, notesOf, refusalOf } from "../testing/conversion-of.js";

const OWNER = "33333333-3333-4333-8333-333333333333" as Guid;

const json = (schema: unknown): object => ({ content: { "application/json": { schema } } });

function contract(paths: object, components: object = {}, version = "3.1.0"): object {
  return { openapi: version, info: { title: "Orders" }, paths, components };
}

/** The response schema of one operation. */
function written(schema: unknown, components: object = {}, version = "3.1.0"): unknown {
  const paths = { "/a": { get: { responses: { 200: json(schema) } } } };
  const { schemas } = conversionOf(contract(paths, components, version)).document;
  return schemas[0] === undefined ? null : JSON.parse(schemas[0].content);
}

it("a schema has as many characters as the model takes, in code points", () => {
  const isKept = (characters: number): boolean =>
    written({ description: "\u{1f600}".repeat(characters) }) !== null;
  expect([65_000, 66_000].map(isKept)).toEqual([true, false]);
});

describe("an OpenAPI document", () => {
  it.each([
    [{ openapi: "2.0" }, "openapi: must be a version of OpenAPI 3, as 3.1.0 at line 1"],
    [{ openapi: {} }, "openapi: must be a version of OpenAPI 3"],
    [{ openapi: "3.1.0", paths: [] }, "paths: must be an object at line 1"],
  ])("%j is refused", (document, title) => {
    expect(refusalOf(document, { format: "openapi" })).toContain(title);
  });

  it("brings a system that is called as it is, unless its owner is named", () => {
    const paths = { "/a": { get: {} } };
    expect(conversionOf(contract(paths)).document.elements).toMatchObject([
      { kind: "system", name: "Orders" },
    ]);
    expect(conversionOf({ openapi: "3.1.0" }).document.elements).toMatchObject([
      { name: "Untitled contract" },
    ]);
    const owned = conversionOf(contract(paths), { ownerId: OWNER }).document;
    expect(owned).toMatchObject({ elements: [], operations: [{ ownerId: OWNER, name: "GET /a" }] });
    expect(owned.operations[0]?.id).not.toBe(conversionOf(contract(paths)).document.operations[0]?.id);
  });

  it("that Plumbline wrote of the very owner keeps its IDs", () => {
    const [operation, schema] = [
      "44444444-4444-4444-8444-444444444444",
      "55555555-5555-4555-8555-555555555555",
    ];
    const get = {
      operationId: operation,
      summary: "GET /a",
      responses: { "2XX": json({ $ref: `#/components/schemas/${schema}` }) },
    };
    const components = { schemas: { [schema]: {} }, "x-schema-names": { [schema]: "Order" } };
    const document = { ...contract({ "/a": { get } }, components), "x-element-id": OWNER };
    expect(conversionOf(document, { ownerId: OWNER }).document).toMatchObject({
      operations: [{ id: operation, responseSchemaId: schema }],
      schemas: [{ id: schema, name: "Order" }],
    });
    const without = conversionOf(document).document;
    expect(without.operations[0]?.id).not.toBe(operation);
    expect(without.schemas[0]).toMatchObject({ name: "Order" });
    expect(notesOf(document, { ownerId: OWNER })).toEqual([]);
  });

  it.each([
    ["version: 1.10", "1.10", 0],
    ["'version' : 1.0 # the first", "1.0", 0],
    ["version: '1.10'", "1.10", 0],
    ["version: 0o17", "0o17", 0],
    ["version: true", "true", 0],
    ["x-a: &v 1.10\n  version: *v", "1.1", 1],
  ])("has the version as the source spells it: %s", (line, revision, notes) => {
    const text = `openapi: 3.1.0\ninfo:\n  title: T\n  ${line}\n`;
    const conversion = conversionOf(text);
    expect(conversion.document.elements[0]?.provenance?.revision).toBe(revision);
    expect(conversion.notes).toHaveLength(notes);
  });

  it("has the version as JSON spells it", () => {
    const text = '{"openapi": "3.1.0", "info": {"title": "T", "version":\n 1.10}}';
    expect(conversionOf(text).document.elements[0]?.provenance?.revision).toBe("1.10");
  });

  it("takes the first success: a number, then 2XX, then default", () => {
    const name = (responses: object): unknown => {
      const named = Object.fromEntries(Object.keys(responses).map((key) => [key, json({ title: key })]));
      const { schemas } = conversionOf(contract({ "/a": { get: { responses: named } } })).document;
      return schemas[0] === undefined ? null : JSON.parse(schemas[0].content).title;
    };
    expect(name({ default: 1, "2XX": 1, "201": 1, "200": 1 })).toBe("200");
    expect(name({ default: 1, "2xx": 1, "404": 1 })).toBe("2xx");
    expect(name({ default: 1 })).toBe("default");
    expect(name({ "404": 1 })).toBeNull();
  });

  it("reads an operation once that several paths refer to", () => {
    const item = { get: { responses: { 200: json({ type: "string" }) } } };
    const paths = { "/a": item, "/b": { $ref: "#/paths/~1a" }, "/c": { $ref: "#/paths/~1b" } };
    const { document } = conversionOf(contract(paths));
    expect(document.operations).toHaveLength(3);
    expect(document.schemas).toHaveLength(1);
  });

  it("reads operations that stand beside a reference of a path, before those that it leads to", () => {
    const item = { get: { operationId: "shared" }, put: {} };
    const paths = {
      "/a": { $ref: "#/components/pathItems/middle", get: { "x-timeout-ms": 5 }, delete: 7 },
      "/b": { $ref: "#/nowhere", post: {} },
      "/c": { $ref: "#/nowhere" },
      "/d": { $ref: "#/openapi" },
    };
    const pathItems = { middle: { $ref: "#/components/pathItems/end", head: {} }, end: item };
    const document = contract(paths, { pathItems });
    const { operations } = conversionOf(document).document;
    expect(operations.map(({ name, timeoutMs }) => `${name} ${timeoutMs}`).sort()).toEqual([
      "GET /a 5",
      "HEAD /a 0",
      "POST /b 0",
      "PUT /a 0",
    ]);
    expect(notesOf(document)).toEqual([
      "1 components.pathItems.end.get: gives way to an operation that stands beside a reference to its path",
      '1 paths["/a"].delete: is no operation',
      '1 paths["/b"].$ref: leads to nothing in the document',
      '1 paths["/c"].$ref: leads to nothing in the document',
      '1 paths["/c"]: is no path with operations',
      '1 paths["/d"]: is no path with operations',
    ]);
  });

  it("has no more operations than a model", () => {
    const paths = Object.fromEntries(
      Array.from({ length: IMPORT_LIMITS.operations + 1 }, (_, n) => [`/${n}`, { get: {} }]),
    );
    expect(refusalOf(contract(paths))).toBe(
      "The source holds over 5000 operations, more than a model document may",
    );
  });
});

describe("a schema of an OpenAPI document", () => {
  it("stands by itself", () => {
    const schemas = {
      A: { properties: { b: { $ref: "#/components/schemas/B" } } },
      B: { items: { $ref: "#/components/schemas/A" } },
    };
    expect(written({ $ref: "#/components/schemas/A" }, { schemas })).toEqual({
      properties: { b: { $ref: "#/$defs/B" } },
      $defs: { B: { items: { $ref: "#" } } },
    });
  });

  it("calls what has one name in several places by different names", () => {
    const schemas = { A: { x: {} }, B: { x: {} }, "": { y: {} } };
    const anyOf = ["A/x", "B/x", "A/x", "", "/y"].map((at) => ({ $ref: `#/components/schemas/${at}` }));
    expect(written({ anyOf }, { schemas })).toMatchObject({
      anyOf: [
        { $ref: "#/$defs/x" },
        { $ref: "#/$defs/x_2" },
        { $ref: "#/$defs/x" },
        { $ref: "#/$defs/_2" },
        { $ref: "#/$defs/y" },
      ],
    });
  });

  it.each([
    ["#/tags/1", { type: "string" }],
    ["#/tags/x", {}],
    ["#/tags/9", {}],
    ["#/nowhere", {}],
    ["#anchor", {}],
    ["other.yaml#/a", {}],
    [`#/${"x".repeat(3000)}`, {}],
  ])("may lead to %j", ($ref, found) => {
    const document = {
      ...contract({ "/a": { get: { responses: { 200: json({ items: { $ref } }) } } } }),
      tags: [1, { type: "string" }],
    };
    const { schemas } = conversionOf(document).document;
    const content = JSON.parse(schemas[0]?.content ?? "");
    expect(content.items.$ref === undefined ? content.items : content.$defs[1]).toEqual(found);
  });

  it("takes more than the contract, never less, where a part is not read", () => {
    const away = { $ref: "https://example.org/x" };
    expect(written({ type: "object", not: away, if: {}, oneOf: [{}], anyOf: [away] })).toEqual({
      type: "object",
      anyOf: [{}],
    });
    expect(written({ not: { type: "string" }, oneOf: [true, false] })).toEqual({
      not: { type: "string" },
      oneOf: [true, false],
    });
  });

  it.each([
    [{ type: "string", nullable: true }, { type: ["string", "null"] }],
    [{ nullable: true, minLength: 1 }, { minLength: 1 }],
    [
      { type: "string", nullable: true, enum: ["a", null] },
      { type: ["string", "null"], enum: ["a", null] },
    ],
    [
      { minimum: 1, exclusiveMinimum: true, exclusiveMaximum: true },
      { minimum: 1, exclusiveMinimum: 1 },
    ],
    [{ example: 1, xml: {}, externalDocs: {} }, {}],
  ])("of OpenAPI 3.0 is one of JSON Schema: %j", (schema, expected) => {
    expect(written(schema, {}, "3.0.3")).toEqual(expected);
  });

  it.each([
    ["http://json-schema.org/draft-07/schema", { $schema: "http://json-schema.org/draft-07/schema#" }],
    [
      "https://json-schema.org/draft/2019-09/schema#",
      { $schema: "https://json-schema.org/draft/2019-09/schema" },
    ],
    ["https://spec.openapis.org/oas/3.1/dialect/base", {}],
  ])("is of the dialect that the document states: %j", (jsonSchemaDialect, stated) => {
    const paths = { "/a": { get: { responses: { 200: json({ type: "string" }) } } } };
    const document = { ...contract(paths), jsonSchemaDialect };
    const content = JSON.parse(conversionOf(document).document.schemas[0]?.content ?? "");
    expect(content).toEqual({ ...stated, type: "string" });
    expect(notesOf(document)).toEqual([]);
  });

  it.each(["https://example.org/dialect", 7])("of an unknown dialect is noted: %j", (jsonSchemaDialect) => {
    expect(notesOf({ ...contract({}), jsonSchemaDialect })).toEqual([
      "1 jsonSchemaDialect: names a dialect that is not known: schemas are read as JSON Schema 2020-12",
    ]);
  });

  it("of OpenAPI 3.0 leaves out words that only JSON Schema has", () => {
    const schema = { const: 1, if: {}, properties: { a: { patternProperties: {}, type: "string" } } };
    expect(written(schema, {}, "3.0.3")).toEqual({ properties: { a: { type: "string" } } });
    const body = contract({ "/a": { get: { responses: { 200: json(schema) } } } }, {}, "3.0.3");
    expect(notesOf(body)).toHaveLength(3);
  });

  describe("of OpenAPI 3.0 whose properties go one way", () => {
    const id = { type: "string", readOnly: true };
    const order = {
      required: ["id", "item", "token", 7],
      properties: { id, item: { $ref: "#/nowhere" }, token: { $ref: "#/components/schemas/Token" } },
    };
    const schemas = {
      Order: order,
      Token: { writeOnly: true },
      Same: { required: ["item"], properties: { item: {} } },
      Base: { properties: { id } },
      Part: { allOf: [{ $ref: "#/components/schemas/Base" }, { required: ["id"] }] },
    };
    const both = (
      name: string,
      version = "3.0.3",
    ): readonly { readonly name: string; readonly required: unknown }[] => {
      const body = json({ $ref: `#/components/schemas/${name}` });
      const paths = { "/a": { post: { requestBody: body, responses: { 200: body } } } };
      const { operations, schemas: kept } = conversionOf(contract(paths, { schemas }, version)).document;
      return [operations[0]?.requestSchemaId, operations[0]?.responseSchemaId].map((one) => {
        const schema = kept.find((each) => each.id === one);
        const content = JSON.parse(schema?.content ?? "");
        return { name: schema?.name ?? "", required: content.required ?? content.allOf[1].required };
      });
    };

    it("requires each of them that way alone", () => {
      expect(both("Order")).toEqual([
        { name: "Order without readOnly", required: ["item", "token", 7] },
        { name: "Order without writeOnly", required: ["id", "item", 7] },
      ]);
      expect(both("Part")).toEqual([
        { name: "Part without readOnly", required: [] },
        { name: "Part", required: ["id"] },
      ]);
    });

    it("has no more schemas than a model, and those that it has both ways", () => {
      const body = (name: string): object => json({ $ref: `#/components/schemas/${name}` });
      const many = Array.from({ length: IMPORT_LIMITS.schemas - 2 }, (_, n) => [
        `/${n}`,
        { get: { requestBody: json({ enum: [n] }) } },
      ]);
      const paths = {
        "/first": { put: { requestBody: body("Part") }, post: { requestBody: body("Same") } },
        ...Object.fromEntries(many),
        "/last": {
          get: { responses: { 200: body("Same") } },
          put: { responses: { 200: body("Part") } },
          post: { requestBody: body("Base") },
        },
      };
      const { operations } = conversionOf(contract(paths, { schemas }, "3.0.3")).document;
      const named = (name: string) => operations.find((operation) => operation.name === name);
      expect(named("GET /last")?.responseSchemaId).toBe(named("POST /first")?.requestSchemaId);
      expect(named("PUT /last")).toMatchObject({ responseSchemaId: null });
      expect(named("POST /last")).toMatchObject({ requestSchemaId: null });
    });

    it("is one schema where that makes no difference", () => {
      expect(both("Same")).toEqual(Array(2).fill({ name: "Same", required: ["item"] }));
      expect(both("Order", "3.1.0")).toEqual(Array(2).fill({ name: "Order", required: order.required }));
    });
  });

  it("is left out when it is too long, or beyond their number", () => {
    const long = { description: "x".repeat(40_000), title: "x".repeat(40_000) };
    expect(written(long)).toBeNull();
    expect(written({ enum: Array.from({ length: 12_000 }, (_, n) => n + 100) })).not.toBeNull();
    expect(written({ enum: Array.from({ length: 60_000 }, (_, n) => n) })).toBeNull();
    expect(written({ title: "\n".repeat(40_000) })).toBeNull();
    const paths = Object.fromEntries(
      Array.from({ length: 201 }, (_, n) => [`/${n}`, { get: { responses: { 200: json({ const: n }) } } }]),
    );
    const { document, notes } = conversionOf(contract(paths));
    expect(document.schemas).toHaveLength(IMPORT_LIMITS.schemas);
    expect(notes).toMatchObject([{ what: "is a schema beyond the number that a model document may have" }]);
  });

  it("is given up when all of them take too long", () => {
    const base = { description: "x".repeat(60_000), title: "y".repeat(4_000) };
    const paths = Object.fromEntries(
      Array.from({ length: 600 }, (_, n) => [
        `/${n}`,
        {
          get: {
            responses: {
              200: json({ const: n, title: "z".repeat(3_000), items: { $ref: "#/components/schemas/B" } }),
            },
          },
        },
      ]),
    );
    expect(conversionOf(contract(paths, { schemas: { B: base } })).document.schemas).toEqual([]);
  });
});
