import type { RevisionResponse } from "./dto/revision.response.js";
import type { Revision } from "./revision.repository.js";

export function toRevisionResponse(revision: Revision): RevisionResponse {
  const { id, projectId, name, note, modelVersion, modelHash, createdBy, createdAt } = revision;
  return {
    id,
    projectId,
    name,
    note,
    modelVersion,
    modelHash,
    createdBy,
    createdAt: createdAt.toISOString(),
  };
}
