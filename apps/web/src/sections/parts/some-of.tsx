import { type ReactNode, useState } from "react";
import { Button } from "../../design/button.js";
import { PART_WORDS as words } from "../../words/parts.js";

export interface SomeOfProps<Item> {
  readonly items: readonly Item[];
  readonly keyOf: (item: Item) => string;
  readonly row: (item: Item) => ReactNode;
}

const SHOWN = 20;

/** The first entries of a list, and the rest when they are asked for. */
export function SomeOf<Item>({ items, keyOf, row }: SomeOfProps<Item>): ReactNode {
  const [isAll, setAll] = useState(false);
  const shown = isAll ? items : items.slice(0, SHOWN);
  return (
    <>
      <ul>
        {shown.map((item) => (
          <li key={keyOf(item)}>{row(item)}</li>
        ))}
      </ul>
      {shown.length < items.length && (
        <Button size="small" onClick={() => setAll(true)}>
          {words.showMore(items.length)}
        </Button>
      )}
    </>
  );
}
