import { gunzipSync, gzipSync } from "node:zlib";
import type { Snapshot } from "@plumbline/source-scanner";
import { FOUND_PART_CHARACTERS, FOUND_PART_ITEMS } from "./limits.js";

/** The lists of a snapshot that are kept in parts, each with the fields of its items that it is looked through by. */
const MARKED = {
  facts: ["kind", "serviceKey"],
  patterns: [],
  coverage: [],
  files: ["status"],
} as const satisfies { readonly [List in keyof Snapshot]?: readonly string[] };

export type FoundList = keyof typeof MARKED;

/** What an item has to say in fields of its list. */
export type Wanted = Readonly<Record<string, string | null>>;

/** Items of a list that follow each other: a row for each item takes the database ten times as long. */
export interface FoundPart {
  readonly list: FoundList;
  /** The position of its last item. */
  readonly last: number;
  /** What any of its items says in the fields of its list. */
  readonly marks: readonly string[];
  /** `itemsIn` reads them. */
  readonly items: Buffer;
}

/** Every list of a snapshot in parts that are read at once. */
export function partsOf(snapshot: Pick<Snapshot, FoundList>): readonly FoundPart[] {
  const lists = Object.keys(MARKED) as FoundList[];
  return lists.flatMap((list) => partsOfList(list, snapshot[list]));
}

/** The marks of a part that may have what is wanted: all of them. A field that may say anything is null. */
export function marksOf(wanted: Wanted): readonly string[] {
  return Object.entries(wanted).flatMap(([field, value]) => (value === null ? [] : [markOf(field, value)]));
}

/** The items of a part, as they were found. */
export function itemsIn(items: Buffer): readonly unknown[] {
  return JSON.parse(gunzipSync(items).toString());
}

/** The database, which would pack it too, takes longer for that. */
function packed(json: string): Buffer {
  return gzipSync(json, { level: 1 });
}

function partsOfList(list: FoundList, items: Snapshot[FoundList]): readonly FoundPart[] {
  const parts: FoundPart[] = [];
  let texts: string[] = [];
  let characters = 0;
  let marks = new Set<string>();
  for (const [position, item] of items.entries()) {
    const text = JSON.stringify(item);
    texts.push(text);
    characters += text.length;
    for (const mark of marksOfItem(list, item)) {
      marks.add(mark);
    }
    const isFull = texts.length === FOUND_PART_ITEMS || characters >= FOUND_PART_CHARACTERS;
    if (isFull || position === items.length - 1) {
      parts.push({ list, last: position, marks: [...marks], items: packed(`[${texts.join(",")}]`) });
      texts = [];
      characters = 0;
      marks = new Set();
    }
  }
  return parts;
}

function marksOfItem(list: FoundList, item: object): readonly string[] {
  const said = item as Readonly<Record<string, unknown>>;
  return MARKED[list].flatMap((field) => {
    const value = said[field];
    return typeof value === "string" ? [markOf(field, value)] : [];
  });
}

/** What PostgreSQL keeps in no text, whatever a repository says. */
const NUL = /\0/g;

function markOf(field: string, value: string): string {
  return `${field} ${value.replace(NUL, "\uFFFD")}`;
}
