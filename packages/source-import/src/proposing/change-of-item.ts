import { canonicalJson, type JsonValue, readJson, sameValue } from "@plumbline/model-core";
import type { ItemChange, ItemFields } from "../records/import-item.js";
import type { EvidenceLink } from "../records/links.js";
import type { PresentFact } from "./present-facts.js";
import type { SourceDraft } from "./source-draft.js";

/** A draft and the fact of the model that it is about. */
export interface MatchedDraft {
  readonly draft: SourceDraft;
  readonly present: PresentFact;
  /** The active link of the two; null where there is none. */
  readonly link: Pick<EvidenceLink, "kept"> | null;
  /** A file that named it was not looked through: what others call it is no news. */
  readonly isOutOfSight: boolean;
  /** What is found loses a stale mark. */
  readonly clearsMarks: boolean;
}

/** What accepting it would do (docs/reference/source-imports.md#what-an-item-does); null = nothing. */
export function changeOfItem(matched: MatchedDraft): Exclude<ItemChange, "add"> | null {
  const { draft, present, link, clearsMarks } = matched;
  if (draft.kind === "schema") {
    return differingFields(matched).length > 0 ? "update" : null;
  }
  if (link !== null && differingFields(matched).length > 0) {
    return "update";
  }
  const { factStatus, stale } = present.fact;
  if ((stale !== null && clearsMarks) || (factStatus !== "observed-in-source" && factStatus !== "measured")) {
    return "confirm";
  }
  return link === null ? "link" : null;
}

/** Fields in which source says something else than the model, but those where a person kept what the model says. */
function differingFields({ draft, present, link, isOutOfSight }: MatchedDraft): readonly string[] {
  if (isOutOfSight) {
    return [];
  }
  return Object.keys(draft.stated).filter((field) => {
    const said = draft.stated[field];
    return !saysSame(field, said, present.fact[field]) && !isKept(link, field, said);
  });
}

function isKept(link: MatchedDraft["link"], field: string, said: JsonValue | undefined): boolean {
  return link !== null && Object.hasOwn(link.kept, field) && sameValue(link.kept[field], said);
}

/** A list that source adds to says the same when it has all; a JSON text when it is the same JSON. */
export function saysSame(field: string, said: JsonValue | undefined, there: JsonValue | undefined): boolean {
  if (field === ADDED_TO) {
    return isListIn(said, there);
  }
  return sameValue(said, there) || (field === "content" && isSameJson(said, there));
}

/** The one list that every repository adds to. */
const ADDED_TO = "consumerIds";

function isListIn(said: JsonValue | undefined, there: JsonValue | undefined): boolean {
  const present = new Set(there as readonly JsonValue[]);
  return (said as readonly JsonValue[]).every((item) => present.has(item));
}

function isSameJson(said: JsonValue | undefined, there: JsonValue | undefined): boolean {
  const text = canonicalText(said);
  return text !== null && text === canonicalText(there);
}

function canonicalText(text: JsonValue | undefined): string | null {
  const read = readJson(String(text));
  return read.ok ? canonicalJson(read.value.value) : null;
}

/** The fields that accepting an update writes: what source says, and to a list what it adds. */
export function writtenFields(matched: MatchedDraft): ItemFields {
  const { draft, present } = matched;
  const differing = new Set(differingFields(matched));
  const said = Object.entries(draft.stated).filter(([field]) => differing.has(field));
  return Object.fromEntries(
    said.map(([field, value]) => [field, field === ADDED_TO ? joined(present.fact[field], value) : value]),
  );
}

function joined(there: JsonValue | undefined, said: JsonValue): JsonValue {
  return [...new Set([...(there as readonly JsonValue[]), ...(said as readonly JsonValue[])])];
}
