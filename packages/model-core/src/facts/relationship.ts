import { object } from "../declaring/containers.js";
import type { ReadOf, SentOf } from "../declaring/node.js";
import { guid, labelOr } from "../declaring/values.js";
import type { ElementId, RelationshipId } from "../guid.js";
import { FACT_LIMITS } from "../limits.js";
import { STANDING } from "./standing.js";
import { orNoText, TECHNOLOGY } from "./texts.js";

export const RELATIONSHIP_KINDS = ["structural", "behavioural"] as const;
export type RelationshipKind = (typeof RELATIONSHIP_KINDS)[number];

/** See docs/reference/model.md#relationships. */
export const RELATIONSHIP = object({
  id: guid<RelationshipId>(),
  fromId: guid<ElementId>(),
  toId: guid<ElementId>(),
  label: orNoText(FACT_LIMITS.labelLength),
  technology: TECHNOLOGY,
  kind: labelOr(RELATIONSHIP_KINDS, "structural"),
  lineShape: orNoText(FACT_LIMITS.lineShapeLength),
  ...STANDING,
});
export type Relationship = ReadOf<typeof RELATIONSHIP>;
export type SentRelationship = SentOf<typeof RELATIONSHIP>;
