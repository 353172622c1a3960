import type { Issue, Result } from "../issue.js";
import type { ReadJson, ReadJsonOptions } from "../json/read-json.js";
import { READING_LIMITS } from "../limits.js";
import { yamlEvents } from "./yaml-events.js";
import { YamlValueBuilder } from "./yaml-value.js";

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
  const events = yamlEvents(text, options.maxDepth ?? READING_LIMITS.yamlDepth);
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
