import { CONVERT_LIMITS } from "../limits.js";
import type { NoteList } from "../reading/note-list.js";
import type { Place } from "../reading/place.js";
import { resolvePointer } from "./resolve-pointer.js";

export const ELSEWHERE = "leads out of the document: what stands there is not fetched";
export const NOWHERE = "leads to nothing in the document";
export const IN_A_CIRCLE = "leads from reference to reference, too often or in a circle";

/**
 * What is meant by a place that may be a reference into its document; null, with a note, when nothing is there. Where
 * `isAlone` a place with something beside a reference is no reference.
 */
export function followReference(
  place: Place,
  document: Place,
  notes: NoteList,
  { isAlone = false }: { readonly isAlone?: boolean } = {},
): Place | null {
  let here = place;
  for (let step = 0; step < CONVERT_LIMITS.referenceSteps; step += 1) {
    const reference = here.at("$ref");
    if (typeof reference.value !== "string" || (isAlone && here.members.length > 1)) {
      return here;
    }
    const next = resolvePointer(document, reference.value);
    if (next === null) {
      notes.add(reference, reference.value.startsWith("#") ? NOWHERE : ELSEWHERE);
      return null;
    }
    here = next;
  }
  notes.add(place, IN_A_CIRCLE);
  return null;
}
