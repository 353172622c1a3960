import type { DataPlace } from "../reading/data-place.js";

const STEPS = 20;

/** The place that a reference leads to, through others; null when it leads out of the document or in a circle. */
export function followReference(root: DataPlace, place: DataPlace): DataPlace | null {
  let here: DataPlace | null = place;
  for (let step = 0; step < STEPS && here !== null; step += 1) {
    const reference: string | null = here.at("$ref").text;
    if (reference === null) {
      return here;
    }
    here = pointedAt(root, reference);
  }
  return null;
}

/** The place of a JSON pointer in a fragment (`#/components/schemas/Order`). */
export function pointedAt(root: DataPlace, reference: string): DataPlace | null {
  if (!reference.startsWith("#/") || reference.length > 2000) {
    return null;
  }
  let place: DataPlace = root;
  for (const token of reference.slice(2).split("/")) {
    const key = decoded(token).replaceAll("~1", "/").replaceAll("~0", "~");
    const entry = /^\d{1,6}$/.test(key) ? place.entries[Number(key)] : undefined;
    place = entry ?? place.at(key);
  }
  return place.value === undefined ? null : place;
}

function decoded(token: string): string {
  try {
    return decodeURIComponent(token);
  } catch {
    return token;
  }
}
