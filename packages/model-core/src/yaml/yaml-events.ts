import { type Event, parseEvents, YAMLException } from "js-yaml";
import type { Issue, Result } from "../issue.js";
import { READING_LIMITS } from "../limits.js";

/** Some reasons quote the text, at any length. */
const REASON_CHARACTERS = 200;

const HIGHEST_MARK = 0x7b;

/** The marks that separate the nodes of a text: no text has many more nodes than marks. */
const IS_MARK = Uint8Array.from({ length: HIGHEST_MARK + 1 }, (_, code) =>
  "\n\r,:[{".includes(String.fromCharCode(code)) ? 1 : 0,
);

/** The events of a YAML text, which is not over the limits of marks and of levels. */
export function yamlEvents(text: string, maxDepth: number): Result<readonly Event[], Issue> {
  if (countMarks(text) > READING_LIMITS.yamlMarks) {
    return refuse(`holds over ${READING_LIMITS.yamlMarks} line ends, commas, colons and brackets`);
  }
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

function placeOf({ mark }: YAMLException): string {
  return mark === undefined ? "" : ` at line ${mark.line + 1}, column ${mark.column + 1}`;
}

function refuse(message: string): { readonly ok: false; readonly refusal: Issue } {
  return { ok: false, refusal: { field: "", message } };
}
