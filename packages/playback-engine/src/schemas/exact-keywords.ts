import type { JsonValue } from "@plumbline/model-core";
import { canonicalJson } from "@plumbline/model-core";
import type { FuncKeywordDefinition } from "ajv";
import { isMultipleOf } from "./multiple-of.js";

/**
 * Keywords whose usual form takes quadratic time on hostile input, or rounds. Two JSON values are equal
 * when their canonical texts are, so sets of texts do it in linear time.
 */
export const EXACT_KEYWORDS: readonly FuncKeywordDefinition[] = [
  {
    keyword: "uniqueItems",
    type: "array",
    schemaType: "boolean",
    error: { message: "must not have two equal items" },
    compile: (unique: boolean) => (items: readonly JsonValue[]) =>
      !unique || new Set(items.map(canonicalJson)).size === items.length,
  },
  {
    keyword: "enum",
    schemaType: "array",
    error: { message: "must be equal to one of the allowed values" },
    compile: (values: readonly JsonValue[]) => {
      const allowed = new Set(values.map(canonicalJson));
      return (value: JsonValue) => allowed.has(canonicalJson(value));
    },
  },
  {
    keyword: "multipleOf",
    type: "number",
    schemaType: "number",
    error: { message: "must be a multiple of the number the schema states" },
    compile: (divisor: number) => (value: number) => isMultipleOf(value, divisor),
  },
];
