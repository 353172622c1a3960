import type { NoteList } from "../reading/note-list.js";
import type { Place } from "../reading/place.js";
import { inVersion, OPENAPI_3_1, type SchemaDialect } from "../schemas/dialect.js";

/** The dialects that OpenAPI has of its own: JSON Schema 2020-12 with its own words. */
const OWN_DIALECT = /^https:\/\/spec\.openapis\.org\/oas\/3\.\d+\/dialect\//;

/** What the schemas of a document of OpenAPI 3.1 or later are read as, where they state nothing else. */
export function statedDialect(document: Place, notes: NoteList): SchemaDialect {
  const stated = document.at("jsonSchemaDialect");
  if (!stated.isThere || OWN_DIALECT.test(stated.text ?? "")) {
    return OPENAPI_3_1;
  }
  const dialect = inVersion(OPENAPI_3_1, stated.text ?? "");
  if (dialect === null) {
    notes.add(stated, "names a dialect that is not known: schemas are read as JSON Schema 2020-12");
  }
  return dialect ?? OPENAPI_3_1;
}
