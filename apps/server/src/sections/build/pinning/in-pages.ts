/** A list in parts of so many. */
export function* inPages<Item>(items: readonly Item[], most: number): Generator<readonly Item[]> {
  for (let from = 0; from < items.length; from += most) {
    yield items.slice(from, from + most);
  }
}
