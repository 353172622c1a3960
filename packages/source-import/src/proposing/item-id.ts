import { type Guid, uuidV5 } from "@plumbline/model-core";
import type { ItemKind } from "../records/import-item.js";

/**
 * The ID of an item, and of a fact that it adds: a function of the project, the repository, the kind and the key, so
 * that a later import proposes the same one.
 */
export function itemId(
  projectId: Guid,
  { repository, kind, factKey }: { repository: string; kind: ItemKind; factKey: string | null },
): Guid {
  return uuidV5(projectId, `${repository}|${kind}|${factKey ?? ""}`);
}
