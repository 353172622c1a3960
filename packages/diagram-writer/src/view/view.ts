import { type ElementId, hasControlCharacter, isWellFormedText } from "@plumbline/model-core";
import {
  atMostCharacters,
  firstOf,
  guid,
  list,
  NOT_EMPTY,
  type Node,
  type ObjectRule,
  object,
  orElseAlsoNull,
  orNull,
  type ReadOf,
  text,
  type ValueRule,
  word,
} from "@plumbline/model-core/declaring";
import { VIEW_LIMITS } from "../limits.js";
import { NESTED_POSITIONS, POSITIONS } from "./positions.js";
import { BRANCH_ID, FILTERS, FOCUS, OPEN_IDS, REVISION_ID } from "./view-parts.js";

export const VIEW_KINDS = ["landscape", "system", "app", "flow"] as const;
/** What a view shows. */
export type ViewKind = (typeof VIEW_KINDS)[number];

const VALID_TEXT: ValueRule<string> = {
  broken: (text) =>
    isWellFormedText(text) && !hasControlCharacter(text)
      ? null
      : "must be valid Unicode without control characters",
  schema: {},
};

const ELEMENTS = list(guid<ElementId>(), {
  most: VIEW_LIMITS.elementIds,
  repeats: "left-out",
  about: "When not empty, exactly what is shown",
});

const ONE_STATE: ObjectRule<{ readonly branchId?: string; readonly revisionId?: string }> = {
  at: "revisionId",
  check: ({ read, breaksRule }) => {
    if (read.branchId !== undefined && read.revisionId !== undefined) {
      breaksRule("revisionId", "cannot stand beside branchId");
    }
  },
};

interface Places {
  readonly positions?: object;
  readonly nestedPositions?: Readonly<Record<string, object>>;
}

const PLACES_TOGETHER: ObjectRule<Places> = {
  at: "nestedPositions",
  check: ({ read, breaksRule }) => {
    const maps = [read.positions ?? {}, ...Object.values(read.nestedPositions ?? {})];
    const places = maps.reduce((sum, map) => sum + Object.keys(map).length, 0);
    if (places > VIEW_LIMITS.positions) {
      breaksRule(
        "nestedPositions",
        `must hold at most ${VIEW_LIMITS.positions} places with positions, not ${places}`,
      );
    }
  },
};

function leftOut<N extends Node>(node: N) {
  return orElseAlsoNull(node, undefined);
}

/** A kept view of a model: what a diagram shows and where. Not part of the model document. */
export const VIEW = object(
  {
    id: guid(),
    name: text({ rules: [firstOf(VALID_TEXT, NOT_EMPTY, atMostCharacters(VIEW_LIMITS.nameCharacters))] }),
    kind: word(VIEW_KINDS),
    rootId: orNull(guid<ElementId>({ about: "The system or app that such a view is about" })),
    elementIds: orElseAlsoNull(ELEMENTS, []),
    positions: orElseAlsoNull(POSITIONS, {}),
    scenarioId: orNull(guid({ about: "The scenario that a view of kind flow shows" })),
    openIds: leftOut(OPEN_IDS),
    focus: leftOut(FOCUS),
    filters: leftOut(FILTERS),
    nestedPositions: leftOut(NESTED_POSITIONS),
    branchId: leftOut(BRANCH_ID),
    revisionId: leftOut(REVISION_ID),
  },
  { rules: [PLACES_TOGETHER, ONE_STATE] },
);
type Whole = ReadOf<typeof VIEW>;

/** What a view says beyond what every view does; left out where it says nothing. */
export const VIEW_MORE = [
  "openIds",
  "focus",
  "filters",
  "nestedPositions",
  "branchId",
  "revisionId",
] as const;
type More = (typeof VIEW_MORE)[number];

export type View = Omit<Whole, More> & { readonly [Name in More]?: Whole[Name] };
