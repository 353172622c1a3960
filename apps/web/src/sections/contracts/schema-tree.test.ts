import { expect, test } from "@jest/globals";
import { type SchemaNode, schemaTree } from "./schema-tree.js";

function tree(schema: unknown): SchemaNode {
  const read = schemaTree(JSON.stringify(schema));
  if (read === null) {
    throw new Error("no tree");
  }
  return read.root;
}

function lines(node: SchemaNode, depth = 0): readonly string[] {
  const { name, type, isRequired, rules } = node;
  const said = [name, type, isRequired ? "!" : "", ...rules].filter(Boolean).join(" ");
  return [`${"  ".repeat(depth)}${said}`, ...node.children.flatMap((child) => lines(child, depth + 1))];
}

test("keys, entries of lists and what is said of them", () => {
  const schema = {
    type: "object",
    required: ["id"],
    additionalProperties: false,
    properties: {
      id: { type: "string", format: "uuid", description: "Its ID" },
      status: { enum: ["Paid", "Shipped"] },
      lines: {
        type: "array",
        minItems: 1,
        items: { type: "object", properties: { units: { type: "integer" } } },
      },
    },
  };
  expect(lines(tree(schema))).toEqual([
    "object no other keys",
    "  id string ! format: uuid",
    "  status Paid | Shipped",
    "  lines array minItems: 1",
    "    each entry object",
    "      units integer",
  ]);
  expect(tree(schema).children[0]?.description).toBe("Its ID");
});

test("a local reference is followed, and one that goes round is named", () => {
  const schema = {
    $ref: "#/$defs/part~1a",
    $defs: {
      "part/a": {
        type: "object",
        properties: { parts: { type: "array", items: { $ref: "#/$defs/part~1a" } } },
      },
    },
  };
  expect(lines(tree(schema))).toEqual([
    "object",
    "  parts array",
    "    each entry as above: #/$defs/part~1a",
  ]);
});

test("a reference that leads nowhere is shown as it is", () => {
  expect(tree({ $ref: "#/$defs/none" }).type).toBe("#/$defs/none");
  expect(tree({ $ref: "https://elsewhere.example/a.json" }).type).toBe("https://elsewhere.example/a.json");
});

test("forms, open types and other keys", () => {
  const schema = {
    oneOf: [{ type: ["string", "null"] }, true, { const: 3 }],
    additionalProperties: { type: "number" },
  };
  expect(lines(tree(schema))).toEqual([
    "",
    "  other keys number",
    "  one of string | null",
    "  one of anything",
    "  one of const: 3",
  ]);
});

test("a tree without end, or too large, is cut and says so", () => {
  const wide = { properties: Object.fromEntries(Array.from({ length: 3000 }, (_, at) => [`k${at}`, true])) };
  expect(schemaTree(JSON.stringify(wide))?.isCut).toBe(true);
  let deep: object = { type: "string" };
  for (let at = 0; at < 60; at += 1) {
    deep = { type: "array", items: deep };
  }
  expect(schemaTree(JSON.stringify(deep))?.isCut).toBe(true);
  expect(schemaTree('{"type":"string"}')?.isCut).toBe(false);
});

test("a text that is no schema has no tree", () => {
  for (const text of ["", "{", "[]", "3", "null"]) {
    expect(schemaTree(text)).toBeNull();
  }
});
