import { readFileSync, writeFileSync } from "node:fs";
import type { OpenAPIObject } from "@nestjs/swagger";

const FILE = new URL("../../../../packages/api-client/openapi.json", import.meta.url);

/** The OpenAPI document as it was recorded, in its normal form. */
export function recordedOpenApi(): OpenAPIObject {
  return JSON.parse(readFileSync(FILE, "utf8")) as OpenAPIObject;
}

export function recordOpenApi(document: OpenAPIObject): void {
  writeFileSync(FILE, `${JSON.stringify(normalOpenApi(document), null, 1)}\n`);
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
