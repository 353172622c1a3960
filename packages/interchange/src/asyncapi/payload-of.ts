import type { NoteList } from "../reading/note-list.js";
import type { Place } from "../reading/place.js";
import { ASYNCAPI, inVersion, type SchemaDialect } from "../schemas/dialect.js";
import { followReference } from "../schemas/follow-reference.js";

/** The schema object of AsyncAPI, whatever the version. */
const OWN_FORMAT = /vnd\.aai\.asyncapi/i;

const JSON_SCHEMA_FORMAT = /schema\+(?:json|yaml)/i;

/** The schema of the payload of a message. */
interface Payload {
  readonly schema: Place;
  readonly dialect: SchemaDialect;
}

/** Null when a message has none that is read. */
export function payloadOf(message: Place, document: Place, notes: NoteList): Payload | null {
  const payload = message.at("payload");
  if (!payload.isThere) {
    return null;
  }
  const target = followReference(payload, document, notes);
  const isMultiFormat = target?.at("schemaFormat").isThere === true && target.at("schema").isThere;
  const format = isMultiFormat ? target.at("schemaFormat") : message.at("schemaFormat");
  const dialect = dialectOf(format.text);
  if (dialect === null) {
    notes.add(format, "is a format of schemas that is not read");
    return null;
  }
  return { schema: isMultiFormat ? target.at("schema") : payload, dialect };
}

/** The dialect that a format of schemas names; null when it is not read. */
function dialectOf(format: string | null): SchemaDialect | null {
  if (format === null || OWN_FORMAT.test(format)) {
    return ASYNCAPI;
  }
  if (!JSON_SCHEMA_FORMAT.test(format)) {
    return null;
  }
  const [, draft = "07"] = /version=["']?(?:draft-)?([^"';\s]+)/i.exec(format) ?? [];
  return /^0?7$/.test(draft)
    ? ASYNCAPI
    : inVersion(ASYNCAPI, `https://json-schema.org/draft/${draft}/schema`);
}
