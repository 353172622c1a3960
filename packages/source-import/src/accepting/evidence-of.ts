import { type Guid, uuidV5 } from "@plumbline/model-core";
import { saysSame } from "../proposing/change-of-item.js";
import { itemId } from "../proposing/item-id.js";
import type { ImportItem, ItemFields } from "../records/import-item.js";
import type { EvidenceLink } from "../records/links.js";
import { pathsOf } from "../staleness/place-of-source.js";
import type { Acceptance } from "./accepted-fact.js";

/** What the evidence of an accepted item is known by. */
export interface EvidencePlace {
  readonly projectId: Guid;
  readonly repository: string;
  readonly acceptance: Pick<Acceptance, "commit" | "isTracked" | "clearsMarks">;
}

/**
 * The link of an accepted item, which keeps what it was where the two are linked; none of a schema or a link. An older
 * commit does not say where source was seen last, and only what clears marks says that it is not missing.
 */
export function evidenceOf(
  { projectId, repository, acceptance }: EvidencePlace,
  item: ImportItem,
  link: EvidenceLink | undefined,
): readonly EvidenceLink[] {
  const { kind, factKey, serviceKey, targetId } = item;
  if (kind === "service-link" || kind === "schema" || factKey === null) {
    return [];
  }
  const { commit, isTracked, clearsMarks } = acceptance;
  const seen = { lastSeenCommit: commit, lastPaths: pathsOf(item.sources), lastGrounds: item.grounds ?? [] };
  const missingSince = clearsMarks ? null : (link?.missingSince ?? null);
  if (link?.factId === targetId) {
    return [{ ...link, ...(isTracked ? seen : {}), missingSince }];
  }
  const id = uuidV5(itemId(projectId, { repository, kind, factKey }), targetId);
  const pair = { repository, factKey, serviceKey, factKind: kind, factId: targetId };
  return [{ id, ...pair, ...seen, missingSince, kept: keptFields(item) }];
}

/** What source says in fields that stay as the model has them, which is not proposed again. */
function keptFields({ change, proposed, current }: ImportItem): ItemFields {
  if (current === null || change === "update") {
    return {};
  }
  const { factStatus: _, stale: __, ...fields } = proposed;
  return Object.fromEntries(
    Object.entries(fields).filter(([field, said]) => !saysSame(field, said, current[field])),
  );
}
