import type { LocalLayout } from "./place-scene.js";
import { gridPlaces, type Siblings } from "./sibling-layout.js";

/** What the layout in layers does at once; its time grows faster than the picture. */
const MOST_PARTS = 150;

const laid = new Map<string, LocalLayout>();
const underway = new Map<string, Promise<LocalLayout>>();

/** Names a layout by all that it depends on. */
function keyOf({ parts, lines }: Siblings): string {
  const boxes = parts.map(({ id, width, height }) => `${id} ${width} ${height}`);
  return [...boxes, ...lines.map(({ fromId, toId }) => `${fromId}>${toId}`)].join("\n");
}

/** A layout that was made before, or takes no time; otherwise nothing. */
export function knownPlaces(siblings: Siblings): LocalLayout | undefined {
  const { parts, lines } = siblings;
  if (parts.length < 2 || parts.length > MOST_PARTS || lines.length === 0) {
    return gridPlaces(siblings);
  }
  return laid.get(keyOf(siblings));
}

/** The layout of parts that stand side by side, made once; in rows where the layouter fails. */
export async function makePlaces(siblings: Siblings): Promise<LocalLayout> {
  const known = knownPlaces(siblings);
  if (known !== undefined) {
    return known;
  }
  const key = keyOf(siblings);
  const begun = underway.get(key) ?? layOut(siblings, key);
  underway.set(key, begun);
  return begun;
}

async function layOut(siblings: Siblings, key: string): Promise<LocalLayout> {
  const { elkPlaces } = await import("./elk-places.js");
  const places = await elkPlaces(siblings).catch(() => gridPlaces(siblings));
  laid.set(key, places);
  underway.delete(key);
  return places;
}
