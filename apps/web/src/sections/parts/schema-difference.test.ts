import { describe, expect, it } from "@jest/globals";
import { schemaDifference } from "./schema-difference.js";
import { schemaFields } from "./schema-fields.js";

const ORDER = {
  type: "object",
  required: ["id"],
  properties: {
    id: { type: "string", format: "uuid" },
    note: { type: ["string", "null"] },
    items: { type: "array", items: { $ref: "#/$defs/Item" } },
  },
  $defs: {
    Item: { type: "object", required: ["price"], properties: { price: { type: "number", minimum: 0 } } },
  },
};

function text(change: object = {}): string {
  return JSON.stringify({ ...ORDER, ...change });
}

describe("the values that a JSON Schema speaks of", () => {
  it("are told by where they are in a payload, what they are, and what is asked of them", () => {
    expect(schemaFields(text())).toEqual([
      { path: "", type: "object", isRequired: true, rules: [] },
      { path: "id", type: "string", isRequired: true, rules: ["format: uuid"] },
      { path: "note", type: "string | null", isRequired: false, rules: [] },
      { path: "items", type: "array", isRequired: false, rules: [] },
      { path: "items[]", type: "Item | object", isRequired: true, rules: [] },
      { path: "items[].price", type: "number", isRequired: true, rules: ["minimum: 0"] },
    ]);
  });

  it("end where a schema names itself, or something that is not there", () => {
    const tree = {
      $ref: "#/$defs/Node",
      $defs: { Node: { properties: { next: { $ref: "#/$defs/Node" } } } },
    };
    expect(schemaFields(JSON.stringify(tree))?.map(({ path }) => path)).toEqual(["", "next"]);
    expect(schemaFields('{"$ref":"#/nowhere"}')).toEqual([
      { path: "", type: "nowhere", isRequired: true, rules: [] },
    ]);
  });

  it("stand together where several schemas speak of one", () => {
    const choice = { oneOf: [{ type: "null" }, { type: "string", maxLength: 4 }] };
    expect(schemaFields(JSON.stringify(choice))).toEqual([
      { path: "", type: "null | string", isRequired: true, rules: ["maxLength: 4"] },
    ]);
  });

  it("cannot be told where the text is no JSON object", () => {
    expect(schemaFields("{")).toBeNull();
    expect(schemaFields("[]")).toBeNull();
    expect(schemaFields("null")).toBeNull();
  });
});

describe("what changed from one JSON Schema to another", () => {
  it("is told value by value", () => {
    const { note: _, ...kept } = ORDER.properties;
    const now = text({
      required: [],
      properties: { ...kept, total: { type: "number" } },
    });
    expect(schemaDifference(text(), now)?.map(({ path, change }) => [change, path])).toEqual([
      ["changed", "id"],
      ["removed", "note"],
      ["added", "total"],
    ]);
  });

  it("is nothing where both say the same, whatever their spelling", () => {
    expect(schemaDifference(text(), JSON.stringify(ORDER, null, 2))).toEqual([]);
  });

  it("is not told where one cannot be read", () => {
    expect(schemaDifference(text(), "no schema")).toBeNull();
  });
});
