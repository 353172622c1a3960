import type { AnswerError } from "../tasks/checked-answer.js";
import type { ArchitectureItemOutput } from "./architecture-output.js";
import type { NamedThings } from "./named-things.js";
import { neededItems } from "./needed-items.js";

/** The items that need themselves, through others or at once: nobody could accept them. */
export function cyclesOfItems(
  items: readonly ArchitectureItemOutput[],
  things: NamedThings,
): readonly AnswerError[] {
  const waiting = new Map(items.map((item, index) => [index, neededItems(item, things)]));
  for (let free = freeOf(waiting); free.length > 0; free = freeOf(waiting)) {
    for (const index of free) {
      waiting.delete(index);
    }
  }
  return [...waiting.keys()].map((index) => ({
    pointer: `/items/${index}`,
    message: "needs items that need each other in a circle",
  }));
}

/** Those that need nothing that waits. */
function freeOf(waiting: ReadonlyMap<number, readonly number[]>): readonly number[] {
  return [...waiting].flatMap(([index, needs]) =>
    needs.some((needed) => waiting.has(needed)) ? [] : [index],
  );
}
