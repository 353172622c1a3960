import { placesOfValues, present } from "@plumbline/model-core";
import type { NoteList } from "./note-list.js";
import type { Place } from "./place.js";
import type { SourceText } from "./source-text.js";

/** The value of a key, from where the key stands. */
const VALUE_OF_KEY = /^[^:]{1,200}:\s*([^\s,}]{1,200})/;

interface Spelled {
  readonly source: SourceText;
  readonly notes: NoteList;
}

/** The text that a key has, or its number as the source spells it: a version `1.10` is not `1.1`. */
export function spelledWord(place: Place, { source, notes }: Spelled): string | null {
  if (typeof place.value !== "number") {
    return place.word;
  }
  const spelled = VALUE_OF_KEY.exec(textFrom(place, source))?.[1];
  if (spelled !== undefined && Number(spelled) === place.value) {
    return spelled;
  }
  notes.add(place, "is a number whose spelling is not kept");
  return place.word;
}

function textFrom(place: Place, { text, spelling }: SourceText): string {
  const [at] = placesOfValues(text, spelling === "json" ? "json" : "yaml", [place.way]);
  const { line, column } = present(at);
  const lines = text.split(/\r\n|\n|\r/).slice(line - 1);
  return lines.join("\n").slice(column - 1);
}
