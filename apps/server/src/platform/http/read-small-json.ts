import {
  decodeUtf8,
  type Issue,
  type JsonOddity,
  type JsonOddityKind,
  readJson,
} from "@plumbline/model-core";
import { invalidBody, validationError } from "../errors/api-error.js";

export const MAX_DEPTH = 16;

const MESSAGES: Readonly<Record<Exclude<JsonOddityKind, "number-too-long">, string>> = {
  "repeated-key": "is given more than once",
  "number-out-of-range": "is a number that 64 bits do not hold",
  "lone-surrogate": "is not valid Unicode",
  nul: "must not hold U+0000",
};

type Refused = JsonOddity & { readonly kind: keyof typeof MESSAGES };

/**
 * The value of a small JSON request. What no JSON should hold is `invalid_body`; a U+0000 is JSON, and breaks
 * the rule of whatever text it stands in. A number of many digits is no harm here.
 */
export function readSmallJson(bytes: Uint8Array): unknown {
  const text = decodeUtf8(bytes);
  if (!text.ok) {
    throw invalidBody([text.refusal]);
  }
  const read = readJson(text.value, { maxDepth: MAX_DEPTH });
  if (!read.ok) {
    throw invalidBody([read.refusal]);
  }
  const refused = read.value.oddities.filter((odd): odd is Refused => odd.kind !== "number-too-long");
  const unreadable = refused.filter(({ kind }) => kind !== "nul");
  if (unreadable.length > 0) {
    throw invalidBody(unreadable.map(issueOf));
  }
  if (refused.length > 0) {
    throw validationError(refused.map(issueOf));
  }
  return read.value.value;
}

function issueOf({ kind, path }: Refused): Issue {
  return { field: path, message: MESSAGES[kind] };
}
