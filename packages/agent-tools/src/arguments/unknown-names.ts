import type { Issue, JsonValue } from "@plumbline/model-core";
import { TOOL_LIMITS } from "../limits.js";
import type { Tool } from "../tools/tool.js";
import type { JsonObject } from "./json-object.js";

/** Which of these names somebody may have meant by another one; null for none. */
export type Nearest = (written: string, names: readonly string[]) => string | null;

/** Faults that are told of one call. */
export const MOST_ISSUES = 100;

/** Characters of a name that is said again: longer ones are somebody's text. */
const SAID = 100;
const HALF_A_CHARACTER = /[\ud800-\udbff]$/;

/** What was sent that the tool does not take, each with the name that may have been meant; the first also with all there are. */
export function unknownNames(
  { name: tool }: Tool,
  names: readonly string[],
  sent: JsonObject,
  nearest: Nearest,
): readonly Issue[] {
  const unknown = Object.keys(sent).filter((name) => !names.includes(name));
  return unknown.slice(0, MOST_ISSUES).map((name, index) => ({
    field: name.slice(0, SAID).replace(HALF_A_CHARACTER, ""),
    message: `is not an argument of ${tool}${meant(nearest(name, names), index === 0 ? names : [])}`,
  }));
}

/** Fields that no item of the list has; what is no text is refused as such. */
export function wrongFields(
  fields: readonly string[],
  asked: JsonValue | undefined,
  nearest: Nearest,
): readonly Issue[] {
  const names = Array.isArray(asked) ? asked.slice(0, TOOL_LIMITS.chosenFields) : [];
  return names.flatMap((name, index) =>
    typeof name !== "string" || fields.includes(name)
      ? []
      : [
          {
            field: `fields[${index}]`,
            message: `is not a field of an item${meant(nearest(name, fields), fields)}`,
          },
        ],
  );
}

/** The one that may have been meant, or all there are. */
function meant(name: string | null, names: readonly string[]): string {
  if (name !== null) {
    return `; did you mean ${name}?`;
  }
  return names.length === 0 ? "" : `; there are ${names.join(", ")}`;
}
