import type { Choice } from "../../../api/item-choices.js";
import { useListedKeys } from "../../../design/use-listed-keys.js";
import type { ImportItem } from "../source-records.js";
import { useImportAddress } from "./use-import-address.js";
import type { ItemChoices } from "./use-item-choices.js";

/** Keys lead through the items that are shown, and choose; gives whether they led to the open one. */
export function useItemKeys(shown: readonly ImportItem[], choosing: ItemChoices | null): boolean {
  const { search, change } = useImportAddress();
  const choose =
    (choice: Choice | null) =>
    ({ id, state }: ImportItem): void => {
      if (state === "open") {
        choosing?.choose(id, choice);
      }
    };
  return useListedKeys({
    shown,
    at: search.at,
    onAt: (at) => change({ at }),
    letters: {
      ...(choosing !== null && {
        a: choose("accept"),
        r: choose("reject"),
        n: choose("never"),
        u: choose(null),
      }),
    },
  });
}
