import { useMemo, useState } from "react";
import {
  acceptedAll,
  type Choice,
  chosen,
  decisionOf,
  linksOf,
  NO_CHOICES,
} from "../../../api/item-choices.js";
import type { ArchitectureItem } from "./architecture-queries.js";

/** What somebody chose for the items of an architecture and did not write yet. */
export function useChosenItems(items: readonly ArchitectureItem[]) {
  const [choices, setChoices] = useState(NO_CHOICES);
  const links = useMemo(() => linksOf(items), [items]);
  return {
    choices,
    links,
    sums: decisionOf(choices, items),
    choose: (id: string, choice: Choice | null): void =>
      setChoices((before) => chosen(before, links, { id, choice })),
    acceptAll: (ids: readonly string[]): void => setChoices((before) => acceptedAll(before, links, ids)),
    clear: (): void => setChoices(NO_CHOICES),
  };
}

export type ChosenItems = ReturnType<typeof useChosenItems>;
