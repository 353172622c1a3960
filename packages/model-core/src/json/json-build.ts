import { JsonTokens, type Literal } from "./json-tokens.js";
import type { JsonValue } from "./json-value.js";

const VALUE_OF: { readonly [Word in Literal]: JsonValue } = { true: true, false: false, null: null };

/**
 * The value of a text that is JSON, built token by token. `JSON.parse` of some engines (V8 13.6, in Node 24 and browsers
 * of its age) takes a key that is spelled with an escape for another one, which a text before it had in its place:
 * after `{"a":1,"\\":2}` it reads `{"a":1,"\u0041":2}` as `{"a":1,"\\":2}`.
 */
export function buildJson(text: string): JsonValue {
  return readValue(new JsonTokens(text));
}

/** Goes no deeper than the scan lets a text nest. */
function readValue(tokens: JsonTokens): JsonValue {
  if (tokens.take("[")) {
    return listOf(tokens);
  }
  if (tokens.take("{")) {
    return objectOf(tokens);
  }
  if (tokens.atString()) {
    return tokens.string() ?? "";
  }
  const number = tokens.number();
  return number === null ? VALUE_OF[tokens.literal() ?? "null"] : Number(number);
}

function listOf(tokens: JsonTokens): JsonValue {
  const entries: JsonValue[] = [];
  if (tokens.take("]")) {
    return entries;
  }
  do {
    entries.push(readValue(tokens));
  } while (tokens.take(","));
  tokens.take("]");
  return entries;
}

/** Of a repeated key the last value stands, in the first place. `__proto__` is a key like any other. */
function objectOf(tokens: JsonTokens): JsonValue {
  const members = new Map<string, JsonValue>();
  if (tokens.take("}")) {
    return {};
  }
  do {
    const key = tokens.string() ?? "";
    tokens.take(":");
    members.set(key, readValue(tokens));
  } while (tokens.take(","));
  tokens.take("}");
  return Object.fromEntries(members);
}
