import { describe, expect, it } from "@jest/globals";
import { Ajv2020 } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import fc from "fast-check";
import { countTokens } from "gpt-tokenizer/encoding/o200k_base";
import {
  describedTool,
  FIND_ELEMENTS,
  fieldsOf,
  inputSchema,
  LIST_PROJECTS,
  namesOf,
  OUTPUT_SCHEMA,
  TOOLS,
  type Tool,
} from "../index.js";
import { anAnswer } from "../testing/answers.js";
import { fromSchema, type SomeSchema } from "../testing/from-schema.js";
import { nearest } from "../testing/nearest.js";
import { wholeCall } from "../testing/whole-call.js";
import { argumentsOf } from "./declared-arguments.js";
import { readArguments } from "./read-arguments.js";
import { shortSchema } from "./short-schema.js";

const EACH = TOOLS.map((tool): [string, Tool] => [tool.name, tool]);

function ajv(): Ajv2020 {
  const made = new Ajv2020({ strict: true, allowUnionTypes: true, strictTypes: "log", logger: false });
  (addFormats as unknown as (ajv: Ajv2020) => void)(made);
  return made;
}

/** Every schema inside a schema, with it. */
function partsOf(schema: SomeSchema): readonly SomeSchema[] {
  const inner = [...Object.values(schema.properties ?? {}), ...(schema.oneOf ?? [])];
  return [schema, ...[...inner, ...(schema.items === undefined ? [] : [schema.items])].flatMap(partsOf)];
}

describe("the input schema", () => {
  it.each(EACH)("of %s is one of draft 2020-12", (_, tool) => {
    expect(() => ajv().compile(inputSchema(tool))).not.toThrow();
  });

  it.each(EACH.filter(([, { body }]) => body === null))("of %s takes a whole call", (_, tool) => {
    const validate = ajv().compile(inputSchema(tool));
    validate(wholeCall(tool));
    expect(validate.errors).toBeNull();
  });

  it.each(EACH)("of %s is closed at every object", (_, tool) => {
    const objects = partsOf(inputSchema(tool) as SomeSchema).filter(
      ({ properties }) => properties !== undefined,
    );
    expect(objects.length).toBeGreaterThan(0);
    expect(objects.filter(({ additionalProperties }) => additionalProperties !== false)).toEqual([]);
  });

  it.each(EACH)("of %s has every name that the tool takes, each once", (_, tool) => {
    const names = namesOf(tool);
    expect(Object.keys((inputSchema(tool) as SomeSchema).properties ?? {})).toEqual(names);
    expect(new Set(names).size).toBe(names.length);
  });

  it.each(EACH)("of %s takes nothing that its reader refuses", (_, tool) => {
    const schema = withKnownFields(tool);
    const validate = ajv().compile(inputSchema(tool));
    fc.assert(
      fc.property(fromSchema(schema), (sent) => {
        expect(validate(sent)).toBe(true);
        expect(readArguments(tool, sent as never, nearest)).toMatchObject({ ok: true });
      }),
      { seed: 17, numRuns: 50 },
    );
  });

  it.each(EACH)("of %s takes null wherever it says what null means", (_, tool) => {
    const described = partsOf(inputSchema(tool) as SomeSchema).filter(({ description = "" }) =>
      /\bnull\b/.test(description),
    );
    expect(described.filter((part) => !JSON.stringify([part.type]).includes('"null"'))).toEqual([]);
  });

  it("says nothing twice that a refusal tells", () => {
    const text = { type: ["string", "null"], minLength: 1, maxLength: 9 };
    const number = { type: "integer", minimum: 0, maximum: Number.MAX_SAFE_INTEGER };
    const both = { type: "object", properties: { text, number }, required: ["text"] };
    expect(shortSchema(both as never)).toEqual({
      type: "object",
      properties: { text: { type: ["string", "null"] }, number: { type: "integer", minimum: 0 } },
      required: ["text"],
      additionalProperties: false,
    });
  });

  it("names nothing as required where nothing is", () => {
    expect(inputSchema(LIST_PROJECTS)).not.toHaveProperty("required");
    expect(inputSchema(FIND_ELEMENTS)).toMatchObject({ required: ["projectId"] });
  });

  it("is declared once a tool, and so is what a client is told of it", () => {
    const tool: Tool = { ...FIND_ELEMENTS };
    const [declared, described] = [argumentsOf(tool), describedTool(tool)];
    expect(declared).toEqual(argumentsOf(FIND_ELEMENTS));
    expect(described).toEqual(describedTool(FIND_ELEMENTS));
    expect(argumentsOf(tool)).toBe(declared);
    expect(describedTool(tool)).toBe(described);
  });

  it("does not say of what may be left out that it may be null", () => {
    const properties = {
      several: { type: ["string", "integer", "null"] },
      word: { type: ["string", "null"], enum: ["a", null] },
      list: { type: ["array", "null"], items: { type: ["string", "null"] } },
      any: { description: "anything" },
    };
    expect(shortSchema({ type: "object", properties } as never)["properties"]).toEqual({
      several: { type: ["string", "integer"] },
      word: { type: "string", enum: ["a"] },
      list: { type: "array", items: { type: ["string", "null"] } },
      any: { description: "anything" },
    });
    const oneOf = [{ type: ["string", "null"] }, { type: "integer" }];
    expect(shortSchema({ oneOf } as never)).toEqual({ oneOf });
  });
});

describe("what a client is told", () => {
  it("has fewer than 10,000 tokens for a token with all scopes", () => {
    expect(countTokens(JSON.stringify({ tools: TOOLS.map(describedTool) }))).toBeLessThan(10_000);
  });

  it("has an output schema that every answer keeps", () => {
    const validate = new Ajv2020({ strictRequired: false }).compile(OUTPUT_SCHEMA);
    expect(validate(anAnswer({ any: [1] }, { nextCursor: "a", notice: "b" }))).toBe(true);
    for (const name of ["projectId", "truth", "truthNote", "data", "nextCursor", "notice"]) {
      const { [name]: _, ...rest } = { ...anAnswer({}) } as Record<string, unknown>;
      expect(validate(rest)).toBe(false);
    }
  });
});

/** The schema of a tool with the fields that its items have, and cursors and filters without U+0000. */
function withKnownFields(tool: Tool): SomeSchema {
  const schema = inputSchema(tool) as SomeSchema;
  const fields = { type: "array", items: { type: "string", enum: fieldsOf(tool) ?? [] } };
  return fieldsOf(tool) === null ? schema : { ...schema, properties: { ...schema.properties, fields } };
}
