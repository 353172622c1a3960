import { readFileSync, writeFileSync } from "node:fs";
import type { OpenAPIObject } from "@nestjs/swagger";

const CLIENT = new URL("../../../../packages/api-client/", import.meta.url);
const FILE = new URL("openapi.json", CLIENT);

/** The OpenAPI document as it was recorded, in its normal form: the one that the typed client is made from. */
export function recordedOpenApi(): OpenAPIObject {
  return JSON.parse(readFileSync(FILE, "utf8")) as OpenAPIObject;
}

/** Writes the document anew, and with it the types of the client. */
export async function recordOpenApi(document: OpenAPIObject): Promise<void> {
  const normal = normalOpenApi(document);
  writeFileSync(FILE, `${JSON.stringify(normal, null, 1)}\n`);
  // Only here: it loads a compiler.
  const { schemaText } = await import("../../../../packages/api-client/generate/schema-text.mjs");
  writeFileSync(new URL("src/schema.ts", CLIENT), await schemaText(normal));
}

/** A document in which the order of what has none is always the same: of keys, and of names that are required. */
export function normalOpenApi(document: OpenAPIObject): OpenAPIObject {
  return normal(document, "") as OpenAPIObject;
}

function normal(value: unknown, key: string): unknown {
  if (Array.isArray(value)) {
    const entries = value.map((entry) => normal(entry, ""));
    return key === "required" || key === "tags" ? entries.sort() : entries;
  }
  if (typeof value !== "object" || value === null) {
    return value;
  }
  const names = Object.keys(value).sort();
  return Object.fromEntries(names.map((name) => [name, normal(value[name as keyof typeof value], name)]));
}
