import type { NoteList } from "../reading/note-list.js";
import type { Place } from "../reading/place.js";

const JSON_TYPE = /^\s*(?:application\/json|[^;]+\+json|text\/json|\*\/\*|application\/\*)\s*(?:;|$)/i;

/** The schema of the JSON content of a body; a place where nothing is when it has none. */
export function jsonSchemaOf(body: Place, notes: NoteList): Place {
  const contents = body.at("content").members;
  const json = contents.find(({ key }) => JSON_TYPE.test(key));
  for (const content of contents) {
    if (content !== json) {
      notes.add(content, "is content of another media type: an operation has one JSON schema each way");
    }
  }
  return (json ?? body.at("content")).at("schema");
}
