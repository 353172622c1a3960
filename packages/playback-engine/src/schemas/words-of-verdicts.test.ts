import { describe, expect, it } from "@jest/globals";
import type { JsonValue } from "@plumbline/model-core";
import { compileSchema } from "./compile-schema.js";
import { Metaschemas } from "./metaschemas.js";
import { SchemaValidators } from "./schema-validators.js";

const metaschemas = new Metaschemas();

function said(schema: unknown, payload: JsonValue = null): string {
  const text = typeof schema === "string" ? schema : JSON.stringify(schema);
  const verdict = compileSchema(text, metaschemas)(payload);
  return verdict.kind === "match" ? "match" : `${verdict.kind}: ${verdict.message}`;
}

const LONG = "x".repeat(300);

describe("a schema that cannot be evaluated", () => {
  it.each([
    ["is no JSON", "{", /^invalid-schema: is not JSON: .+ line 1, column 2$/u],
    ["is text", '"a"', "invalid-schema: is neither an object nor true or false"],
    ["is null", "null", "invalid-schema: is neither an object nor true or false"],
    ["is a list", "[]", "invalid-schema: is neither an object nor true or false"],
    ["is no Unicode", '{"const":["\\ud800"]}', "invalid-schema: const[0] has a lone surrogate"],
    ["has a number out of range", '{"const":1e999}', "invalid-schema: const has a number out of range"],
    ["has a key twice", '{"const":1,"const":1}', "invalid-schema: const has a repeated key"],
    ["is of no draft", '{"$schema":"x"}', "invalid-schema: $schema names no draft that can be evaluated"],
    ["has a prototype", '{"__proto__":{}}', "invalid-schema: the key __proto__ cannot be evaluated"],
    ["is asynchronous", '{"$async":true}', "invalid-schema: the key $async cannot be evaluated"],
    [
      "is against its draft",
      '{"type":"x","minimum":"y"}',
      "invalid-schema: data/type must be equal to one of the allowed values",
    ],
  ])("says so where it %s", (_, schema, words) => {
    expect(said(schema)).toEqual(typeof words === "string" ? words : expect.stringMatching(words));
  });

  it("is none for a format of no draft, which is ignored", () => {
    expect(said({ format: "url" }, "x")).toBe("match");
    expect(said({ format: "uri" }, "x")).toBe('mismatch: must match format "uri"');
  });

  it("is none for U+0000 and for a number of many digits", () => {
    expect(said('{"const":"\\u0000"}', "\u0000")).toBe("match");
    expect(said(`{"maximum":${"1".repeat(41)}}`, 1)).toBe("match");
  });

  it("is one for a payload with a property that every object inherits, where others are refused", () => {
    const schema = { unevaluatedProperties: false };
    expect(said(schema, { constructor: 1 } as unknown as JsonValue)).toBe(
      "invalid-schema: unevaluatedProperties cannot be evaluated for a property named constructor",
    );
    expect(said(schema, { other: 1 })).toBe("mismatch: must NOT have unevaluated properties");
  });
});

describe("a pattern that cannot run in linear time", () => {
  it.each([
    ["(?=a)", "lookaround"],
    ["(?<!a)b", "lookaround"],
    ["(?i:a)", "flags in a group"],
    ["(a)\\1", "backreference"],
    ["(?<n>a)\\k<n>", "backreference"],
    ["\\p{Emoji}", "the property Emoji"],
    ["\\P{Any}", "the property Any"],
  ])("%s says that it needs %s", (pattern, what) => {
    expect(said({ pattern }, "a")).toBe(
      `invalid-schema: the pattern needs ${what}, which the linear-time engine does not do`,
    );
  });
});

describe("a payload that does not match", () => {
  it.each<readonly [unknown, JsonValue, string]>([
    [{ type: "number" }, "1", "must be number"],
    [{ items: { type: "number" } }, [1, "2"], "/1 must be number"],
    [{ uniqueItems: true }, [1, 1], "must not have two equal items"],
    [{ enum: [1] }, 2, "must be equal to one of the allowed values"],
    [{ multipleOf: 2 }, 3, "must be a multiple of the number the schema states"],
  ])("of %j says where and why", (schema, payload, words) => {
    expect(said(schema, payload)).toBe(`mismatch: ${words}`);
  });

  it("says so in at most 200 characters of a place, and as many of a reason", () => {
    expect(said({ properties: { [LONG]: { type: "number" } } }, { [LONG]: "" })).toBe(
      `mismatch: /${"x".repeat(199)}… must be number`,
    );
    const whole = "x".repeat(199);
    expect(said({ properties: { [whole]: { type: "number" } } }, { [whole]: "" })).toBe(
      `mismatch: /${whole} must be number`,
    );
    const name = "y".repeat(300);
    expect(said({ required: [name] }, {})).toBe(
      `mismatch: ${`must have required property '${name}'`.slice(0, 200)}…`,
    );
  });
});

it("kept schemas are as many as fit in 1 MiB, the ones used last", () => {
  const validators = new SchemaValidators();
  const text = (number: number): string => JSON.stringify({ $comment: String(number).padEnd(65_520) });
  expect(text(0)).toHaveLength(65_535);
  for (let number = 0; number < 40; number += 1) {
    validators.of(`${text(number)} `);
  }
  expect(validators.size).toBe(16);
});
