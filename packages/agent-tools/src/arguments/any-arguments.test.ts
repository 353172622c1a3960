import { describe, expect, it } from "@jest/globals";
import type { JsonValue } from "@plumbline/model-core";
import { Ajv2020 } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import fc from "fast-check";
import { fieldsOf, inputSchema, type JsonObject, namesOf, TOOLS, type Tool } from "../index.js";
import { nearest } from "../testing/nearest.js";
import { wholeCall } from "../testing/whole-call.js";
import { argumentsOf } from "./declared-arguments.js";
import { readArguments } from "./read-arguments.js";

const EACH = TOOLS.map((tool): [string, Tool] => [tool.name, tool]);

const anyValue = fc.oneof(
  fc.constantFrom<JsonValue>(
    null,
    0,
    1,
    200,
    201,
    399,
    400,
    100_000,
    1.5,
    -1,
    "",
    "app",
    "open",
    true,
    [],
    {},
  ),
  fc.constantFrom<JsonValue>(
    ["id"],
    ["name", "name"],
    ["nmae"],
    [null],
    [1],
    "x".repeat(4_000),
    "x".repeat(4_001),
  ),
  fc.jsonValue() as fc.Arbitrary<JsonValue>,
);
const anyName = fc.oneof(
  fc.constantFrom("projectid", "Limit", "cursors", "__proto__", "constructor", ""),
  fc.string(),
);

/** A whole call of which some arguments have another value or are gone, with some that nobody knows. */
function anyCall(tool: Tool): fc.Arbitrary<JsonObject> {
  const names = namesOf(tool);
  return fc
    .record({
      gone: fc.subarray([...names], { maxLength: Math.min(3, names.length) }),
      others: fc.dictionary(fc.constantFrom(...names), anyValue, { maxKeys: 3, noNullPrototype: true }),
      unknown: fc.dictionary(anyName, anyValue, { maxKeys: 2, noNullPrototype: true }),
    })
    .map(({ gone, others, unknown }) => {
      const kept = Object.entries(wholeCall(tool)).filter(([name]) => !gone.includes(name));
      return Object.fromEntries([...kept, ...Object.entries(others), ...Object.entries(unknown)]);
    });
}

/** What a body says of tokens is judged where it is a number. */
function isWrongBudget(most: JsonValue | undefined): boolean {
  return typeof most === "number" && (most < 400 || most > 100_000);
}

/** The schema of the arguments that are judged here, with what a schema does not say of them. */
function ofOwn(tool: Tool): (sent: JsonObject) => boolean {
  const ajv = new Ajv2020({ strict: false });
  (addFormats as unknown as (ajv: Ajv2020) => void)(ajv);
  const own = Object.keys(argumentsOf(tool).fields);
  const { properties, required = [] } = inputSchema(tool) as { properties: JsonObject; required?: string[] };
  const validate = ajv.compile({
    type: "object",
    properties: Object.fromEntries(own.map((name) => [name, properties[name] as JsonValue])),
    required: required.filter((name) => own.includes(name)),
  });
  return (sent) => {
    const stated = Object.entries(sent).filter(([name, value]) => own.includes(name) && value !== null);
    const { fields = [], cursor = "", name = "", tag = "" } = Object.fromEntries(stated);
    return (
      validate(Object.fromEntries(stated)) &&
      (fields as readonly string[]).every((field) => fieldsOf(tool)?.includes(field)) &&
      !(Object.hasOwn(tool.body?.fields ?? {}, "maxTokens") && isWrongBudget(sent["maxTokens"])) &&
      String(cursor).length <= 4_000 &&
      [name, tag].every((text) => String(text).length <= 1_000 && !String(text).includes("\0"))
    );
  };
}

describe.each(EACH)("any call of %s", (_, tool) => {
  const isRight = ofOwn(tool);
  const names = namesOf(tool);

  it("is refused exactly for what the schema does not take", () => {
    fc.assert(
      fc.property(anyCall(tool), (sent) => {
        const isKnown = Object.keys(sent).every((name) => names.includes(name));
        expect(readArguments(tool, sent, nearest).ok).toBe(isKnown && isRight(sent));
      }),
      { seed: 14 },
    );
  });

  it("is told each name that the tool does not take, and the name that was meant", () => {
    fc.assert(
      fc.property(anyCall(tool), (sent) => {
        const read = readArguments(tool, sent, nearest);
        const told = read.ok
          ? []
          : read.refusal.filter(({ message }) => message.startsWith("is not an argument"));
        const unknown = Object.keys(sent).filter((name) => !names.includes(name));
        expect(told).toEqual(
          unknown.map((name, index) => {
            const meant = nearest(name, names);
            const all = index === 0 ? `; there are ${names.join(", ")}` : "";
            const words = meant === null ? all : `; did you mean ${meant}?`;
            return {
              field: name.slice(0, 100).replace(/[\ud800-\udbff]$/, ""),
              message: `is not an argument of ${tool.name}${words}`,
            };
          }),
        );
      }),
      { seed: 15 },
    );
  });

  it("hands on its body exactly as it was sent", () => {
    const ofBody = Object.keys(tool.body?.fields ?? {});
    fc.assert(
      fc.property(anyCall(tool), (sent) => {
        const read = readArguments(tool, sent, nearest);
        const body = Object.fromEntries(Object.entries(sent).filter(([name]) => ofBody.includes(name)));
        expect(read.ok ? read.value.body : body).toEqual(tool.body === null && read.ok ? null : body);
      }),
      { seed: 16 },
    );
  });
});
