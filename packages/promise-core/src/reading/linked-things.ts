import { compareCodeUnits } from "@plumbline/model-core";
import type { PromiseContent } from "../records/content.js";
import { LINK_LISTS, type LinkedKind, type LinkedThing, type LinkList } from "../records/links.js";

const LISTS = Object.entries(LINK_LISTS) as readonly (readonly [LinkList, LinkedKind])[];

/** What a revision is linked with, in the order of its lists, then by ID. */
export function linkedThings(content: Pick<PromiseContent, "links"> | null): readonly LinkedThing[] {
  return content === null
    ? []
    : LISTS.flatMap(([list, kind]) => content.links[list].map((id) => ({ kind, id })));
}

/** The things of several contents, each once, in the same order. */
export function linkedThingsOfAll(
  contents: readonly (Pick<PromiseContent, "links"> | null)[],
): readonly LinkedThing[] {
  const things = contents.flatMap(linkedThings);
  return LISTS.flatMap(([, kind]) => {
    const ids = things.filter((thing) => thing.kind === kind).map(({ id }) => id);
    return [...new Set(ids)].sort(compareCodeUnits).map((id) => ({ kind, id }));
  });
}
