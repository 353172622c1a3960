import type { Guid, Issue } from "@plumbline/model-core";
import type { ArchitectureItem } from "./architecture-item.js";

/** What a person says of items, by their IDs. */
export interface SaidOfItems {
  readonly accept: readonly Guid[];
  readonly reject: readonly Guid[];
}

/** Why a decision of items cannot be taken at all: it names nothing, or not one open item in one way. */
export function issuesOfSaid(items: readonly ArchitectureItem[], said: SaidOfItems): readonly Issue[] {
  if (said.accept.length + said.reject.length === 0) {
    return [{ field: "", message: "accept and reject name no item" }];
  }
  const seen = new Set<Guid>();
  return (["accept", "reject"] as const).flatMap((list) =>
    said[list].flatMap((id, index) => {
      const message = whyNot(
        items.find((item) => item.id === id),
        seen.has(id),
      );
      seen.add(id);
      return message === null ? [] : [{ field: `${list}[${index}]`, message }];
    }),
  );
}

function whyNot(item: ArchitectureItem | undefined, isRepeated: boolean): string | null {
  if (item === undefined) {
    return "names no item of the proposal";
  }
  if (item.state !== "open") {
    return `names an item that was ${item.state}`;
  }
  return isRepeated ? "names an item twice" : null;
}

/** These and the open items that depend on them, through others too. */
export function withDependents(items: readonly ArchitectureItem[], ids: readonly Guid[]): ReadonlySet<Guid> {
  const found = new Set(ids);
  for (let before = -1; before < found.size; ) {
    before = found.size;
    for (const { id, state, dependsOn } of items) {
      if (state === "open" && dependsOn.some((needed) => found.has(needed))) {
        found.add(id);
      }
    }
  }
  return found;
}
