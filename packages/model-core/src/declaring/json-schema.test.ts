import { describe, expect, it } from "@jest/globals";
import {
  anyJson,
  asSent,
  atMostCharacters,
  boolean,
  from,
  guid,
  integer,
  labelOr,
  later,
  list,
  mapOf,
  type Node,
  nullable,
  number,
  object,
  orElse,
  orElseAlsoNull,
  orLeftOut,
  orNull,
  SchemaWriter,
  type Side,
  text,
  timestamp,
  unionOf,
  word,
} from "./index.js";

const alone = (node: Node, side: Side = "sent") => new SchemaWriter(side, () => null).of(node);

describe("the JSON Schema of a declared value", () => {
  it.each<[string, Node, object]>([
    [
      "a text",
      text({ rules: [atMostCharacters(5)], about: "A name" }),
      { type: "string", maxLength: 5, description: "A name" },
    ],
    ["a word", word(["a", "b"]), { type: "string", enum: ["a", "b"] }],
    ["a GUID", guid(), { type: "string", format: "uuid" }],
    ["an integer", integer({ rules: [from(0, 9)] }), { type: "integer", minimum: 0, maximum: 9 }],
    ["a number", number(), { type: "number" }],
    ["a boolean", boolean(), { type: "boolean" }],
    ["a timestamp", timestamp(), { type: "string", format: "date-time" }],
    ["any value", anyJson(), {}],
    ["a list", list(boolean()), { type: "array", items: { type: "boolean" } }],
    [
      "a list with a limit",
      list(boolean(), { most: 3 }),
      { type: "array", items: { type: "boolean" }, maxItems: 3 },
    ],
    [
      "a map",
      mapOf(guid(), { most: 2 }),
      { type: "object", additionalProperties: { type: "string", format: "uuid" }, maxProperties: 2 },
    ],
    ["one that is declared later", later(() => boolean()), { type: "boolean" }],
  ])("says of %s its type and its limits", (_, node, schema) => {
    expect(alone(node)).toEqual(schema);
  });

  it("says no limit of a sent list in which an entry that comes again does not count", () => {
    const node = list(boolean(), { most: 3, counts: "different", repeats: "left-out" });
    expect(alone(node)).toEqual({ type: "array", items: { type: "boolean" } });
    expect(alone(node, "answered")).toEqual({ type: "array", items: { type: "boolean" }, maxItems: 3 });
  });

  it("says where null may stand, among words too, and as a choice beside what has no one type", () => {
    expect(alone(nullable(boolean()))).toEqual({ type: ["boolean", "null"] });
    expect(alone(orNull(word(["a"])))).toEqual({ type: ["string", "null"], enum: ["a", null] });
    expect(alone(orNull(anyJson()))).toEqual({});
    expect(alone(orNull(unionOf("kind", { a: object({ kind: word(["a"]) }) })))).toMatchObject({
      anyOf: [{ type: "object", discriminator: { propertyName: "kind" } }, { type: "null" }],
    });
  });

  it("asks a sender for what may not be missing, and says what is read in place of the rest", () => {
    const schema = alone(
      object({
        needed: boolean(),
        count: orElse(integer(), 3),
        tags: orElseAlsoNull(list(boolean()), []),
        label: labelOr(["a", "b"], "a"),
        kept: asSent(boolean()),
      }),
    );
    expect(schema).toMatchObject({
      required: ["needed"],
      properties: { count: { type: "integer", default: 3 } },
    });
    expect(schema).toMatchObject({
      properties: {
        tags: { type: ["array", "null"] },
        label: { enum: ["a", "b", "", null], default: "a" },
        kept: { type: ["boolean", "null"] },
      },
    });
  });

  it("answers everything that was read, and null only where it is read", () => {
    const fields = {
      needed: boolean(),
      tags: orElseAlsoNull(list(boolean()), []),
      label: labelOr(["a"], "a"),
      note: orNull(text()),
      kept: asSent(boolean()),
      left: orLeftOut(boolean()),
    };
    const schema = alone(object(fields), "answered");
    expect(schema).toMatchObject({
      required: ["needed", "tags", "label", "note"],
      properties: { tags: { type: "array" }, label: { enum: ["a"] }, note: { type: ["string", "null"] } },
    });
    expect(alone(object({ kept: fields.kept }), "answered")).not.toHaveProperty("required");
  });

  it("refers to what is described on its own", () => {
    const retry = object({ attempts: integer() });
    const writer = new SchemaWriter("sent", (shape) => (shape === retry.shape ? "#/retry" : null));
    expect(writer.of(object({ retry: orNull(retry) }))).toMatchObject({
      properties: { retry: { anyOf: [{ $ref: "#/retry" }, { type: "null" }] } },
    });
    expect(writer.whole(retry)).toMatchObject({ type: "object", required: ["attempts"] });
  });
});
