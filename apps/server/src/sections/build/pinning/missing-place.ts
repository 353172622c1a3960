import type { PinnedState } from "@plumbline/bundle-writer";
import type { Reader } from "../../../platform/database/statements.js";
import { type MainStream, ModelRepository } from "../../model/for-threads.js";
import { missing, type NoPinnedInput } from "./no-pinned-input.js";

const models = new ModelRepository();

/** What is missing of where a state was pinned; null when its project, stream, version and revision are there. */
export async function missingPlace(reader: Reader, pinned: PinnedState): Promise<NoPinnedInput | null> {
  const { projectId, branch, streamVersion, revisionId } = pinned;
  const main = await models.findMainStream(reader, projectId);
  if (main === null) {
    return missing("project", projectId);
  }
  const isMain = branch === main.streamId;
  const stream = isMain ? main : await models.findBranchStream(reader, projectId, branch);
  if (stream === null || streamVersion > stream.version) {
    return missing("model", branch);
  }
  const isPlaced = revisionId === null || (isMain && (await isOfRevision(reader, main, pinned)));
  return isPlaced ? null : missing("revision", revisionId);
}

/** Also of one that was deleted. */
async function isOfRevision(
  reader: Reader,
  { projectId }: MainStream,
  { revisionId, streamVersion }: PinnedState,
): Promise<boolean> {
  const rows = await reader.query<unknown[]>(REVISION, [projectId, revisionId, streamVersion]);
  return rows.length > 0;
}

const REVISION = `
  SELECT 1 FROM revisions WHERE project_id = $1 AND id = $2 AND model_version = $3
  UNION ALL
  SELECT 1 FROM revision_deletions WHERE project_id = $1 AND id = $2 AND model_version = $3`;
