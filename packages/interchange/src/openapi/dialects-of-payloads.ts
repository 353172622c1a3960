import type { NoteList } from "../reading/note-list.js";
import type { Place } from "../reading/place.js";
import { openApi30Without, type SchemaDialect } from "../schemas/dialect.js";
import { statedDialect } from "./stated-dialect.js";

/** What the schemas of requests and of responses are read as. */
export interface DialectsOfPayloads {
  readonly request: SchemaDialect;
  readonly response: SchemaDialect;
}

/** In OpenAPI 3.0 a property is required one way alone where it is `readOnly` or `writeOnly`. */
export function dialectsOf(document: Place, notes: NoteList): DialectsOfPayloads {
  if (document.at("openapi").text?.startsWith("3.0.") === true) {
    return {
      request: openApi30Without("readOnly", document),
      response: openApi30Without("writeOnly", document),
    };
  }
  const dialect = statedDialect(document, notes);
  return { request: dialect, response: dialect };
}
