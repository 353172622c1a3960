import type { JsonValue } from "../json/json-value.js";
import { mergeOne } from "./merge-one.js";
import { mergeProvenance, type ThreeProvenances } from "./merge-provenance.js";

/** A field of one fact in the three models of a merge; null where it says nothing. */
export interface ThreeValues {
  readonly base: JsonValue;
  readonly main: JsonValue;
  readonly branch: JsonValue;
}

/** The merged value of a field; undefined when both sides changed it, each to another value. */
export function mergeValues(field: string, values: ThreeValues): JsonValue | undefined {
  if (field === "provenance") {
    return mergeProvenance(values as unknown as ThreeProvenances) as JsonValue | undefined;
  }
  return mergeOne(values);
}
