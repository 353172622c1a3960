/** What a map holds for a key; where it holds nothing, it holds what is made from then on. */
export function held<Value>(map: Map<string, Value>, key: string, make: () => Value): Value {
  const before = map.get(key);
  if (before !== undefined) {
    return before;
  }
  const value = make();
  map.set(key, value);
  return value;
}
