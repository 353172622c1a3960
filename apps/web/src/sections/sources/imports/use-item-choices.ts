import { useMemo, useState } from "react";
import {
  acceptedAll,
  type Choice,
  type Choices,
  chosen,
  decisionOf,
  linksOf,
  NO_CHOICES,
} from "../../../api/item-choices.js";
import type { ImportItem } from "../source-records.js";
import type { Targets } from "./decide-in-turn.js";

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
    /** The fact that an item is: null makes a new one, undefined leaves it at what it is matched with. */
    setTarget: (id: string, target: string | null | undefined): void =>
      setTargets((before) => {
        const next = new Map(before);
        if (target === undefined) {
          next.delete(id);
        } else {
          next.set(id, target);
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
