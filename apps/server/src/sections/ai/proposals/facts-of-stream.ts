import type { PresentFact, PresentFacts } from "@plumbline/ai-tasks";
import type { Guid } from "@plumbline/model-core";
import type { Reader } from "../../../platform/database/statements.js";

/** A stream by its ID. */
interface StreamOfFacts {
  readonly projectId: Guid;
  readonly streamId: Guid;
}

/** Those of the facts of a stream, as it is now, that have one of these IDs. */
export async function factsOfStream(
  reader: Reader,
  { projectId, streamId }: StreamOfFacts,
  ids: readonly string[],
): Promise<PresentFacts> {
  if (ids.length === 0) {
    return new Map();
  }
  const rows = await reader.query<PresentFact[]>(FACTS, [projectId, streamId, ids]);
  return new Map(rows.map((row) => [row.fact.id, row]));
}

const FACTS = `
  SELECT kind, body AS fact FROM model_facts
   WHERE project_id = $1 AND stream_id = $2 AND valid_to IS NULL AND id = ANY ($3::uuid[])`;
