import { useCallback, useEffect, useRef, useState } from "react";
import { failed } from "./use-answer.js";

export interface List<Item> {
  readonly items: readonly Item[];
  readonly isWhole: boolean;
  readonly sentences: readonly string[];
}

const EMPTY = { items: [], isWhole: false, sentences: [] };

/** The first entries of a list, and more on demand: the next page is asked for when its first entry is. */
export function useList<Item>(
  read: (signal: AbortSignal) => AsyncGenerator<Item>,
  step = 50,
): readonly [List<Item>, () => void] {
  const [list, setList] = useState<List<Item>>(EMPTY);
  const entries = useRef<AsyncGenerator<Item>>(null);
  const more = useCallback(async () => {
    const source = entries.current;
    const add = (change: (before: List<Item>) => List<Item>) => source === entries.current && setList(change);
    try {
      const { items, isWhole } = await taken(source, step);
      add((before) => ({ items: [...before.items, ...items], isWhole, sentences: [] }));
    } catch (error) {
      add((before) => ({ ...before, ...failed(error) }));
    }
  }, [step]);
  useEffect(() => {
    const leaving = new AbortController();
    entries.current = read(leaving.signal);
    setList(EMPTY);
    void more();
    return () => {
      entries.current = null;
      leaving.abort();
    };
  }, [read, more]);
  return [list, more];
}

async function taken<Item>(source: AsyncGenerator<Item> | null, step: number) {
  const items: Item[] = [];
  while (source !== null && items.length < step) {
    const { done, value } = await source.next();
    if (done) {
      return { items, isWhole: true };
    }
    items.push(value);
  }
  return { items, isWhole: false };
}
