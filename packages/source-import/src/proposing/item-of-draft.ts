import type { Guid } from "@plumbline/model-core";
import { SCAN_LIMITS } from "@plumbline/source-scanner/snapshots";
import { SOURCE_IMPORT_LIMITS } from "../limits.js";
import type { ImportItem, ItemChange, ItemFields, ItemMatch } from "../records/import-item.js";
import { type MatchedDraft, writtenFields } from "./change-of-item.js";
import { factHash } from "./fact-hash.js";
import type { SourceDraft } from "./source-draft.js";

/** What an item says beside what source says. */
export interface ItemPlace {
  readonly id: Guid;
  readonly targetId: Guid;
  readonly match: ItemMatch;
}

/** The item that adds what source says. */
export function addingItem(draft: SourceDraft, place: ItemPlace): ImportItem {
  const label = draft.kind === "schema" ? {} : { factStatus: "observed-in-source" };
  const proposed = { ...draft.whenNew, ...draft.stated, ...label };
  return { ...common(draft, place), change: "add", proposed, current: null };
}

/** The item about a fact that is there. An update shows the fields that it writes, others all that source says. */
export function changingItem(
  change: Exclude<ItemChange, "add">,
  matched: MatchedDraft,
  place: ItemPlace,
): ImportItem {
  const { draft, present } = matched;
  const label = draft.kind === "schema" ? {} : labelOf(matched);
  const said = change === "update" ? writtenFields(matched) : draft.stated;
  const proposed = { ...said, ...label };
  const current = Object.fromEntries(
    Object.keys(proposed).map((field) => [field, present.fact[field] ?? null]),
  );
  return { ...common(draft, place), change, proposed, current };
}

/** What is there is linked alone only where no mark of it falls. */
function labelOf({ present, clearsMarks }: MatchedDraft): ItemFields {
  const { factStatus, stale } = present.fact;
  const label = { factStatus: factStatus === "measured" ? "measured" : "observed-in-source" };
  return stale === null || !clearsMarks ? label : { ...label, stale: null };
}

function common(
  draft: SourceDraft,
  { id, targetId, match }: ItemPlace,
): Omit<ImportItem, "change" | "proposed" | "current"> {
  const { kind, factKey, serviceKey, facts, alsoSaid, needs } = draft;
  const grounds = [...new Set(facts.flatMap((fact) => fact.grounds ?? []))].slice(0, SCAN_LIMITS.grounds);
  const dependsOn = needs.flatMap(({ item }) => (item === null ? [] : [item]));
  return {
    id,
    kind,
    factKey,
    serviceKey,
    targetId,
    sources: [...new Set(facts.flatMap(({ sources }) => sources))].slice(0, SOURCE_IMPORT_LIMITS.sources),
    ...(grounds.length === 0 ? {} : { grounds }),
    dependsOn: [...new Set(dependsOn)],
    match,
    factHash: factHash(facts, alsoSaid),
  };
}
