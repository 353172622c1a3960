import type { ArchitectureItemOutput } from "./architecture-output.js";
import { FIELDS_OF_ITEMS } from "./fields-of-items.js";
import type { NamedThings } from "./named-things.js";

/** The items that an item names and so needs, by their indexes, each once. */
export function neededItems(item: ArchitectureItemOutput, things: NamedThings): readonly number[] {
  const named = FIELDS_OF_ITEMS[item.kind].flatMap(({ property, names }) => {
    const value = names === undefined ? null : item[property];
    return value === null ? [] : value;
  });
  const indexes = named.flatMap((alias) => {
    const thing = things.of(alias);
    return thing?.what === "item" ? [thing.index] : [];
  });
  return [...new Set(indexes)];
}
