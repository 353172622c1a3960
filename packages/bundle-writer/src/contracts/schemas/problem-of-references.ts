import { quoted } from "@plumbline/playback-engine";
import { isJsonObject, type JsonObject } from "../../json-object.js";
import { keyOf, valueAt } from "./pointer.js";

/** What is wrong with where references lead in a schema that stands at a place; null when each leads to a schema. */
export function problemOfReferences(
  placed: JsonObject,
  pointers: Iterable<string>,
  place: string,
): string | null {
  for (const pointer of pointers) {
    const problem = problemOf(placed, pointer, place);
    if (problem !== null) {
      return `holds the reference ${quoted(`#${pointer}`)}, which ${problem}`;
    }
  }
  return null;
}

/** Of an `enum` values may be left out: by its place nothing says which one is meant. */
function isInEnum(placed: JsonObject, pointer: string): boolean {
  const steps = pointer.split("/");
  return steps.some(
    (step, at) => keyOf(step) === "enum" && Array.isArray(valueAt(placed, steps.slice(0, at + 1).join("/"))),
  );
}

/** Follows what does nothing but refer. */
function problemOf(placed: JsonObject, start: string, place: string): string | null {
  const met = new Set<string>();
  for (let pointer = start; !met.has(pointer); ) {
    met.add(pointer);
    const target = valueAt(placed, pointer);
    if (isInEnum(placed, pointer)) {
      return "leads to a value of an enum";
    }
    if (!isJsonObject(target)) {
      return typeof target === "boolean" ? null : "leads to no schema";
    }
    const next = target["$ref"];
    if (typeof next !== "string") {
      return null;
    }
    pointer = next.slice(place.length);
  }
  return "never ends";
}
