import type { RawPath } from "./edit-raw.js";
import type { Fault } from "./faults-of-value.js";

/** How many documents get how many faults at once. */
export type FaultsOfDocuments = readonly (readonly [faults: number, documents: number])[];

/** A small document has no room for many faults: after so many draws for each it has fewer. */
const DRAWS = 10;

/** Documents with several faults, drawn in an order that is always the same: what comes first, and what hides what. */
export function severalFaults(
  faults: readonly Fault[],
  documents: FaultsOfDocuments,
): readonly (readonly Fault[])[] {
  let drawn = 1;
  const draw = (): number => {
    drawn = (drawn * 48_271) % 2_147_483_647;
    return drawn % faults.length;
  };
  return documents.flatMap(([count, length]) => Array.from({ length }, () => drawApart(faults, count, draw)));
}

/** Faults none of which is inside another; the last of the document first, so that none moves the place of another. */
function drawApart(faults: readonly Fault[], count: number, draw: () => number): readonly Fault[] {
  const apart = new Map<number, Fault>();
  for (let drawn = 0; apart.size < count && drawn < DRAWS * count; drawn += 1) {
    const place = draw();
    const next = faults[place] as Fault;
    if (![...apart.values()].some(({ path }) => isWithin(path, next.path) || isWithin(next.path, path))) {
      apart.set(place, next);
    }
  }
  return [...apart].sort(([one], [other]) => other - one).map(([, fault]) => fault);
}

function isWithin(path: RawPath, holder: RawPath): boolean {
  return holder.every((key, index) => path[index] === key);
}
