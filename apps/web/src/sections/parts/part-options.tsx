import type { FactKind } from "@plumbline/model-core";
import type { ReactNode } from "react";
import type { Whole } from "./whole.js";

/** The facts of a kind, by their names. */
export function PartOptions({ whole, of }: { readonly whole: Whole; readonly of: FactKind }): ReactNode {
  const facts = [...whole.names.values()].filter(({ kind }) => kind === of);
  return facts
    .toSorted((a, b) => a.name.localeCompare(b.name))
    .map(({ id, name }) => (
      <option key={id} value={id}>
        {name}
      </option>
    ));
}
