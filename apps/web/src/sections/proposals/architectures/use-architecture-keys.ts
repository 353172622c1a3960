import { useState } from "react";
import { type Choice, rejectedNeeds } from "../../../api/item-choices.js";
import { useListedKeys } from "../../../design/use-listed-keys.js";
import type { ArchitectureItem } from "./architecture-queries.js";
import type { ChosenItems } from "./use-chosen-items.js";

/** Keys lead through the items, and choose as their buttons do; gives the item that they led to. */
export function useArchitectureKeys(
  items: readonly ArchitectureItem[],
  choosing: ChosenItems | null,
): string | undefined {
  const [at, setAt] = useState<string>();
  const choose =
    (choice: Choice | null) =>
    ({ id, state }: ArchitectureItem): void => {
      if (choosing === null || state !== "open") {
        return;
      }
      if (choice !== "accept" || rejectedNeeds(id, choosing.links).length === 0) {
        choosing.choose(id, choice);
      }
    };
  useListedKeys({
    shown: items,
    at,
    onAt: setAt,
    letters: {
      ...(choosing !== null && { a: choose("accept"), r: choose("reject"), u: choose(null) }),
    },
  });
  return at;
}
