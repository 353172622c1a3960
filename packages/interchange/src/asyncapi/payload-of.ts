import type { NoteList } from "../reading/note-list.js";
import type { Place } from "../reading/place.js";
import { followReference } from "../schemas/follow-reference.js";

/** Formats whose schemas are JSON Schema of draft-07, or close to it. */
const READ_FORMATS = /vnd\.aai\.asyncapi|schema\+json|schema\+yaml/i;

/** The schema of the payload of a message; null when it has none that is read. */
export function payloadOf(message: Place, document: Place, notes: NoteList): Place | null {
  const payload = message.at("payload");
  if (!payload.isThere) {
    return null;
  }
  const target = followReference(payload, document, notes);
  const isMultiFormat = target?.at("schemaFormat").isThere === true && target.at("schema").isThere;
  const format = isMultiFormat ? target.at("schemaFormat") : message.at("schemaFormat");
  if (format.text !== null && !READ_FORMATS.test(format.text)) {
    notes.add(format, "is a format of schemas that is not read");
    return null;
  }
  return isMultiFormat ? target.at("schema") : payload;
}
