import type { Issue, Result } from "../issue.js";
import type { JsonValue } from "../json/json-value.js";
import { READING_LIMITS } from "../limits.js";
import { yamlEvents } from "./yaml-events.js";
import { YamlStreamBuilder } from "./yaml-stream-builder.js";

/**
 * The values of the documents of a YAML text as people and other tools write it: any number of documents, anchors,
 * aliases, merge keys, and keys that are scalars, which are taken as they are spelled (`200:` is `"200"`). Refused, with
 * line and column: tags, repeated keys, invalid Unicode, U+0000, numbers that JSON cannot hold, and what is over a limit
 * of docs/reference/limits.md#reading-json-and-yaml once every alias is counted as what it stands for. Aliases
 * share their value: nothing is copied.
 */
export function readYamlStream(text: string): Result<readonly JsonValue[], Issue> {
  const events = yamlEvents(text, READING_LIMITS.yamlDepth);
  if (!events.ok) {
    return events;
  }
  const builder = new YamlStreamBuilder(text);
  builder.build(events.value);
  return builder.problem === null
    ? { ok: true, value: builder.documents }
    : { ok: false, refusal: builder.problem };
}
