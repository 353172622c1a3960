import {
  ELEMENT_KINDS,
  ELEMENT_STATUSES,
  type ElementId,
  FACT_LIMITS,
  FACT_STATUSES,
  type Guid,
} from "@plumbline/model-core";
import {
  atMostCharacters,
  boolean,
  from,
  guid,
  integer,
  list,
  type Node,
  object,
  orElseAlsoNull,
  orNull,
  type ReadOf,
  text,
  word,
} from "@plumbline/model-core/declaring";
import { VIEW_LIMITS } from "../limits.js";

/** Which containers are opened in place. */
export const OPEN_IDS = list(guid<ElementId>(), {
  most: VIEW_LIMITS.elementIds,
  repeats: "left-out",
  about: "Elements of which what is directly inside is shown, where they are shown themselves",
});

export const FOCUS = object(
  {
    id: guid({ about: "An element or channel" }),
    steps: integer({
      rules: [from(1, VIEW_LIMITS.focusSteps)],
      about: "How many lines away what is shown may be",
    }),
  },
  { about: "One part and what is around it; the rest is left out" },
);
export type Focus = ReadOf<typeof FOCUS>;

/** What a filter of kinds may name: those of elements, and channels. */
export const FILTERED_KINDS = [...ELEMENT_KINDS, "channel"] as const;

function anyOf<Entry extends Node>(entry: Entry, about: string) {
  return orElseAlsoNull(list(entry, { most: VIEW_LIMITS.filterValues, repeats: "left-out", about }), []);
}

export const FILTERS = object(
  {
    labels: anyOf(word(FACT_STATUSES), "Truth labels"),
    statuses: anyOf(word(ELEMENT_STATUSES), "Of elements"),
    kinds: anyOf(word(FILTERED_KINDS), "Of elements, and channel"),
    technologies: anyOf(
      text({ rules: [atMostCharacters(FACT_LIMITS.technologyLength)] }),
      "Whole, of elements",
    ),
    tags: anyOf(
      text({ rules: [atMostCharacters(FACT_LIMITS.tagLength)] }),
      "Whole, of elements: one of them is enough",
    ),
    stale: orNull(boolean({ about: "true: what is marked stale alone; false: what is not" })),
  },
  { about: "What is shown meets each list that is not empty" },
);
export type Filters = ReadOf<typeof FILTERS>;

export const BRANCH_ID = guid<Guid>({ about: "The open branch that is drawn, in place of main" });
export const REVISION_ID = guid<Guid>({ about: "The revision that is drawn; not beside branchId" });
