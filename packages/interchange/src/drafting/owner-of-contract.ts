import { type ElementId, parseGuid } from "@plumbline/model-core";
import type { Place } from "../reading/place.js";
import type { ConverterInput } from "./converted.js";
import type { ModelDraft } from "./model-draft.js";
import { idOfNamedElement } from "./start-draft.js";

/** The element that a contract is of: the one that the caller names, or else a system named after the contract. */
export function ownerOfContract(
  draft: ModelDraft,
  document: Place,
  { ownerId }: Pick<ConverterInput, "ownerId">,
): ElementId {
  if (ownerId !== null) {
    return ownerId;
  }
  const info = document.at("info");
  const writtenOf = parseGuid(document.at("x-element-id").value);
  const title = info.at("title");
  return draft.element({
    ...(writtenOf === null ? {} : { id: idOfNamedElement(writtenOf) }),
    key: "owner",
    kind: "system",
    name: title.word ?? "Untitled contract",
    description: info.at("description").text,
    at: info,
  });
}
