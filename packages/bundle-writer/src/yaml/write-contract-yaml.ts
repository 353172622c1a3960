import { compareCodeUnits, type JsonValue } from "@plumbline/model-core";
import { isJsonObject, type JsonObject } from "../json-object.js";
import { yamlNumber } from "./yaml-number.js";
import { yamlKey, yamlText } from "./yaml-text.js";

/** YAML reads a longer key only after a question mark. */
const SHORT_KEY_LENGTH = 1000;

/**
 * A value as the YAML of a contract file: readers of YAML 1.1 and of 1.2 read it back alike. Block style, keys in the
 * order of their code units, every text in double quotes in one line, one final line feed; no tags, anchors or merge keys. Its
 * numbers are finite. A text of over `most` characters is not written to its end, but until it is over them.
 */
export function writeContractYaml(value: JsonValue, most = Number.POSITIVE_INFINITY): string {
  const out = new Pieces(most);
  writeNode(value, "\n", out);
  out.push("\n");
  return out.text();
}

/** What is written, until there is too much of it. */
class Pieces {
  readonly #pieces: string[] = [];
  readonly #most: number;
  #length = 0;

  constructor(most: number) {
    this.#most = most;
  }

  get isOver(): boolean {
    return this.#length > this.#most;
  }

  push(piece: string): void {
    this.#pieces.push(piece);
    this.#length += piece.length;
  }

  text(): string {
    return this.#pieces.join("");
  }
}

/** A node whose first line is already indented; `line` begins each further one. */
function writeNode(value: JsonValue, line: string, out: Pieces): void {
  if (isJsonObject(value)) {
    writeObject(value, line, out);
  } else if (Array.isArray(value)) {
    writeList(value, line, out);
  } else {
    out.push(scalar(value as null | boolean | number | string));
  }
}

function writeList(list: readonly JsonValue[], line: string, out: Pieces): void {
  if (list.length === 0) {
    out.push("[]");
  }
  for (const [index, entry] of list.entries()) {
    if (out.isOver) {
      return;
    }
    out.push(index === 0 ? "- " : `${line}- `);
    writeNode(entry, `${line}  `, out);
  }
}

function writeObject(object: JsonObject, line: string, out: Pieces): void {
  const members = Object.entries(object).sort(([left], [right]) => compareCodeUnits(left, right));
  if (members.length === 0) {
    out.push("{}");
  }
  for (const [index, [key, value]] of members.entries()) {
    if (out.isOver) {
      return;
    }
    out.push(`${index === 0 ? "" : line}${keyPart(key, line)}:`);
    writeMember(value, `${line}  `, out);
  }
}

function keyPart(key: string, line: string): string {
  const written = yamlKey(key);
  return written.length > SHORT_KEY_LENGTH ? `? ${written}${line}` : written;
}

/** A list or object that holds something begins on the next line. */
function writeMember(value: JsonValue, line: string, out: Pieces): void {
  const isBlock = typeof value === "object" && value !== null && Object.keys(value).length > 0;
  out.push(isBlock ? line : " ");
  writeNode(value, line, out);
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
