import { quoted } from "./quoted.js";

/** What is wrong with a field that has to name a part of the model. */
export function unknownReference(
  field: string,
  id: string | null | undefined,
  parts: ReadonlyMap<string, unknown>,
): readonly string[] {
  if (id === null || id === undefined) {
    return [`${field}: names nothing`];
  }
  return parts.has(id) ? [] : [`${field}: ${quoted(id)} is not in the model`];
}
