import { object } from "../declaring/containers.js";
import type { ReadOf, SentOf } from "../declaring/node.js";
import { orLeftOut, orNull } from "../declaring/presence.js";
import { guid, label } from "../declaring/values.js";
import type { ElementId } from "../guid.js";
import { FACT_LIMITS } from "../limits.js";
import { STANDING } from "./standing.js";
import { DESCRIPTION, NAME, orNoText, TAGS, TECHNOLOGY } from "./texts.js";

export const ELEMENT_KINDS = ["actor", "system", "app", "store", "component"] as const;
export type ElementKind = (typeof ELEMENT_KINDS)[number];

export const ELEMENT_STATUSES = ["current", "planned", "deprecated", "removed"] as const;
export type ElementStatus = (typeof ELEMENT_STATUSES)[number];

/** An element as a model document holds it (docs/reference/model.md#elements). */
export const ELEMENT_OF_DOCUMENT = object({
  id: guid<ElementId>(),
  kind: label(ELEMENT_KINDS),
  name: NAME,
  description: DESCRIPTION,
  technology: TECHNOLOGY,
  icon: orNoText(FACT_LIMITS.iconLength),
  status: label(ELEMENT_STATUSES),
  parentId: orNull(guid<ElementId>()),
  tags: TAGS,
  ...STANDING,
});
export type SentElement = SentOf<typeof ELEMENT_OF_DOCUMENT>;

const RESPONSIBLE = orNull(guid({ about: "The member of the workspace responsible for it" }));

/** The same with what only the model has. */
export const ELEMENT = object({ ...ELEMENT_OF_DOCUMENT.fields, ownerId: RESPONSIBLE });

/** The same as an edit states it, who need not say who is responsible. */
export const ELEMENT_OF_EDIT = object({ ...ELEMENT_OF_DOCUMENT.fields, ownerId: orLeftOut(RESPONSIBLE) });
export type Element = ReadOf<typeof ELEMENT>;
export type EditedElement = SentOf<typeof ELEMENT>;
