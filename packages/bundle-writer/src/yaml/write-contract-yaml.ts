import { compareCodeUnits, type JsonValue } from "@plumbline/model-core";
import { isJsonObject, type JsonObject } from "../json-object.js";
import { yamlNumber } from "./yaml-number.js";
import { yamlKey, yamlText } from "./yaml-text.js";

/** YAML reads a longer key only after a question mark. */
const SHORT_KEY_LENGTH = 1000;

/**
 * A value as the YAML of a contract file: readers of YAML 1.1 and of 1.2 read it back alike. Block style, keys in the
 * order of their code units, every text in double quotes in one line, one final line feed; no tags, anchors or merge keys. Its
 * numbers are finite.
 */
export function writeContractYaml(value: JsonValue): string {
  return `${node(value, "\n")}\n`;
}

/** A node whose first line is already indented; `line` begins each further one. */
function node(value: JsonValue, line: string): string {
  if (isJsonObject(value)) {
    return objectNode(value, line);
  }
  return Array.isArray(value) ? listNode(value, line) : scalar(value as null | boolean | number | string);
}

function listNode(list: readonly JsonValue[], line: string): string {
  const entries = list.map((entry) => `- ${node(entry, `${line}  `)}`);
  return entries.length === 0 ? "[]" : entries.join(line);
}

function objectNode(object: JsonObject, line: string): string {
  const members = Object.entries(object)
    .sort(([left], [right]) => compareCodeUnits(left, right))
    .map(([key, value]) => `${keyPart(key, line)}:${memberValue(value, `${line}  `)}`);
  return members.length === 0 ? "{}" : members.join(line);
}

function keyPart(key: string, line: string): string {
  const written = yamlKey(key);
  return written.length > SHORT_KEY_LENGTH ? `? ${written}${line}` : written;
}

/** A list or object that holds something begins on the next line. */
function memberValue(value: JsonValue, line: string): string {
  const text = node(value, line);
  const isBlock = typeof value === "object" && value !== null && Object.keys(value).length > 0;
  return isBlock ? `${line}${text}` : ` ${text}`;
}

function scalar(value: null | boolean | number | string): string {
  switch (typeof value) {
    case "string":
      return yamlText(value);
    case "number":
      return yamlNumber(value);
    default:
      return String(value);
  }
}
