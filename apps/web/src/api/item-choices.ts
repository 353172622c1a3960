/** What is to become of an item; `never`: nor is it proposed again while its source says the same. */
export type Choice = "accept" | "reject" | "never";
export type Choices = ReadonlyMap<string, Choice>;

export const NO_CHOICES: Choices = new Map();

/** What can be chosen: an item of an import, or of a proposed architecture. */
interface Linked {
  readonly id: string;
  readonly state: string;
  readonly dependsOn: readonly string[];
}

/** What follows from what among items. */
export interface ItemLinks {
  readonly byId: ReadonlyMap<string, Linked>;
  /** Items that need one. */
  readonly needing: ReadonlyMap<string, readonly string[]>;
}

export function linksOf(items: readonly Linked[]): ItemLinks {
  const pairs = items.flatMap(({ id, dependsOn }) => dependsOn.map((needed) => ({ id, needed })));
  const groups = Map.groupBy(pairs, ({ needed }) => needed);
  return {
    byId: new Map(items.map((item) => [item.id, item])),
    needing: new Map([...groups].map(([needed, those]) => [needed, those.map(({ id }) => id)])),
  };
}

/**
 * Choices after another one. Who accepts an item accepts what it needs, who rejects one rejects what needs it, and who
 * takes a choice back takes back what followed from it.
 */
export function chosen(
  choices: Choices,
  links: ItemLinks,
  { id, choice }: { readonly id: string; readonly choice: Choice | null },
): Choices {
  const next = new Map(choices);
  if (choice === "accept") {
    for (const one of openWith(id, links, needsOf(links))) {
      next.set(one, "accept");
    }
    return next;
  }
  const those = openWith(id, links, (one) => links.needing.get(one) ?? []);
  for (const one of those) {
    if (choice === null) {
      next.delete(one);
    } else if (one === id) {
      next.set(one, choice);
    } else if (next.get(one) !== "never") {
      next.set(one, "reject");
    }
  }
  return next;
}

/** Items that an item needs and that were rejected before: it cannot be accepted. */
export function rejectedNeeds(id: string, links: ItemLinks): readonly string[] {
  return reached(id, needsOf(links)).filter((one) => links.byId.get(one)?.state === "rejected");
}

/** Items and what they need. */
export function withNeeds(ids: readonly string[], links: ItemLinks): ReadonlySet<string> {
  return new Set(ids.flatMap((id) => reached(id, needsOf(links))));
}

/** All that are open and can be accepted, with what they need. */
export function acceptedAll(choices: Choices, links: ItemLinks, ids: readonly string[]): Choices {
  return ids
    .filter((id) => links.byId.get(id)?.state === "open" && rejectedNeeds(id, links).length === 0)
    .reduce((all, id) => chosen(all, links, { id, choice: "accept" }), choices);
}

/** What is sent: choices for items that are still open. */
export function decisionOf(choices: Choices, items: readonly Linked[]) {
  const open = new Set(items.flatMap(({ id, state }) => (state === "open" ? [id] : [])));
  const those = (...wanted: readonly Choice[]): string[] =>
    [...choices].flatMap(([id, choice]) => (wanted.includes(choice) && open.has(id) ? [id] : []));
  return { accept: those("accept"), reject: those("reject"), never: those("never") };
}

function needsOf({ byId }: ItemLinks): (id: string) => readonly string[] {
  return (id) => byId.get(id)?.dependsOn ?? [];
}

function openWith(
  id: string,
  { byId }: ItemLinks,
  next: (id: string) => readonly string[],
): readonly string[] {
  return reached(id, next).filter((one) => byId.get(one)?.state === "open");
}

/** An item and all that one comes to from it, in whatever circles they stand. */
function reached(id: string, next: (id: string) => readonly string[]): readonly string[] {
  const found = new Set([id]);
  for (const one of found) {
    for (const other of next(one)) {
      found.add(other);
    }
  }
  return [...found];
}
