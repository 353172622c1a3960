import type { Guid } from "../guid.js";

/** The project that owns each schema ID of the instance that `schemaIdsToLookUp` named. */
export type SchemaOwners = ReadonlyMap<string, Guid>;
