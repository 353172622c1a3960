import { compareCodeUnits } from "@plumbline/model-core";
import type { ItemMatch } from "../records/import-item.js";
import { normalisedName } from "./normalised-name.js";
import type { PresentFact } from "./present-facts.js";
import type { SourceDraft } from "./source-draft.js";

/** The fact that a draft is about. */
export interface DraftMatch {
  /** Null = the model has none. */
  readonly present: PresentFact | null;
  readonly match: ItemMatch;
}

/** What is known of a draft before names are compared. */
export interface KnownTarget {
  /** The fact that a person chose, or that is linked, or that has the ID of the draft; null = none by choice. */
  readonly present: PresentFact | null;
  readonly match: ItemMatch;
}

/** The drafts of one kind and the facts of it. */
export interface Matching {
  readonly drafts: readonly SourceDraft[];
  readonly present: Iterable<PresentFact>;
  /** Undefined = names decide. */
  readonly known: (draft: SourceDraft) => KnownTarget | undefined;
}

/**
 * Finds the fact of each draft (docs/reference/source-imports.md#which-fact-an-item-is-about): the one that is known,
 * else the one of its place with its name, else the one whose letters and digits are the same. No two drafts get one
 * by name.
 */
export function matchDrafts({ drafts, present, known }: Matching): ReadonlyMap<SourceDraft, DraftMatch> {
  const matches = new Map<SourceDraft, DraftMatch>();
  const claimed = new Set<string>();
  for (const draft of drafts) {
    const target = known(draft);
    if (target !== undefined) {
      matches.set(draft, target);
      claim(claimed, target.present);
    }
  }
  const facts = [...present];
  for (const spelled of [(name: string) => name, normalisedName]) {
    const open = drafts.filter((draft) => !matches.has(draft));
    matchByName(open, facts, { matches, claimed, spelled });
  }
  for (const draft of drafts) {
    if (!matches.has(draft)) {
      matches.set(draft, { present: null, match: "none" });
    }
  }
  return matches;
}

interface Found {
  readonly matches: Map<SourceDraft, DraftMatch>;
  readonly claimed: Set<string>;
  readonly spelled: (name: string) => string;
}

function matchByName(
  drafts: readonly SourceDraft[],
  facts: readonly PresentFact[],
  { matches, claimed, spelled }: Found,
): void {
  const free = facts.filter(({ fact }) => !claimed.has(fact.id));
  const factsAt = grouped(free, ({ places, name }) => places.map((place) => keyOf(place, spelled(name))));
  const endsAt = grouped(free, ({ places }) => places.map((place) => keyOf(place, "")));
  const draftsAt = grouped(drafts, (draft) => [keyOfDraft(draft, spelled)]);
  for (const [key, [draft, second]] of draftsAt) {
    const found = draft?.name === null ? firstOf(endsAt.get(key)) : onlyOf(factsAt.get(key));
    if (draft !== undefined && second === undefined && found !== null && !claimed.has(found.fact.id)) {
      matches.set(draft, { present: found, match: "same-name" });
      claim(claimed, found);
    }
  }
}

function keyOfDraft({ place, name }: SourceDraft, spelled: (name: string) => string): string {
  return keyOf(place, name === null ? "" : spelled(name));
}

function keyOf(place: string, name: string): string {
  return `${place}\n${name}`;
}

function grouped<Item>(
  items: readonly Item[],
  keysOf: (item: Item) => readonly string[],
): ReadonlyMap<string, readonly Item[]> {
  const groups = new Map<string, Item[]>();
  for (const item of items) {
    for (const key of keysOf(item)) {
      const group = groups.get(key);
      if (group === undefined) {
        groups.set(key, [item]);
      } else {
        group.push(item);
      }
    }
  }
  return groups;
}

function onlyOf(facts: readonly PresentFact[] = []): PresentFact | null {
  const [only, second] = facts;
  return only === undefined || second !== undefined ? null : only;
}

/** Facts with the same ends mean the same: the first ID is taken. */
function firstOf(facts: readonly PresentFact[] = []): PresentFact | null {
  return facts.toSorted((one, other) => compareCodeUnits(one.fact.id, other.fact.id))[0] ?? null;
}

function claim(claimed: Set<string>, present: PresentFact | null): void {
  if (present !== null) {
    claimed.add(present.fact.id);
  }
}
