import { CONVERT_LIMITS } from "../limits.js";
import type { NoteList } from "../reading/note-list.js";
import type { Place } from "../reading/place.js";
import { resolvePointer } from "./resolve-pointer.js";

export const ELSEWHERE = "leads out of the document: what stands there is not fetched";
export const NOWHERE = "leads to nothing in the document";
export const IN_A_CIRCLE = "leads from reference to reference, too often or in a circle";

interface ReferenceOptions {
  /** A place with something beside a reference is no reference. */
  readonly isAlone?: boolean;
}

/** Where references lead from a place. */
interface WayOfReference {
  /** The places on the way that hold a reference. */
  readonly passed: readonly Place[];
  /** What stands at the end; null, with a note, when nothing does. */
  readonly target: Place | null;
}

/** What is meant by a place that may be a reference into its document; null, with a note, when nothing is there. */
export function followReference(
  place: Place,
  document: Place,
  notes: NoteList,
  options: ReferenceOptions = {},
): Place | null {
  return wayOfReference(place, document, notes, options).target;
}

/** The same with the places on the way. */
export function wayOfReference(
  place: Place,
  document: Place,
  notes: NoteList,
  { isAlone = false }: ReferenceOptions = {},
): WayOfReference {
  const passed: Place[] = [];
  let here = place;
  for (let step = 0; step < CONVERT_LIMITS.referenceSteps; step += 1) {
    const reference = here.at("$ref");
    if (typeof reference.value !== "string" || (isAlone && here.members.length > 1)) {
      return { passed, target: here };
    }
    passed.push(here);
    const next = resolvePointer(document, reference.value);
    if (next === null) {
      notes.add(reference, reference.value.startsWith("#") ? NOWHERE : ELSEWHERE);
      return { passed, target: null };
    }
    here = next;
  }
  notes.add(place, IN_A_CIRCLE);
  return { passed, target: null };
}
