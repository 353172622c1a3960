import { describe, expect, it } from "@jest/globals";
import { compareCodeUnits, present } from "@plumbline/model-core";
import fc from "fast-check";
import { slicesInOrder } from "./slices-in-order.js";

type Edges = readonly (readonly [string, string])[];

function dependencies(ids: readonly string[], edges: Edges): ReadonlyMap<string, ReadonlySet<string>> {
  return new Map(ids.map((id) => [id, new Set(edges.filter(([from]) => from === id).map(([, to]) => to))]));
}

/** Everything that a thing leads to, itself too. */
function reached(from: string, edges: Edges): ReadonlySet<string> {
  const found = new Set([from]);
  for (const id of found) {
    for (const [, to] of edges.filter(([start]) => start === id)) {
      found.add(to);
    }
  }
  return found;
}

const IDS = ["a", "b", "c", "d", "e", "f", "g"];
const anyId = fc.constantFrom(...IDS);
const anyEdges = fc.array(fc.tuple(anyId, anyId), { maxLength: 10 });

describe("implementation slices", () => {
  it("have what is called before what calls it, ties by ID", () => {
    const edges: Edges = [
      ["a", "z"],
      ["b", "a"],
      ["c", "z"],
    ];
    expect(slicesInOrder(dependencies(["c", "b", "a", "z", "y"], edges))).toEqual([
      ["y"],
      ["z"],
      ["a"],
      ["c"],
      ["b"],
    ]);
  });

  it("hold what depends on itself in a circle together, in the order of IDs", () => {
    const edges: Edges = [
      ["c", "a"],
      ["a", "b"],
      ["b", "c"],
      ["d", "b"],
      ["e", "e"],
    ];
    expect(slicesInOrder(dependencies(["d", "c", "b", "e", "a"], edges))).toEqual([
      ["a", "b", "c"],
      ["e"],
      ["d"],
    ]);
  });

  it("are those that lead to each other, none before what it leads to, whatever the order", () => {
    const property = fc.property(
      anyEdges,
      fc.shuffledSubarray(IDS, { minLength: IDS.length }),
      (edges, ids) => {
        const slices = slicesInOrder(dependencies(ids, edges));
        expect(slices).toEqual(slicesInOrder(dependencies(IDS, edges.toReversed())));
        const place = new Map(slices.flatMap((slice, at) => slice.map((id) => [id, at] as const)));
        expect([...place.keys()].sort(compareCodeUnits)).toEqual(IDS);
        for (const from of IDS) {
          for (const to of reached(from, edges)) {
            const isMutual = reached(to, edges).has(from);
            expect(present(place.get(to)) === present(place.get(from))).toBe(isMutual);
            expect(present(place.get(to))).toBeLessThanOrEqual(present(place.get(from)));
          }
        }
      },
    );
    fc.assert(property, { seed: 6, numRuns: 500 });
  });

  it("are found of a chain that is longer than any stack", () => {
    const ids = Array.from({ length: 50_000 }, (_, at) => String(at).padStart(6, "0"));
    const chain = new Map(ids.map((id, at) => [id, new Set(ids.slice(at + 1, at + 2))]));
    expect(slicesInOrder(chain).flat()).toEqual(ids.toReversed());
  });
});
