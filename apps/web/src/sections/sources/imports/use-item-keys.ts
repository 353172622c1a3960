import { useState } from "react";
import { useLetterKeys } from "../../../design/use-letter-keys.js";
import type { ImportItem } from "../source-records.js";
import type { Choice } from "./item-choices.js";
import { useImportAddress } from "./use-import-address.js";
import type { ItemChoices } from "./use-item-choices.js";

/** `j` and `k` lead through the items that are shown, and a letter chooses; gives whether keys led to the open one. */
export function useItemKeys(shown: readonly ImportItem[], choosing: ItemChoices | null): boolean {
  const { search, change } = useImportAddress();
  const [isLedTo, setLedTo] = useState(false);
  const at = shown.findIndex(({ id }) => id === search.at);
  const move = (places: number) => (): void => {
    const next = at < 0 ? shown[0] : shown[Math.min(Math.max(at + places, 0), shown.length - 1)];
    if (next !== undefined) {
      setLedTo(true);
      change({ at: next.id });
    }
  };
  const choose = (choice: Choice | null) => (): void => {
    const item = shown[at];
    if (item?.state === "open") {
      choosing?.choose(item.id, choice);
    }
  };
  useLetterKeys({
    j: move(1),
    k: move(-1),
    ...(choosing !== null && {
      a: choose("accept"),
      r: choose("reject"),
      n: choose("never"),
      u: choose(null),
    }),
  });
  return isLedTo;
}
