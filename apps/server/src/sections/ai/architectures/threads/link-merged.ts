import { type ArchitectureItem, linksOfMerge } from "@plumbline/ai-tasks";
import type { Guid } from "@plumbline/model-core";
import type { Tx } from "../../../../platform/database/statements.js";
import { factsOfStream } from "../../proposals/facts-of-stream.js";
import { addServiceLinks } from "./add-service-links.js";
import { linkedServices } from "./linked-services.js";

/** A branch of a project. */
export interface BranchOfProposals {
  readonly projectId: Guid;
  readonly branchId: Guid;
}

/** What a merge made of main. */
export interface MergedInto {
  readonly mainStreamId: Guid;
  readonly version: number;
  readonly actor: string;
}

/** Links the services of apps that were accepted on a branch, which main has now, with the version that it has by that. */
export async function linkMerged(
  tx: Tx,
  { projectId, branchId }: BranchOfProposals,
  { mainStreamId: streamId, version, actor }: MergedInto,
): Promise<void> {
  const rows = await tx.query<{ item: ArchitectureItem }[]>(ACCEPTED, [projectId, branchId]);
  const items = rows.map(({ item }) => item);
  const linked = await linkedServices(tx, projectId, { branchId: null, items });
  const ids = [...items.map(({ createdId }) => createdId), ...linked.map(({ elementId }) => elementId)];
  const facts = await factsOfStream(
    tx,
    { projectId, streamId },
    ids.filter((id) => id !== null),
  );
  const wanted = linksOfMerge(projectId, items, { linked, facts });
  await addServiceLinks(tx, { projectId, version, actor }, wanted);
}

const ACCEPTED = `
  SELECT item FROM architecture_proposals AS p,
         json_array_elements(p.items) WITH ORDINALITY AS items (item, place)
   WHERE p.project_id = $1 AND p.head->>'branchId' = $2 AND item->>'state' = 'accepted'
     AND json_array_length(item->'services') > 0
   ORDER BY p.number, place`;
