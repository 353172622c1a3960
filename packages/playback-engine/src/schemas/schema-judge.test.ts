import { expect, it } from "@jest/globals";
import type { JsonValue } from "@plumbline/model-core";
import { SchemaJudge } from "./schema-judge.js";

const judge = new SchemaJudge();

it.each<[JsonValue]>([
  [true],
  [false],
  [{}],
  [{ $ref: "https://example.test/other.json" }],
  [{ pattern: "^(?!x)" }],
  [{ $schema: "http://json-schema.org/draft-07/schema#", items: [{}] }],
])("takes %j for a schema", (schema) => {
  expect(judge.problemOf(schema)).toBeNull();
});

it.each<[JsonValue, string]>([
  [null, "neither"],
  [[], "neither"],
  ["{}", "neither"],
  [{ $schema: "http://json-schema.org/draft-04/schema#" }, "no draft"],
  [{ type: "objekt" }, "type"],
  [{ items: [{}] }, "items"],
])("says why %j is none", (schema, words) => {
  expect(judge.problemOf(schema)).toContain(words);
});
