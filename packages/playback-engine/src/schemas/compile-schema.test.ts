import { describe, expect, it } from "@jest/globals";
import type { JsonValue } from "@plumbline/model-core";
import { compileSchema } from "./compile-schema.js";
import { Metaschemas } from "./metaschemas.js";

const metaschemas = new Metaschemas();
const DRAFTS = [
  undefined,
  "https://json-schema.org/draft/2020-12/schema",
  "https://json-schema.org/draft/2020-12/schema#",
  "https://json-schema.org/draft/2019-09/schema",
  "http://json-schema.org/draft-07/schema#",
  "http://json-schema.org/draft-07/schema",
];

function verdict(schema: unknown, payload: unknown): string {
  const text = typeof schema === "string" ? schema : JSON.stringify(schema);
  return compileSchema(text, metaschemas)(payload as JsonValue).kind;
}

describe("a schema", () => {
  it.each(DRAFTS)("of draft %s is evaluated", ($schema) => {
    const schema = {
      $schema,
      type: "object",
      properties: { a: { $ref: "#/definitions/n" } },
      definitions: { n: { minimum: 3 } },
    };
    expect(verdict(schema, { a: 3 })).toBe("match");
    expect(verdict(schema, { a: 2 })).toBe("mismatch");
  });

  it("follows the keywords of its own draft", () => {
    const tuple = { prefixItems: [{ type: "string" }] };
    expect(verdict(tuple, [1])).toBe("mismatch");
    expect(verdict({ ...tuple, $schema: DRAFTS[4] }, [1])).toBe("match");
    const items = { items: [{ type: "string" }] };
    expect(verdict({ ...items, $schema: DRAFTS[4] }, [1])).toBe("mismatch");
    expect(verdict(items, [1])).toBe("invalid-schema");
    expect(verdict({ dependentRequired: { a: ["b"] } }, { a: 1 })).toBe("mismatch");
    const recursive = {
      $schema: DRAFTS[3],
      $recursiveAnchor: true,
      properties: { a: { $recursiveRef: "#" } },
      maxProperties: 1,
    };
    expect(verdict(recursive, { a: { a: 1, b: 2 } })).toBe("mismatch");
    const dynamic = { $dynamicAnchor: "n", properties: { a: { $dynamicRef: "#n" } }, maxProperties: 1 };
    expect(verdict(dynamic, { a: { a: 1, b: 2 } })).toBe("mismatch");
  });

  it.each([
    ["true matches everything", true, 1, "match"],
    ["false matches nothing", false, 1, "mismatch"],
    [
      "with unknown keywords and formats ignores them",
      { nonsense: 1, id: "x", format: "shoe-size", url: 1 },
      "x",
      "match",
    ],
    ["with a format checks it", { format: "date" }, "2026-02-30", "mismatch"],
    ["with a format takes what fits it", { format: "uuid" }, "00000000-0000-4000-8000-000000000001", "match"],
    ["with a pattern searches with it", { pattern: "b" }, "abc", "match"],
    ["with pattern properties", { patternProperties: { "^a\\u0031$": false } }, { a1: 1 }, "mismatch"],
    ["counts code points", { maxLength: 1 }, "😀", "match"],
    ["requires a property of the payload's own", { required: ["constructor"] }, {}, "mismatch"],
    ["requires toString as any other", { required: ["toString"] }, { toString: 1 }, "match"],
    ["does not see inherited properties", { properties: { toString: { type: "string" } } }, {}, "match"],
    [
      "counts __proto__ as a property",
      { additionalProperties: false },
      JSON.parse('{"__proto__":1}'),
      "mismatch",
    ],
    ["with enum", { enum: [{ a: [1, null], b: 2 }] }, { b: 2, a: [1, null] }, "match"],
    ["with enum and no equal value", { enum: [1, "2"] }, "1", "mismatch"],
    ["with const", { const: [1.0] }, [1], "match"],
    [
      "with uniqueItems",
      { uniqueItems: true },
      [
        { a: 1, b: 2 },
        { b: 2, a: 1 },
      ],
      "mismatch",
    ],
    ["with different items", { uniqueItems: true }, [1, "1", [1], { a: 1 }, null, false], "match"],
    ["with uniqueItems off", { uniqueItems: false }, [1, 1], "match"],
    ["with multipleOf counts in decimals", { multipleOf: 0.01 }, 19.99, "match"],
    ["with multipleOf", { multipleOf: 0.01 }, 19.995, "mismatch"],
    ["with a large multipleOf", { multipleOf: 1e300 }, 3e300, "match"],
    ["with a small multipleOf", { multipleOf: 5e-324 }, 1e-320, "match"],
    ["with multipleOf of whole numbers", { multipleOf: 7 }, 50, "mismatch"],
    [
      "with a reference to itself",
      { properties: { n: { $ref: "#" } }, required: ["v"] },
      { v: 1, n: { v: 2 } },
      "match",
    ],
    ["with an anchor", { $defs: { x: { $anchor: "here", type: "null" } }, $ref: "#here" }, 1, "mismatch"],
    [
      "with an ID of its own",
      { $id: "https://x.test/a", $ref: "a#/$defs/n", $defs: { n: { type: "null" } } },
      1,
      "mismatch",
    ],
    ["with if and then", { if: { minimum: 1 }, then: false }, 2, "mismatch"],
  ] as const)("%s", (_, schema, payload, expected) => {
    expect(verdict(schema, payload)).toBe(expected);
  });

  it.each([
    ["no JSON", "{"],
    ["a list", []],
    ["a text", '"x"'],
    ["null", null],
    ["a repeated key", '{"type":"string","type":"number"}'],
    ["a number out of range", '{"minimum":1e999}'],
    ["a lone surrogate", '{"const":"\\ud800"}'],
    ["another draft", { $schema: "http://json-schema.org/draft-04/schema#" }],
    ["a draft that is no text", { $schema: 7 }],
    ["a wrong keyword", { type: "objekt" }],
    ["a reference to another document", { $ref: "https://example.test/other.json" }],
    ["a reference to a metaschema", { $ref: "https://json-schema.org/draft/2020-12/schema" }],
    [
      "a reference to an older metaschema",
      { $schema: DRAFTS[4], $ref: "http://json-schema.org/draft-07/schema#" },
    ],
    ["a reference to nothing", { $ref: "#/$defs/nothing" }],
    ["a value from the data", { minimum: { $data: "1/x" } }],
    [
      "two parts of one ID",
      { $defs: { a: { $id: "x:1", type: "null" }, b: { $id: "x:1", type: "string" } } },
    ],
    ["an asynchronous schema", { $async: true, type: "string" }],
    ["a property named __proto__", '{"properties":{"__proto__":{"type":"string"}}}'],
    ["lookaround", { pattern: "^(?!x)" }],
    ["a backreference", { patternProperties: { "(a)\\1": true } }],
    ["no pattern", { pattern: "(" }],
    ["a reference that never ends", { $ref: "#" }],
    [
      "references in a circle",
      { $ref: "#/$defs/a", $defs: { a: { $ref: "#/$defs/b" }, b: { $ref: "#/$defs/a" } } },
    ],
    ["very deep nesting", `${'{"not":'.repeat(600)}{}${"}".repeat(600)}`],
  ])("with %s cannot be evaluated", (_, schema) => {
    expect(verdict(schema, "x")).toBe("invalid-schema");
  });

  describe.each([DRAFTS[1], DRAFTS[3], DRAFTS[4]])("of draft %s", ($schema) => {
    it.each<[string, object, unknown, string]>([
      ["with a type", { type: "string", nullable: true }, null, "mismatch"],
      ["without one", { nullable: true }, 1, "match"],
      ["of false beside null", { type: ["string", "null"], nullable: false }, null, "match"],
      ["of another type", { nullable: "yes", type: "string" }, null, "mismatch"],
      ["in a list", { allOf: [{ type: "string", nullable: true }] }, null, "mismatch"],
      [
        "deeper",
        { items: { properties: { a: { type: "number", nullable: true } } } },
        [{ a: null }],
        "mismatch",
      ],
    ])("means nothing by OpenAPI's nullable %s", (_, schema, payload, kind) => {
      expect(verdict({ $schema, ...schema }, payload)).toBe(kind);
    });

    it("takes nullable as a name and in a value for what it is", () => {
      const named = { properties: { nullable: { type: "number" } } };
      expect(verdict({ $schema, ...named }, { nullable: "1" })).toBe("mismatch");
      expect(verdict({ $schema, properties: { nullable: false } }, { nullable: 1 })).toBe("mismatch");
      const value = { const: { nullable: true, x: 1 } };
      expect(verdict({ $schema, ...value }, { nullable: true, x: 1 })).toBe("match");
      expect(verdict({ $schema, ...value }, { x: 1 })).toBe("mismatch");
      const defined = { definitions: { nullable: { minimum: 3 } }, $ref: "#/definitions/nullable" };
      expect(verdict({ $schema, allOf: [defined], ...defined }, 2)).toBe("mismatch");
    });

    it.each([
      "#/constructor",
      "#/__proto__",
      "#/toString",
      "#/definitions/__proto__",
      "#/definitions/constructor/prototype",
      "#/definitions/a/hasOwnProperty",
      "#/allOf/length",
      "#/allOf/__proto__/__proto__",
      "#/unknown",
      "#/unknown/x",
      "#/allOf/map",
      "#/allOf/1",
      "#/allOf/00",
      "#/title",
      "#/title/length",
      "#/allOf",
      "#/definitions",
    ])("leads nowhere by %s, unless it is a schema", ($ref) => {
      const schema = {
        $schema,
        title: "t",
        unknown: null,
        definitions: { a: {} },
        allOf: [{}],
        properties: { p: { $ref } },
      };
      const isObject = $ref === "#/definitions";
      expect(verdict(schema, { p: 1 })).toBe(isObject ? "match" : "invalid-schema");
    });

    it("leads to a member of any name, however it is written", () => {
      const definitions = { constructor: { minimum: 3 }, "a/b~c d": { minimum: 3 }, "%": { minimum: 3 } };
      for (const name of ["constructor", "a~1b~0c%20d", "%25"]) {
        expect(verdict({ $schema, definitions, items: { $ref: `#/definitions/${name}` } }, [2])).toBe(
          "mismatch",
        );
      }
    });

    it("leads to true and false too", () => {
      const definitions = { never: false };
      expect(verdict({ $schema, definitions, $ref: "#/definitions/never" }, 1)).toBe("mismatch");
    });

    it("says which reference leads nowhere", () => {
      const schema = JSON.stringify({ $schema, title: "t", items: { $ref: "#/title" } });
      expect(compileSchema(schema, metaschemas)([])).toEqual({
        kind: "invalid-schema",
        message: "can't resolve reference #/title",
      });
    });

    it("takes what only looks like a reference for no more than it is", () => {
      const schema = { $schema, title: "#/nowhere", unknown: { $ref: { a: 1 } }, also: null };
      expect(verdict(schema, 1)).toBe("match");
    });

    it("leads from inside a schema with an ID of its own to what that one has", () => {
      const inner = {
        $id: "http://e/inner",
        definitions: { n: { minimum: 3 } },
        items: { $ref: "#/definitions/n" },
      };
      expect(verdict({ $schema, properties: { p: inner } }, { p: [2] })).toBe("mismatch");
      expect(
        verdict({ $schema, definitions: { m: {} }, properties: { p: { ...inner, definitions: {} } } }, {}),
      ).toBe("invalid-schema");
    });
  });

  it("of draft 07 leads from inside a schema with a name to what the whole one has", () => {
    const definitions = { n: { $id: "#n", items: { $ref: "#/definitions/m" } }, m: { minimum: 3 } };
    const schema = { $schema: DRAFTS[4], definitions, properties: { p: { $ref: "#/definitions/n" } } };
    expect(verdict(schema, { p: [2] })).toBe("mismatch");
  });

  it("that is deep, long or full of references ends soon", () => {
    const deep = `${'{"not":'.repeat(400)}{}${"}".repeat(400)}`;
    expect(verdict(deep, 1)).toBe("match");
    const big = {
      $defs: { a: { enum: Array.from({ length: 3000 }, (_, n) => `value ${n}`) } },
      allOf: Array.from({ length: 1000 }, () => ({ $ref: "#/$defs/a" })),
    };
    expect(verdict(big, "value 7")).toBe("match");
    const objects = Array.from({ length: 5000 }, (_, n) => ({ n }));
    expect(verdict({ uniqueItems: true, items: { enum: objects } }, objects)).toBe("match");
    expect(verdict({ format: "url" }, `http://${":".repeat(60_000)}`)).toBe("match");
    expect(verdict({ format: "regex" }, "(a".repeat(30_000))).toBe("mismatch");
    expect(verdict({ pattern: "^(a+)+$" }, `${"a".repeat(60_000)}!`)).toBe("mismatch");
  });

  it("with unevaluatedProperties never takes an inherited name for evaluated", () => {
    const schema = {
      anyOf: [{ patternProperties: { "^a": true } }, { properties: { y: true } }],
      unevaluatedProperties: false,
    };
    expect(verdict(schema, { a: 1 })).toBe("match");
    expect(verdict(schema, { b: 1 })).toBe("mismatch");
    expect(verdict(schema, JSON.parse('{"toString":1}'))).toBe("invalid-schema");
    expect(verdict(schema, JSON.parse('{"__proto__":1}'))).toBe("invalid-schema");
  });

  it("with hundreds of properties is evaluated, with thousands at least answered", () => {
    const wide = (count: number): object => ({
      properties: Object.fromEntries(Array.from({ length: count }, (_, n) => [`p${n}`, { minLength: n }])),
    });
    expect(verdict(wide(500), { p499: "short" })).toBe("mismatch");
    expect(["match", "invalid-schema"]).toContain(verdict(wide(2500), {}));
  });

  it("leaves nothing behind for the next one", () => {
    const schema = { $id: "https://x.test/same", type: "string" };
    expect(verdict(schema, "x")).toBe("match");
    expect(verdict({ ...schema, type: "number" }, "x")).toBe("mismatch");
    expect(verdict({ $ref: "https://x.test/same" }, "x")).toBe("invalid-schema");
    expect(({} as { polluted?: unknown }).polluted).toBeUndefined();
  });

  it("says in 200 characters and valid Unicode why a payload does not match", () => {
    const required = `${"x".repeat(200 - "must have required property '".length - 1)}😀`;
    const verdict = compileSchema(JSON.stringify({ required: [required] }), metaschemas)({});
    const message = `must have required property '${required.slice(0, -2)}`;
    expect(verdict).toEqual({ kind: "mismatch", message: `${message}\ufffd…` });
  });

  it("says where a payload does not match", () => {
    const schema = JSON.stringify({ properties: { list: { items: { enum: [1] } } } });
    expect(compileSchema(schema, metaschemas)({ list: [1, 2] })).toEqual({
      kind: "mismatch",
      message: "/list/1 must be equal to one of the allowed values",
    });
  });
});
