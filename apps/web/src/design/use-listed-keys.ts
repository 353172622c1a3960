import { useState } from "react";
import { useLetterKeys } from "./use-letter-keys.js";

export interface ListedKeys<Item extends { readonly id: string }> {
  readonly shown: readonly Item[];
  /** The item that is looked at, by its ID. */
  readonly at: string | undefined;
  readonly onAt: (id: string) => void;
  /** What single letters do with that item. */
  readonly letters: Readonly<Record<string, (item: Item) => void>>;
}

/** `j` and `k` lead through the items that are shown, and letters act on one; gives whether keys led to it. */
export function useListedKeys<Item extends { readonly id: string }>({
  shown,
  at,
  onAt,
  letters,
}: ListedKeys<Item>): boolean {
  const [isLedTo, setLedTo] = useState(false);
  const index = shown.findIndex(({ id }) => id === at);
  const move = (places: number) => (): void => {
    const next = index < 0 ? shown[0] : shown[Math.min(Math.max(index + places, 0), shown.length - 1)];
    if (next !== undefined) {
      setLedTo(true);
      onAt(next.id);
    }
  };
  const acts = Object.entries(letters).map(([letter, act]): [string, () => void] => [
    letter,
    () => {
      const item = shown[index];
      if (item !== undefined) {
        act(item);
      }
    },
  ]);
  useLetterKeys({ j: move(1), k: move(-1), ...Object.fromEntries(acts) });
  return isLedTo;
}
