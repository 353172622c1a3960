import type { ModelDocument } from "../document/model-document.js";
import type { Model } from "../facts/model.js";
import type { Guid } from "../guid.js";
import type { SchemaOwners } from "../rules/schema-owners.js";

/** What the import of a document depends on. */
export interface ImportInput {
  readonly document: ModelDocument;
  /** Main as it is, with the schemas of the project. */
  readonly present: Model;
  readonly projectId: Guid;
  readonly modelStreamId: Guid;
  /** Version of main that the entries are read against. */
  readonly modelVersion: number;
  /** The owners of `schemaIdsToLookUp`; an ID that nobody owns is not there. */
  readonly schemaOwners: SchemaOwners;
  /** Facts of other streams of the project that have one of `schemaIdsToLookUp`. */
  readonly elsewhere?: Partial<Model>;
}
