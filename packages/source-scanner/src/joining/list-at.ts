/** The list that a map has at a key, which is there from now on. */
export function listAt<Key, Item>(map: Map<Key, Item[]>, key: Key): Item[] {
  const list = map.get(key) ?? [];
  map.set(key, list);
  return list;
}
