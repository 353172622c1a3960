import type { NoteList } from "../reading/note-list.js";
import type { Place } from "../reading/place.js";
import type { SchemaDialect } from "./dialect.js";

/** What was looked at to write schemas, over all schemas of a source. */
export interface SchemaBudget {
  characters: number;
}

export interface SchemaContext {
  readonly document: Place;
  readonly dialect: SchemaDialect;
  readonly notes: NoteList;
  readonly budget: SchemaBudget;
}
