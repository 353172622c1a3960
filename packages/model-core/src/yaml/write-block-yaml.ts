import type { JsonValue } from "../json/json-value.js";
import { writeYaml } from "./write-yaml.js";

/** A line of printable characters, which single quotes can hold as they are. */
const SINGLE_LINE = /^[\x20-\x7e\u00a1-\u1fff\u3001-\ud7ff]*$/;
const ONLY_BLANKS = /^\s+$/;
const PLAIN_NUMBER = /^-?[0-9]+(?:\.[0-9]+)?$/;

/**
 * Writes what `writeYaml` writes, to the byte, for a value whose keys are all names of fields (plain
 * words). An export of 40,000 facts takes a fraction of the time.
 */
export function writeBlockYaml(value: JsonValue): string {
  return `${node(value, "\n")}\n`;
}

/** A node whose first line is already indented; `line` begins each further one. */
function node(value: JsonValue, line: string): string {
  if (typeof value !== "object" || value === null) {
    return scalar(value);
  }
  return Array.isArray(value) ? listNode(value, line) : objectNode(value as JsonObject, line);
}

type JsonObject = { readonly [key: string]: JsonValue };

function listNode(list: readonly JsonValue[], line: string): string {
  if (list.length === 0) {
    return "[]";
  }
  let text = "";
  for (const entry of list) {
    text += `${text === "" ? "" : line}- ${node(entry, `${line}  `)}`;
  }
  return text;
}

function objectNode(object: JsonObject, line: string): string {
  let text = "";
  for (const key of Object.keys(object)) {
    text += `${text === "" ? "" : line}${key}:${field(object[key] as JsonValue, `${line}  `)}`;
  }
  return text === "" ? "{}" : text;
}

/** The value of a field: a list or object that holds something begins on the next line. */
function field(value: JsonValue, line: string): string {
  const text = node(value, line);
  const isBlock = typeof value === "object" && value !== null && Object.keys(value).length > 0;
  return isBlock ? `${line}${text}` : ` ${text}`;
}

function scalar(value: null | boolean | number | string): string {
  if (typeof value === "string") {
    return quoted(value);
  }
  const text = String(value);
  return typeof value === "number" && !PLAIN_NUMBER.test(text) ? writeYaml(value).trimEnd() : text;
}

function quoted(text: string): string {
  return SINGLE_LINE.test(text) && !ONLY_BLANKS.test(text)
    ? `'${text.replaceAll("'", "''")}'`
    : writeYaml(text).trimEnd();
}
