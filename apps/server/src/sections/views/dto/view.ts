import { missingIds, placedIds, VIEW, type View } from "@plumbline/diagram-writer";
import { guid, list, object, orNull } from "@plumbline/model-core/declaring";
import { declared } from "../../../platform/openapi/declared.js";
import type { PresentIds } from "../../model/streams/model.repository.js";

export const NewViewRequest = declared("NewViewRequest", VIEW, "sent");

export const ReplaceViewRequest = declared(
  "ReplaceViewRequest",
  object({ ...VIEW.fields, id: orNull(guid({ about: "The ID of the path, or missing" })) }),
  "sent",
);

export const ViewResponse = declared(
  "ViewResponse",
  object({
    ...VIEW.fields,
    missingIds: list(guid(), { about: "What the view names and the main model does not have" }),
  }),
  "answered",
);

/** A view, and what it names that the main model does not have. */
export type ViewAnswer = View & { readonly missingIds: readonly string[] };

/** Every ID of a part of the model that a view names. */
export function namedIds(view: View): readonly string[] {
  const { rootId, elementIds, openIds = [] } = view;
  return [...(rootId === null ? [] : [rootId]), ...elementIds, ...openIds, ...placedIds(view)];
}

/** A view as it is answered; `present` has to know the parts it names. */
export function toViewResponse(view: View, present: PresentIds): ViewAnswer {
  const named = namedIds(view);
  const ofKind = (kind: "element" | "channel") =>
    named.filter((id) => present.get(id) === kind).map((id) => ({ id }));
  return {
    ...view,
    missingIds: missingIds(view, { elements: ofKind("element"), channels: ofKind("channel") }),
  };
}
