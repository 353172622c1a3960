import type { Estimate } from "../../../api/cost-queries.js";
import { compareNames } from "../../../design/compare-names.js";

type ElementSum = Estimate["byElement"][number];

interface Placed {
  readonly id: string;
  readonly name: string;
  readonly parentId: string | null;
}

/** A part with what it costs, and how deep it stands below its system. */
export interface SumRow extends ElementSum {
  /** Null where the model has no such part. */
  readonly name: string | null;
  readonly level: number;
}

/** Sums in the order of a tree: systems by name, below each what is inside it. A part that is not in the model stands alone. */
export function sumRows(sums: readonly ElementSum[], elements: readonly Placed[]): readonly SumRow[] {
  const placed = new Map(elements.map((element) => [element.id, element]));
  const summed = new Set(sums.map(({ elementId }) => elementId));
  const parentOf = ({ elementId }: ElementSum): string | null => {
    const parent = placed.get(elementId)?.parentId ?? null;
    return parent !== null && summed.has(parent) ? parent : null;
  };
  const nameOf = ({ elementId }: ElementSum): string | null => placed.get(elementId)?.name ?? null;
  const children = Map.groupBy(sums, parentOf);
  const below = (parent: string | null, level: number): readonly SumRow[] =>
    (children.get(parent) ?? [])
      .toSorted((one, other) => compareNames(nameOf(one) ?? "\uffff", nameOf(other) ?? "\uffff"))
      .flatMap((sum) => [{ ...sum, name: nameOf(sum), level }, ...below(sum.elementId, level + 1)]);
  return below(null, 0);
}
