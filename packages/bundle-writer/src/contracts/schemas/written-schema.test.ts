import { describe, expect, it } from "@jest/globals";
import { idOf } from "../../testing/id-of.js";
import { writtenSchema } from "./written-schema.js";

const ID = idOf("schema", "s");
const HERE = `#/components/schemas/${ID}`;
const D07 = "http://json-schema.org/draft-07/schema#";
const D19 = "https://json-schema.org/draft/2019-09/schema";

function written(schema: unknown) {
  const content = typeof schema === "string" ? schema : JSON.stringify(schema);
  return writtenSchema({ id: ID, name: "S", description: null, content, version: 1 });
}

describe("a schema in a contract file", () => {
  it.each<[string, unknown, unknown]>([
    ["true", true, {}],
    ["false", false, { not: {} }],
    ["true and false inside", { items: false, not: true }, { items: false, not: true }],
    [
      "what is plain",
      { type: "string", "x-a": null, unknown: [1] },
      { type: "string", "x-a": null, unknown: [1] },
    ],
    ["a pattern with lookahead", { pattern: "^(?!x)" }, { pattern: "^(?!x)" }],
    ["a reference to itself", { items: { $ref: "#" } }, { items: { $ref: HERE } }],
    [
      "a reference by pointer",
      { $defs: { "a/b c": {} }, items: { $ref: "#/$defs/a~1b%20c" } },
      { $defs: { "a/b c": {} }, items: { $ref: `${HERE}/$defs/a~1b%20c` } },
    ],
    [
      "a reference into a list, or to true",
      { allOf: [{ $ref: "#/anyOf/1" }], anyOf: [{}, true] },
      { allOf: [{ $ref: `${HERE}/anyOf/1` }], anyOf: [{}, true] },
    ],
    [
      "a reference by name",
      { $defs: { "a/~ é": { $anchor: "n" } }, $ref: "#n" },
      { $defs: { "a/~ é": {} }, $ref: `${HERE}/$defs/a~1~0%20%C3%A9` },
    ],
    [
      "references by ID",
      {
        $id: "https://x.test/dir/a",
        properties: {
          p: { $ref: "a#/$defs/n" },
          q: { $ref: "/dir/a#/$defs/n" },
          r: { $ref: "inner" },
          s: { $ref: "https://x.test/dir/inner#m" },
        },
        $defs: { n: {}, i: { $id: "inner", $defs: { m: { $anchor: "m" } }, items: { $ref: "#/$defs/m" } } },
      },
      {
        properties: {
          p: { $ref: `${HERE}/$defs/n` },
          q: { $ref: `${HERE}/$defs/n` },
          r: { $ref: `${HERE}/$defs/i` },
          s: { $ref: `${HERE}/$defs/i/$defs/m` },
        },
        $defs: { n: {}, i: { $defs: { m: {} }, items: { $ref: `${HERE}/$defs/i/$defs/m` } } },
      },
    ],
    [
      "references by an ID without a host",
      { $id: "root", $defs: { a: { $id: "/a" } }, items: { $ref: "/a" }, not: { $ref: "root#/$defs/a" } },
      { $defs: { a: {} }, items: { $ref: `${HERE}/$defs/a` }, not: { $ref: `${HERE}/$defs/a` } },
    ],
    [
      "a dynamic reference that can mean one place",
      { $dynamicAnchor: "n", items: { $dynamicRef: "#n" } },
      { items: { $ref: HERE } },
    ],
    [
      "a recursive reference of draft 2019-09",
      { $schema: D19, $recursiveAnchor: true, items: { $recursiveRef: "#" }, additionalItems: false },
      { $schema: D19, items: { $ref: HERE }, additionalItems: false },
    ],
    [
      "names of draft 07, and an ID that a reference makes void",
      {
        $schema: D07,
        definitions: { n: { $id: "#n" }, m: { $id: "https://x.test/m", $ref: "#/definitions/n" } },
        not: { $ref: "#n" },
      },
      {
        $schema: D07,
        definitions: { n: {}, m: { $ref: `${HERE}/definitions/n` } },
        not: { $ref: `${HERE}/definitions/n` },
      },
    ],
    [
      "without what draft 07 does not know",
      { $schema: D07, $dynamicRef: "#x", $recursiveRef: "y" },
      { $schema: D07 },
    ],
    [
      "without what the formats take for something else",
      { discriminator: 1, externalDocs: {}, xml: [], schema: 5, deprecated: true, additionalItems: 7 },
      { deprecated: true },
    ],
    ["without a deprecation that is none", { $schema: D07, deprecated: "since 2" }, { $schema: D07 }],
    [
      "properties that are called as keywords are",
      { properties: { $ref: {}, $id: {}, discriminator: {}, const: { $ref: "#" } } },
      { properties: { $ref: {}, $id: {}, discriminator: {}, const: { $ref: HERE } } },
    ],
    [
      "values as they are",
      { const: { $id: "x", $anchor: 1 }, enum: [[{}], null] },
      { const: { $id: "x", $anchor: 1 }, enum: [[{}], null] },
    ],
    [
      "values of an enum once, which AsyncAPI asks for",
      { items: { enum: ["a", 1, { x: 1, y: [] }, 1, "a", { y: [], x: 1 }, "1", [1], "b"] } },
      { items: { enum: ["a", 1, { x: 1, y: [] }, "1", [1], "b"] } },
    ],
    [
      "properties of the name as they are",
      { properties: { enum: { enum: [1, 1] } }, default: { enum: [1, 1] } },
      { properties: { enum: { enum: [1] } }, default: { enum: [1, 1] } },
    ],
    [
      "an enum without values as what takes none",
      { enum: [], title: "t" },
      { title: "t", allOf: [{ not: {} }] },
    ],
    [
      "what else such a schema says",
      { allOf: [{ type: "null" }], enum: [], not: { $ref: "#/allOf/0" } },
      { allOf: [{ type: "null" }, { not: {} }], not: { $ref: `${HERE}/allOf/0` } },
    ],
    [
      "what is no schema",
      { "x-note": { enum: [1, 1] }, $defs: { "x-note": { enum: [] } }, const: { enum: [1, 1] } },
      { "x-note": { enum: [1, 1] }, $defs: { "x-note": { allOf: [{ not: {} }] } }, const: { enum: [1, 1] } },
    ],
    [
      "references to and through what is called as enums are",
      { properties: { enum: { items: { not: true } } }, items: { $ref: "#/properties/enum/items/not" } },
      {
        properties: { enum: { items: { not: true } } },
        items: { $ref: `${HERE}/properties/enum/items/not` },
      },
    ],
    [
      "enums wherever a schema stands",
      {
        properties: { a: { anyOf: [{ enum: [1, 1] }, true] } },
        patternProperties: { "^b": { not: { enum: [2, 2] } } },
        definitions: { c: { if: { enum: [3, 3] }, then: { enum: [4, 4] }, else: { enum: [5, 5] } } },
        additionalProperties: { contains: { enum: [6, 6] }, propertyNames: { enum: ["7", "7"] } },
        dependencies: { d: { oneOf: [{ enum: [8, 8] }] }, e: ["e"] },
        items: { allOf: [{ enum: [9, 9] }] },
        dependentSchemas: { f: { prefixItems: [{ enum: [0, 0] }], unevaluatedItems: { enum: [1, 1] } } },
        contentSchema: { unevaluatedProperties: { enum: [2, 2] }, $defs: { g: { enum: [3, 3] } } },
      },
      {
        properties: { a: { anyOf: [{ enum: [1] }, true] } },
        patternProperties: { "^b": { not: { enum: [2] } } },
        definitions: { c: { if: { enum: [3] }, then: { enum: [4] }, else: { enum: [5] } } },
        additionalProperties: { contains: { enum: [6] }, propertyNames: { enum: ["7"] } },
        dependencies: { d: { oneOf: [{ enum: [8] }] }, e: ["e"] },
        items: { allOf: [{ enum: [9] }] },
        dependentSchemas: { f: { prefixItems: [{ enum: [0] }], unevaluatedItems: { enum: [1] } } },
        contentSchema: { unevaluatedProperties: { enum: [2] }, $defs: { g: { enum: [3] } } },
      },
    ],
    [
      "names that need others, whatever they are called",
      { dependentRequired: { enum: [], schema: ["a"], $id: ["b"], deprecated: ["c"] } },
      { dependentRequired: { enum: [], schema: ["a"], $id: ["b"], deprecated: ["c"] } },
    ],
    [
      "a list where schemas have names",
      { dependencies: { a: ["b"] }, x: { properties: [1] } },
      { dependencies: { a: ["b"] }, x: { properties: [1] } },
    ],
    ["a reference that is no text", { x: { $ref: { a: 1 } } }, { x: { $ref: { a: 1 } } }],
  ])("keeps %s", (_, schema, value) => {
    expect(written(schema)).toMatchObject({ freeBecause: null, unheldNumbers: [] });
    expect(written(schema).value).toEqual(value);
  });

  it("keeps __proto__ as a name", () => {
    const content = '{"properties":{"__proto__":{"type":"null"}}}';
    expect(JSON.stringify(written(content).value)).toBe(content);
  });

  it.each<[string, unknown, string]>([
    ["is no JSON", "{", "is not JSON"],
    ["is empty", "", "is not JSON"],
    ["has a key twice", '{"a":1,"a":2}', "has a repeated key"],
    ["has half a character", '{"title":"\\ud800"}', "has a lone surrogate"],
    ["is a list", [], "is neither an object"],
    ["is a number", "7", "is neither an object"],
    ["is null", "null", "is neither an object"],
    ["is broken", { type: "objekt" }, "is no schema"],
    [
      "is of a draft that nobody knows",
      { $schema: "http://json-schema.org/draft-04/schema#" },
      "names no draft",
    ],
    ["refers to another document", { $ref: "https://x.test/other.json" }, "leads out of it"],
    ["refers to a file", { items: { $ref: "other.json#/a" } }, "leads out of it"],
    ["refers to no name", { $ref: "#nothing" }, "leads out of it or to nothing"],
    ["refers to nothing", { $ref: "#/$defs/nothing" }, "leads to no schema"],
    ["refers past a list", { allOf: [{}], $ref: "#/allOf/1" }, "leads to no schema"],
    ["refers to a member of a list", { allOf: [{}], $ref: "#/allOf/length" }, "leads to no schema"],
    ["refers to a member of every object", { $ref: "#/constructor" }, "leads to no schema"],
    ["refers to a text", { title: "t", items: { $ref: "#/title" } }, "leads to no schema"],
    ["refers by what cannot be decoded", { $ref: "#/%" }, "leads to no schema"],
    ["refers to what is left out", { xml: {}, items: { $ref: "#/xml" } }, "leads to no schema"],
    ["refers to itself alone", { $ref: "#" }, "never ends"],
    [
      "refers in a circle",
      { $defs: { a: { $ref: "#/$defs/b" }, b: { $ref: "#/$defs/a" } }, $ref: "#/$defs/a" },
      "never ends",
    ],
    [
      "refers to what is there once it is written",
      { enum: [], items: { $ref: "#/allOf/0" } },
      "leads to no schema",
    ],
    ["refers to a value", { enum: [{}, {}], items: { $ref: "#/enum/1" } }, "leads to a value of an enum"],
    [
      "refers to one in other words",
      { enum: [{}], items: { $ref: "#/%65num/0" } },
      "leads to a value of an enum",
    ],
    [
      "refers through a value",
      { items: { enum: [{ not: {} }] }, not: { $ref: "#/items/enum/0/not" } },
      "of an enum",
    ],
    [
      "holds a value like a reference",
      { enum: [[{ $ref: "file:///etc/passwd" }]] },
      "looks like a reference",
    ],
    ["has one name twice", { $defs: { a: { $anchor: "n" }, b: { $anchor: "n" } } }, "names two places alike"],
    ["has one ID twice", { $defs: { a: { $id: "x:1" }, b: { $id: "x:1" } } }, "names two places alike"],
    ["holds a schema of another draft", { items: { $id: "x:1", $schema: D07 } }, "of a draft of its own"],
    [
      "refers to several places",
      {
        $dynamicAnchor: "n",
        $defs: { a: { $id: "x:1", $dynamicAnchor: "n" } },
        items: { $dynamicRef: "#n" },
      },
      "means several places",
    ],
    [
      "refers in two ways",
      { $dynamicAnchor: "n", items: { $ref: "#", $dynamicRef: "#n" } },
      "means several places",
    ],
  ])("that %s takes everything and has its text as description", (_, schema, words) => {
    const result = written(schema);
    expect(result.value).toEqual({
      description: typeof schema === "string" ? schema : JSON.stringify(schema),
    });
    expect(result.freeBecause).toContain(words);
    expect(result.freeBecause).toContain(`${ID} "S"`);
  });

  it("says of every number that YAML cannot hold, once", () => {
    const content = '{"enum":[9007199254740993,1],"maximum":1e999,"minimum":9007199254740993}';
    expect(written(content)).toMatchObject({
      freeBecause: null,
      unheldNumbers: ["9007199254740993", "1e999"],
    });
  });

  it.each(['{"enum":[1e999,2,2]}', '{"items":{"enum":[[1e999],{"a":1e999}]}}'])(
    "says so of the enum in %s",
    (content) => {
      expect(written(content)).toMatchObject({ freeBecause: null, unheldNumbers: ["1e999"] });
    },
  );

  it("holds no number when it takes everything", () => {
    expect(written('{"type":"objekt","maximum":1e999}')).toMatchObject({ unheldNumbers: [] });
    expect(written('{"type":"objekt","maximum":1e999}').freeBecause).not.toBeNull();
  });

  it("is written as deep as JSON is read", () => {
    const deep = `${'{"not":'.repeat(500)}{}${"}".repeat(500)}`;
    expect(JSON.stringify(written(deep).value)).toBe(deep);
  });
});
