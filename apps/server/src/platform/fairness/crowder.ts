import type { Asker } from "./asker.js";

/**
 * Who makes place where too many wait: the newest of the caller that holds most places, in the workspace that holds
 * most. So whoever holds few is never sent away for what others hold.
 * @param waiting the longest waiting first
 */
export function crowderOf<Item extends { readonly asker: Asker }>(
  waiting: readonly Item[],
): Item | undefined {
  const ofWorkspace = largestGroup(waiting.toReversed(), ({ asker }) => asker.workspace);
  return largestGroup(ofWorkspace, ({ asker }) => asker.caller)[0];
}

/** Of groups that are equally large, the one that comes first. */
function largestGroup<Item>(items: readonly Item[], keyOf: (item: Item) => string): readonly Item[] {
  const groups = [...Map.groupBy(items, keyOf).values()];
  return groups.reduce((largest, group) => (group.length > largest.length ? group : largest), []);
}
