import {
  compareCodeUnits,
  hasControlCharacter,
  isBlank,
  isLongerThan,
  type JsonValue,
} from "@plumbline/model-core";
import { SCAN_LIMITS } from "../limits.js";
import type { SourceFact, SourceFactKind } from "../snapshot.js";
import { conditionOf, type Stack } from "./condition-text.js";
import { groundPaths } from "./ground-paths.js";
import type { Place } from "./place.js";
import type { ProvenanceWriter, WrittenPlaces } from "./provenance.js";

/** What one place says of a fact. */
export interface SaidFact {
  readonly kind: SourceFactKind;
  /** What the key holds beside the kind. */
  readonly key: readonly string[];
  readonly name: string;
  readonly serviceKey?: string | null;
  readonly attributes: { readonly [key: string]: JsonValue };
  readonly place: Place;
  /** Other files that it has its name, its prefix, its conditions, its package or its other end from. */
  readonly grounds?: readonly string[];
  readonly conditions?: Stack;
  readonly notes?: readonly string[];
}

interface FactDraft {
  readonly said: SaidFact;
  readonly attributes: { [key: string]: JsonValue };
  readonly places: Place[];
  readonly grounds: Set<string>;
  readonly stacks: Stack[];
  readonly notes: Set<string>;
}

/** Gathers what places say: places that say one key say one fact. */
export class FactCollector {
  readonly #drafts = new Map<string, FactDraft>();

  add(said: SaidFact): void {
    if ([said.name, ...said.key].some((part) => !isName(part))) {
      return;
    }
    const factKey = [said.kind, ...said.key].join("|");
    const draft = this.#drafts.get(factKey) ?? open(said);
    this.#drafts.set(factKey, draft);
    draft.places.push(said.place);
    for (const path of draft.grounds.size < SCAN_LIMITS.grounds ? (said.grounds ?? []) : []) {
      draft.grounds.add(path);
    }
    draft.stacks.push(said.conditions ?? []);
    for (const note of said.notes ?? []) {
      draft.notes.add(note);
    }
    for (const [name, value] of Object.entries(said.attributes)) {
      draft.attributes[name] =
        draft.attributes[name] ?? (typeof value === "string" ? value.toWellFormed() : value);
    }
  }

  /** In the order of their keys. A fact with no place that can be written is none. */
  facts(provenance: ProvenanceWriter): readonly SourceFact[] {
    const drafts = [...this.#drafts].sort(([one], [other]) => compareCodeUnits(one, other));
    return drafts.flatMap(([factKey, draft]) => {
      const written = provenance.written(draft.places);
      return written.sources.length === 0 ? [] : [factOf(factKey, draft, written)];
    });
  }
}

function open(said: SaidFact): FactDraft {
  return { said, attributes: {}, places: [], grounds: new Set(), stacks: [], notes: new Set() };
}

function factOf(factKey: string, draft: FactDraft, { sources, isCut }: WrittenPlaces): SourceFact {
  const { kind, name, serviceKey = null } = draft.said;
  const notes = isCut ? [...draft.notes, "path-too-long"] : [...draft.notes];
  const grounds = groundPaths(draft.grounds).toSorted(compareCodeUnits);
  return {
    factKey,
    kind,
    name,
    serviceKey,
    attributes: draft.attributes,
    sources,
    ...(grounds.length === 0 ? {} : { grounds }),
    condition: conditionOf(draft.stacks),
    notes: notes.sort(compareCodeUnits),
  };
}

/** A path may be longer than a name; neither is ever this long. */
const PART_CHARACTERS = 1000;

function isName(text: string): boolean {
  return !isLongerThan(text, PART_CHARACTERS) && !hasControlCharacter(text) && text.isWellFormed();
}

/** Whether a text may be the name of a thing in a model. */
export function isNameOfFact(text: string): boolean {
  return !isBlank(text) && !isLongerThan(text, SCAN_LIMITS.nameLength) && isName(text);
}
