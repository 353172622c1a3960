import { describe, expect, it } from "@jest/globals";
import type { JsonValue } from "@plumbline/model-core";
import { guid, integer, list, nullable, object, text, word } from "@plumbline/model-core/declaring";
import { alias, line } from "../outputs/output-values.js";
import { outputSchemas } from "./output-schemas.js";
import { pointerOfPath } from "./pointer-of-path.js";
import { readOutput } from "./read-output.js";

const OUTPUT = object({
  name: line(5, "What it is called"),
  pattern: nullable(word(["a", "b"], { about: "One of two" })),
  parts: list(object({ alias: alias("A part"), id: guid() }), { most: 2 }),
  count: nullable(integer()),
  note: nullable(text()),
});

const GOOD = { name: "one", pattern: null, parts: [], count: 1, note: null };

describe("the pointer of a path", () => {
  it.each([
    ["", ""],
    ["steps[0].operation", "/steps/0/operation"],
    ['steps[12]["a b"].c', "/steps/12/a b/c"],
    ['["a/b~c"][0]', "/a~1b~0c/0"],
    ['["a\\"]b"].größe', '/a"]b/größe'],
  ])("of %s is %s", (path, pointer) => {
    expect(pointerOfPath(path)).toBe(pointer);
  });
});

describe("an output", () => {
  const errors = (value: unknown) => {
    const read = readOutput(OUTPUT, value as JsonValue);
    return read.ok ? [] : read.errors.map(({ pointer, message }) => `${pointer} ${message}`);
  };

  it("reads as it is declared", () => {
    expect(readOutput(OUTPUT, GOOD)).toEqual({ ok: true, value: GOOD });
  });

  it("has every field that it is declared with, and no other", () => {
    const { note: _, ...rest } = GOOD;
    expect(errors({ ...rest, more: 1 })).toEqual(["/note is required", "/more is not a known field"]);
  });

  it("is refused with everything that is wrong, each at its place", () => {
    const parts = [{ alias: "E1", id: "x" }, null, { alias: "e1", id: "0".repeat(36) }];
    expect(errors({ name: "", pattern: "c", parts, count: 1.5, note: 1 })).toEqual([
      "/count must be an integer",
      "/note must be a string",
      "/name must not be blank",
      "/pattern must be one of a, b",
      "/parts must have at most 2 entries",
    ]);
    expect(errors({ ...GOOD, parts: parts.slice(0, 1) })).toEqual([
      "/parts/0/alias must be an alias: a small letter, then small letters, digits or hyphens, 40 characters at most",
      "/parts/0/id must be a GUID",
    ]);
    expect(errors([])).toEqual([" must be an object"]);
    expect(errors(null)).toEqual([" must be an object"]);
  });

  it("names a hundred errors at most", () => {
    const many = Object.fromEntries(Array.from({ length: 300 }, (_, index) => [`x${index}`, 1]));
    expect(errors({ ...GOOD, ...many, name: 1 })).toHaveLength(100);
  });
});

describe("the schemas of an output", () => {
  const { schema, vendorSchema } = outputSchemas(OUTPUT);

  it("hold every limit in ours, with null by anyOf and everything required", () => {
    expect(schema).toEqual({
      type: "object",
      properties: {
        name: { type: "string", minLength: 1, maxLength: 5, description: "What it is called" },
        pattern: {
          anyOf: [{ type: "string", enum: ["a", "b"] }, { type: "null" }],
          description: "One of two",
        },
        parts: {
          type: "array",
          maxItems: 2,
          items: {
            type: "object",
            properties: {
              alias: { type: "string", pattern: "^[a-z][a-z0-9-]{0,39}$", description: "A part" },
              id: { type: "string", pattern: "^[0-9A-Fa-f]{8}(-[0-9A-Fa-f]{4}){3}-[0-9A-Fa-f]{12}$" },
            },
            required: ["alias", "id"],
            additionalProperties: false,
          },
        },
        count: { anyOf: [{ type: "integer" }, { type: "null" }] },
        note: { anyOf: [{ type: "string" }, { type: "null" }] },
      },
      required: ["name", "pattern", "parts", "count", "note"],
      additionalProperties: false,
    });
  });

  it("hold none in what vendors get, but a property that is called as one stays", () => {
    expect(vendorSchema).toEqual({
      type: "object",
      properties: {
        name: { type: "string", description: "What it is called" },
        pattern: {
          anyOf: [{ type: "string", enum: ["a", "b"] }, { type: "null" }],
          description: "One of two",
        },
        parts: {
          type: "array",
          items: {
            type: "object",
            properties: { alias: { type: "string", description: "A part" }, id: { type: "string" } },
            required: ["alias", "id"],
            additionalProperties: false,
          },
        },
        count: { anyOf: [{ type: "integer" }, { type: "null" }] },
        note: { anyOf: [{ type: "string" }, { type: "null" }] },
      },
      required: ["name", "pattern", "parts", "count", "note"],
      additionalProperties: false,
    });
  });
});
