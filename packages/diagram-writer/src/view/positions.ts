import { parseGuid } from "@plumbline/model-core";
import { from, mapOf, number, object, type ReadOf } from "@plumbline/model-core/declaring";
import { VIEW_LIMITS } from "../limits.js";

const COORDINATE = number({
  rules: [from(-VIEW_LIMITS.coordinate, VIEW_LIMITS.coordinate)],
  wrong: "must be a number",
});

const POSITION = object({ x: COORDINATE, y: COORDINATE }, { wrong: "must be an object with x and y" });
/** A place in a drawing, in pixels, y downwards. */
export type Position = ReadOf<typeof POSITION>;

const BY_ID = {
  keyOf: parseGuid,
  noKey: "must be named by a GUID",
  repeated: "names an element a second time",
  fault: "rule",
} as const;

export const POSITIONS = mapOf(POSITION, {
  most: VIEW_LIMITS.positions,
  keys: BY_ID,
  about: "Where the top left corners of boxes are, in pixels, by the ID of an element or channel",
});

export const NESTED_POSITIONS = mapOf(mapOf(POSITION, { most: VIEW_LIMITS.positions, keys: BY_ID }), {
  most: VIEW_LIMITS.positions,
  keys: BY_ID,
  about:
    "Where boxes are within an opened part, from its top left corner: by the ID of the part, then theirs",
});
