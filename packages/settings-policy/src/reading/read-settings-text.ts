import {
  decodeUtf8,
  type Issue,
  type JsonOddity,
  type JsonOddityKind,
  type Result,
  readJson,
} from "@plumbline/model-core";
import type { JsonObject } from "@plumbline/model-core/declaring";
import { SETTINGS_READING_LIMITS } from "../limits.js";

/** An object that a text spells, and what is odd about the text. */
export interface SettingsText {
  readonly object: JsonObject;
  readonly oddities: readonly Issue[];
}

/** Why an oddity is refused; null where the rules of values see it. */
const MESSAGES: { readonly [Kind in JsonOddityKind]: string | null } = {
  "repeated-key": "is repeated",
  "lone-surrogate": "holds invalid Unicode",
  "number-out-of-range": null,
  "number-too-long": null,
  nul: null,
};

/** The object that bytes of a body spell as JSON, or why they spell none. */
export function readSettingsText(bytes: Uint8Array): Result<SettingsText, Issue> {
  const text = decodeUtf8(bytes);
  if (!text.ok) {
    return text;
  }
  const json = readJson(text.value, { maxDepth: SETTINGS_READING_LIMITS.levels });
  if (!json.ok) {
    return json;
  }
  const { value, oddities } = json.value;
  if (typeof value !== "object" || value === null || Array.isArray(value)) {
    return { ok: false, refusal: { field: "", message: "must be a JSON object" } };
  }
  return { ok: true, value: { object: value as JsonObject, oddities: oddities.flatMap(issueOf) } };
}

function issueOf({ kind, path }: JsonOddity): readonly Issue[] {
  const message = MESSAGES[kind];
  return message === null ? [] : [{ field: path, message }];
}
