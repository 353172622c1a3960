import { useMemo, useState } from "react";
import type { ImportItem } from "../source-records.js";
import {
  acceptedAll,
  type Choice,
  type Choices,
  chosen,
  decisionOf,
  linksOf,
  NO_CHOICES,
} from "./item-choices.js";
import type { Targets } from "./use-decide.js";

const NO_TARGETS: Targets = new Map();

/** What somebody chose for the items of an import and did not write yet. */
export function useItemChoices(items: readonly ImportItem[]) {
  const [choices, setChoices] = useState<Choices>(NO_CHOICES);
  const [targets, setTargets] = useState<Targets>(NO_TARGETS);
  const links = useMemo(() => linksOf(items), [items]);
  return {
    choices,
    targets,
    links,
    sums: decisionOf(choices, items),
    choose: (id: string, choice: Choice | null): void =>
      setChoices((before) => chosen(before, links, { id, choice })),
    acceptAll: (ids: readonly string[]): void => setChoices((before) => acceptedAll(before, links, ids)),
    /** Whether an item makes a new fact beside the one that it is matched with. */
    makeNew: (id: string, isNew: boolean): void =>
      setTargets((before) => {
        const next = new Map(before);
        if (isNew) {
          next.set(id, null);
        } else {
          next.delete(id);
        }
        return next;
      }),
    clear: (): void => {
      setChoices(NO_CHOICES);
      setTargets(NO_TARGETS);
    },
  };
}

export type ItemChoices = ReturnType<typeof useItemChoices>;
