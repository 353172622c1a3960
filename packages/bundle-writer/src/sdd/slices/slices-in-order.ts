import { compareCodeUnits, present } from "@plumbline/model-core";
import { type Dependencies, strongComponents } from "./strong-components.js";

interface Slice {
  /** In order. */
  readonly ids: readonly string[];
  /** How many slices lie below it at most, one under the other. */
  readonly level: number;
}

/** Slices of things in the order to build them: by how much lies below them, then by the lowest ID. */
export function slicesInOrder(dependencies: Dependencies): readonly (readonly string[])[] {
  const sliceOf = new Map<string, Slice>();
  for (const component of strongComponents(dependencies)) {
    const slice = {
      ids: component.toSorted(compareCodeUnits),
      level: levelOf(component, dependencies, sliceOf),
    };
    for (const id of component) {
      sliceOf.set(id, slice);
    }
  }
  return [...new Set(sliceOf.values())].sort(byLevel).map(({ ids }) => ids);
}

/** All that a component depends on outside of itself has its slice already. */
function levelOf(
  component: readonly string[],
  dependencies: Dependencies,
  sliceOf: ReadonlyMap<string, Slice>,
): number {
  let level = 0;
  for (const id of component) {
    for (const below of present(dependencies.get(id))) {
      level = Math.max(level, (sliceOf.get(below)?.level ?? -1) + 1);
    }
  }
  return level;
}

function byLevel(left: Slice, right: Slice): number {
  return left.level - right.level || compareCodeUnits(present(left.ids[0]), present(right.ids[0]));
}
