import type { ReactNode } from "react";
import { PickedList } from "../../design/picked-list.js";
import { FACT_WORDS as words } from "../../words/facts.js";
import { nameOfThing, type Things } from "./things.js";

export interface ThingChipsProps {
  readonly ids: readonly string[];
  readonly things: Things;
  readonly onRemove: (id: string) => void;
}

/** What is chosen, each with the way to take it out. */
export function ThingChips({ ids, things, onRemove }: ThingChipsProps): ReactNode {
  const items = ids.map((id) => {
    const name = nameOfThing(things, id);
    return { id, name, shown: <span title={name}>{name}</span> };
  });
  return <PickedList items={items} removeWords={words.remove} onRemove={onRemove} />;
}
