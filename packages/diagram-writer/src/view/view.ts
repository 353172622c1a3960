import { type ElementId, hasControlCharacter, isWellFormedText, parseGuid } from "@plumbline/model-core";
import {
  atMostCharacters,
  firstOf,
  from,
  guid,
  list,
  mapOf,
  NOT_EMPTY,
  number,
  object,
  orElseAlsoNull,
  orNull,
  type ReadOf,
  text,
  type ValueRule,
  word,
} from "@plumbline/model-core/declaring";
import { VIEW_LIMITS } from "../limits.js";

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

const COORDINATE = number({
  rules: [from(-VIEW_LIMITS.coordinate, VIEW_LIMITS.coordinate)],
  wrong: "must be a number",
});

const POSITION = object({ x: COORDINATE, y: COORDINATE }, { wrong: "must be an object with x and y" });
/** A place in a drawing, in pixels, y downwards. */
export type Position = ReadOf<typeof POSITION>;

const POSITIONS = mapOf(POSITION, {
  most: VIEW_LIMITS.positions,
  keys: {
    keyOf: parseGuid,
    noKey: "must be named by a GUID",
    repeated: "names an element a second time",
    fault: "rule",
  },
  about: "Where the top left corners of boxes are, in pixels, by the ID of an element or channel",
});

const ELEMENTS = list(guid<ElementId>(), {
  most: VIEW_LIMITS.elementIds,
  repeats: "left-out",
  about: "When not empty, exactly what is shown",
});

/** A kept view of a model: what a diagram shows and where. Not part of the model document. */
export const VIEW = object({
  id: guid(),
  name: text({ rules: [firstOf(VALID_TEXT, NOT_EMPTY, atMostCharacters(VIEW_LIMITS.nameCharacters))] }),
  kind: word(VIEW_KINDS),
  rootId: orNull(guid<ElementId>({ about: "The system or app that such a view is about" })),
  elementIds: orElseAlsoNull(ELEMENTS, []),
  positions: orElseAlsoNull(POSITIONS, {}),
  scenarioId: orNull(guid({ about: "The scenario that a view of kind flow shows" })),
});
export type View = ReadOf<typeof VIEW>;
