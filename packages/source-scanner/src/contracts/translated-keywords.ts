import type { JsonValue } from "@plumbline/model-core";
import type { DataPlace } from "../reading/data-place.js";

type Members = Record<string, JsonValue>;

const EXCLUSIVE = [
  ["minimum", "exclusiveMinimum"],
  ["maximum", "exclusiveMaximum"],
] as const;

/** What OpenAPI 3.0 and 2.0 say in words of their own, as JSON Schema says it. */
export function translatedKeywords(place: DataPlace, members: Members): Members {
  const translated = { ...members };
  const type = translated["type"];
  if (place.at("nullable").value === true && typeof type === "string") {
    translated["type"] = [type, "null"];
  }
  for (const [limit, word] of EXCLUSIVE) {
    const isExclusive = translated[word];
    const value = translated[limit];
    if (typeof isExclusive === "boolean") {
      delete translated[word];
    }
    if (isExclusive === true && typeof value === "number") {
      delete translated[limit];
      translated[word] = value;
    }
  }
  return translated;
}
