import type { Model } from "@plumbline/model-core";
import { exampleOf } from "../example-of-schema.js";

export type Carried = Pick<Model, "operations" | "messages" | "schemas">;
type Fields = Readonly<Record<string, unknown>>;

/**
 * A step, fault or assertion with another value in a field. What a call or a message carries then begins with an example
 * of its schema, where nobody has written anything else.
 */
export function changedEntry(entry: Fields, field: string, value: unknown, model: Carried): Fields {
  const changed = { ...entry, [field]: value };
  const before = examplesOf(entry["type"], field, entry[field], model);
  const examples = Object.entries(examplesOf(entry["type"], field, value, model));
  const begun = examples.filter(([name]) => isUnwritten(entry[name], before[name]));
  return { ...changed, ...Object.fromEntries(begun) };
}

/** What is carried by that which a field names, by the fields of the step that hold it. */
function examplesOf(type: unknown, field: string, id: unknown, model: Carried): Fields {
  const example = (schemaId: string | null | undefined) =>
    exampleOf(model.schemas.find((schema) => schema.id === schemaId)?.content ?? null);
  if (type === "call" && field === "operation") {
    const operation = model.operations.find((one) => one.id === id);
    return { request: example(operation?.requestSchemaId), response: example(operation?.responseSchemaId) };
  }
  if (type === "publish" && field === "message") {
    return { payload: example(model.messages.find((one) => one.id === id)?.schemaId) };
  }
  return {};
}

function isUnwritten(value: unknown, example: unknown): boolean {
  return value === null || value === undefined || JSON.stringify(value) === JSON.stringify(example);
}
