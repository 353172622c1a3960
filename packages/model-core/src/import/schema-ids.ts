import type { ModelDocument } from "../document/model-document.js";
import type { SentMessage } from "../facts/message.js";
import type { FactKind, SentOfKind } from "../facts/model.js";
import type { SentOperation } from "../facts/operation.js";
import type { Guid, SchemaId } from "../guid.js";
import type { SchemaOwners } from "../rules/schema-owners.js";
import { uuidV5 } from "../uuid-v5.js";

/**
 * The ID that a schema of another project gets in this one
 * (docs/reference/model-documents.md#the-new-id-of-a-schema): a function of the project and the document's
 * schema ID.
 */
export function newSchemaId(projectId: Guid, documentId: SchemaId): SchemaId {
  return uuidV5<SchemaId>(projectId, documentId);
}

/** The schema IDs whose owners decide the import of a document: its own and those they may be given. */
export function schemaIdsToLookUp(document: ModelDocument, projectId: Guid): readonly SchemaId[] {
  const ids = document.schemas.map(({ id }) => id);
  return [...new Set([...ids, ...ids.map((id) => newSchemaId(projectId, id))])];
}

/** Whether a project has not all schemas of a document, be it under their new IDs: an import may then add some. */
export function lacksSchemas(
  { schemas }: ModelDocument,
  projectId: Guid,
  present: { has(id: SchemaId): boolean },
): boolean {
  return schemas.some(({ id }) => !present.has(id) && !present.has(newSchemaId(projectId, id)));
}

/**
 * The new ID of each schema of the document that another project owns, or owned when the document was imported before
 * (docs/reference/model-documents.md#the-new-id-of-a-schema).
 */
export function newSchemaIds(
  document: ModelDocument,
  projectId: Guid,
  owners: SchemaOwners,
): ReadonlyMap<SchemaId, SchemaId> {
  const newIds = document.schemas.map(({ id }) => [id, newSchemaId(projectId, id)] as const);
  return new Map(
    newIds.filter(([id, newId]) => {
      const owner = owners.get(id);
      return owner === undefined ? owners.get(newId) === projectId : owner !== projectId;
    }),
  );
}

/** An entry whose references to schemas follow the schemas that got new IDs. */
export function followNewSchemaIds<Kind extends FactKind>(
  kind: Kind,
  sent: SentOfKind[Kind],
  ids: ReadonlyMap<SchemaId, SchemaId>,
): SentOfKind[Kind] {
  if (ids.size === 0) {
    return sent;
  }
  const follow = (id: SchemaId | null): SchemaId | null => (id === null ? null : (ids.get(id) ?? id));
  if (kind === "message") {
    const message = sent as SentMessage;
    return { ...message, schemaId: follow(message.schemaId) } as SentOfKind[Kind];
  }
  if (kind === "operation") {
    const operation = sent as SentOperation;
    const requestSchemaId = follow(operation.requestSchemaId);
    const responseSchemaId = follow(operation.responseSchemaId);
    return { ...operation, requestSchemaId, responseSchemaId } as SentOfKind[Kind];
  }
  return sent;
}
