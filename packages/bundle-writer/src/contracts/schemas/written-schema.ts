import { type JsonValue, parseJson, readJson, type Schema } from "@plumbline/model-core";
import { quoted, SchemaJudge } from "@plumbline/playback-engine";
import { isJsonObject, type JsonObject } from "../../json-object.js";
import { isHeldExactly } from "./is-held-exactly.js";
import { numbersOf, withNumbers } from "./json-numbers.js";
import { placeSchema } from "./place-schema.js";
import { withWrittenEnums } from "./written-enum.js";

/** A schema of the project as contract files hold it. */
export interface WrittenSchema {
  readonly schema: Schema;
  readonly value: JsonObject;
  /** Why it stands there as a schema that takes everything, with its text as description; null when it does not. */
  readonly freeBecause: string | null;
  /** Its numbers that YAML cannot hold, as they are spelled: no file can be written with it. */
  readonly unheldNumbers: readonly string[];
}

/** Where the components of a contract file hold a schema. */
export function placeOfSchema(id: string): string {
  return `#/components/schemas/${id}`;
}

/** What it keeps is compiled once: the metaschemas, no schema of a project. */
const JUDGE = new SchemaJudge();

const HARMLESS: readonly string[] = ["nul", "number-too-long", "number-out-of-range"];

/** A schema as it is written: free where it cannot be written as what it is. */
export function writtenSchema(schema: Schema): WrittenSchema {
  const json = readJson(schema.content);
  if (!json.ok) {
    return freeSchema(schema, "is not JSON");
  }
  const oddity = json.value.oddities.find(({ kind }) => !HARMLESS.includes(kind));
  const problem =
    oddity === undefined ? problemOf(schema.content) : `has a ${oddity.kind.replaceAll("-", " ")}`;
  return problem === null ? standing(schema, json.value.value) : freeSchema(schema, problem);
}

/** A number that is too large for a 64-bit float breaks no schema. */
function problemOf(content: string): string | null {
  const inRange = withNumbers(content, (number) => (Number.isFinite(Number(number)) ? number : "1"));
  const problem = JUDGE.problemOf(parseJson(inRange));
  return problem === null ? null : `is no schema: ${quoted(problem)}`;
}

function standing(schema: Schema, value: JsonValue): WrittenSchema {
  const unheldNumbers = [...new Set(numbersOf(schema.content).filter((number) => !isHeldExactly(number)))];
  if (!isJsonObject(value)) {
    return { schema, value: value === true ? {} : { not: {} }, freeBecause: null, unheldNumbers };
  }
  const placing = placeSchema(value, placeOfSchema(schema.id));
  if (!placing.ok) {
    return freeSchema(schema, placing.refusal);
  }
  // With a number that is not held no file is written.
  const written = unheldNumbers.length > 0 ? placing.value : withWrittenEnums(placing.value);
  return { schema, value: written, freeBecause: null, unheldNumbers };
}

function freeSchema(schema: Schema, problem: string): WrittenSchema {
  const freeBecause = `schema ${schema.id} ${quoted(schema.name)} ${problem}`;
  return { schema, value: { description: schema.content }, freeBecause, unheldNumbers: [] };
}
