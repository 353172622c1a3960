import type { JsonObject } from "@plumbline/agent-tools";

/** Whether a value is an object of JSON. */
export function isJsonObject(value: unknown): value is JsonObject {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
