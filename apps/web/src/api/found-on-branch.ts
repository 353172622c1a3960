import type { NamedFact, NamedKind } from "./fact-names.js";

/** The facts of a branch whose names have a text, those that begin with it first; of one kind where it is named. */
export function foundOnBranch(
  names: readonly NamedFact[],
  text: string,
  kind?: NamedKind,
): readonly NamedFact[] {
  const wanted = text.toLowerCase();
  const ofKind = names.filter((one) => kind === undefined || one.kind === kind);
  const placed = ofKind.map((fact) => ({ fact, at: fact.name.toLowerCase().indexOf(wanted) }));
  return placed
    .filter(({ at }) => at >= 0)
    .toSorted((one, other) => one.at - other.at || one.fact.name.localeCompare(other.fact.name))
    .map(({ fact }) => fact);
}
