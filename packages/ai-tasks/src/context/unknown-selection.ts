import { FACT_KINDS, type Issue, LIST_OF_KIND } from "@plumbline/model-core";
import type { DesignState } from "./design-context.js";

/** What a selection names that the state does not have; `also` has other things that may be selected. */
export function unknownSelection(
  { index: { model }, scenarios }: DesignState,
  selection: readonly string[],
  also: ReadonlySet<string> = new Set(),
): readonly Issue[] {
  const known = new Set<string>([
    ...FACT_KINDS.flatMap((kind) => model[LIST_OF_KIND[kind]].map(({ id }): string => id)),
    ...scenarios.map(({ id }) => id),
  ]);
  return selection.flatMap((id, at) =>
    known.has(id) || also.has(id) ? [] : [{ field: `selection[${at}]`, message: "is not in the project" }],
  );
}
