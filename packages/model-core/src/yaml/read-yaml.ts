import { type Event, parseEvents, YAMLException } from "js-yaml";
import type { Issue, Result } from "../issue.js";
import type { ReadJson, ReadJsonOptions } from "../json/read-json.js";
import { READING_LIMITS } from "../limits.js";
import { YamlValueBuilder } from "./yaml-value.js";

/** Some reasons quote the text, at any length. */
const REASON_CHARACTERS = 200;

const HIGHEST_MARK = 0x7b;

/** The marks that separate the nodes of a text: no text has many more nodes than marks. */
const IS_MARK = Uint8Array.from({ length: HIGHEST_MARK + 1 }, (_, code) =>
  "\n\r,:[{".includes(String.fromCharCode(code)) ? 1 : 0,
);

/** How a YAML text is read. */
export interface ReadYamlOptions extends ReadJsonOptions {
  /** Keys of one object; 20,000 unless told. */
  readonly maxObjectKeys?: number;
}

/**
 * The value of a YAML text that holds one document, read with the JSON-compatible core schema of YAML
 * 1.2. Refused: tags, anchors, aliases, merge keys, keys that are no strings, no document or several, and
 * nesting over `maxDepth` (100 unless told). Timestamps stay strings; `0o17` and `0x1F` are numbers.
 * Oddities are those of JSON: `.inf`, `.nan` and `1e999` are out of range.
 */
export function readYaml(text: string, options: ReadYamlOptions = {}): Result<ReadJson, Issue> {
  if (countMarks(text) > READING_LIMITS.yamlMarks) {
    return refuse(`holds over ${READING_LIMITS.yamlMarks} line ends, commas, colons and brackets`);
  }
  const events = eventsOf(text, options.maxDepth ?? READING_LIMITS.yamlDepth);
  if (!events.ok) {
    return events;
  }
  const builder = new YamlValueBuilder(text, options);
  builder.build(events.value);
  if (builder.problem !== null || builder.value === undefined) {
    return { ok: false, refusal: builder.problem ?? { field: "", message: "holds no document" } };
  }
  return { ok: true, value: { value: builder.value, oddities: builder.oddities } };
}

function countMarks(text: string): number {
  let count = 0;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code <= HIGHEST_MARK && IS_MARK[code] === 1) {
      count += 1;
    }
  }
  return count;
}

function eventsOf(text: string, maxDepth: number): Result<readonly Event[], Issue> {
  try {
    return { ok: true, value: parseEvents(text, { maxDepth }) };
  } catch (error) {
    if (error instanceof YAMLException) {
      const reason = error.reason.slice(0, REASON_CHARACTERS).toWellFormed();
      return refuse(`is not YAML: ${reason}${placeOf(error)}`);
    }
    throw error;
  }
}

function placeOf({ mark }: YAMLException): string {
  return mark === undefined ? "" : ` at line ${mark.line + 1}, column ${mark.column + 1}`;
}

function refuse(message: string): { readonly ok: false; readonly refusal: Issue } {
  return { ok: false, refusal: { field: "", message } };
}
