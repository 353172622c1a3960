import type { Guid } from "../guid.js";
import type { Issue } from "../issue.js";
import type { SchemaOwners } from "./schema-owners.js";

/**
 * A schema ID is not that of the project's model stream
 * (docs/reference/model-documents.md#not-the-id-of-the-model-stream).
 */
export function schemaIdIsNotTheStream(ids: readonly string[], modelStreamId: Guid): Issue | null {
  return ids.includes(modelStreamId)
    ? { field: "id", message: "is the ID of the model stream of the project" }
    : null;
}

/**
 * A schema ID belongs to one project of an instance
 * (docs/reference/model-documents.md#a-schema-belongs-to-one-project).
 */
export function schemaIdIsOfProject(id: string, projectId: Guid, owners: SchemaOwners): Issue | null {
  return (owners.get(id) ?? projectId) === projectId
    ? null
    : { field: "id", message: `is in use: ${id} belongs to another project` };
}
