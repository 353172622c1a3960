import type { NoteList } from "../reading/note-list.js";
import type { Place } from "../reading/place.js";

/** An element of a LikeC4 model. */
export interface LikeC4Element {
  /** Its whole name, with those of what it is in. */
  readonly id: string;
  readonly kind: string;
  readonly shape: string;
  readonly hasChildren: boolean;
  readonly place: Place;
}

/** The elements of an exported model by their IDs, each after what it is in. */
export function readElements(document: Place, notes: NoteList): ReadonlyMap<string, LikeC4Element> {
  const places = document.at("elements").members.filter((place) => {
    const isElement = place.isObject && isName(place.key);
    if (!isElement) {
      notes.add(place, "is no element");
    }
    return isElement;
  });
  const ids = new Set(places.map(({ key }) => key));
  const parents = new Set([...ids].map((id) => parentOf(id, ids)));
  const specification = document.at("specification").at("elements");
  return new Map(
    places
      .map((place) => ({ place, depth: place.key.split(".").length }))
      .sort((left, right) => left.depth - right.depth)
      .map(({ place }) => {
        const kind = place.at("kind").text ?? "";
        const shape = [place.at("style"), place, specification.at(kind).at("style")]
          .map((one) => one.at("shape").text)
          .find((one) => one !== null);
        return [
          place.key,
          { id: place.key, kind, shape: shape ?? "", hasChildren: parents.has(place.key), place },
        ];
      }),
  );
}

const NAME_CHARACTERS = 1000;
const NAME_LEVELS = 50;

/** Nobody nests deeper, and looking for what is around a name takes its length at each level. */
function isName(key: string): boolean {
  return key.length <= NAME_CHARACTERS && key.split(".").length <= NAME_LEVELS;
}

/** The ID of the nearest element around one; null when it is in none. */
export function parentOf(id: string, ids: { readonly has: (id: string) => boolean }): string | null {
  for (let end = id.lastIndexOf("."); end > 0; end = id.lastIndexOf(".", end - 1)) {
    const around = id.slice(0, end);
    if (ids.has(around)) {
      return around;
    }
  }
  return null;
}
