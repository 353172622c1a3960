import type { Schemas } from "@plumbline/api-client";
import { type Choices, decisionOf, linksOf, withNeeds } from "../../../api/item-choices.js";
import type { ImportItem } from "../source-records.js";

/** Facts for items that stand in the way of the ones they are matched with: null makes a new one. */
export type Targets = ReadonlyMap<string, string | null>;

export interface Decision {
  readonly choices: Choices;
  readonly targets: Targets;
}

type Sent = Required<Schemas["DecideImportRequest"]>;
type Items = readonly Pick<ImportItem, "id" | "state" | "dependsOn">[];

/**
 * Sends what was chosen; null where nothing was. What the model may refuse goes first, so that nothing is written then.
 * What is refused for good follows before what it needs is rejected: that would reject it too, and for this time only.
 */
export async function decideInTurn<Decided extends { readonly items: Items }>(
  items: Items,
  { choices, targets }: Decision,
  send: (body: Sent) => Promise<Decided>,
): Promise<Decided | null> {
  const { accept, reject, never } = decisionOf(choices, items);
  const needed = withNeeds(never, linksOf(items));
  const apart = reject.filter((id) => !needed.has(id));
  const those = Object.fromEntries([...targets].filter(([id]) => accept.includes(id)));
  let decided: Decided | null = null;
  if (accept.length + apart.length > 0) {
    decided = await send({ accept, reject: apart, targets: those, never: false });
  }
  if (never.length > 0) {
    decided = await send({ ...NOTHING, reject: never, never: true });
  }
  const rest = stillOpen(decided?.items ?? items, reject).filter((id) => needed.has(id));
  return rest.length > 0 ? send({ ...NOTHING, reject: rest }) : decided;
}

const NOTHING = { accept: [], reject: [], targets: {}, never: false };

function stillOpen(items: Items, ids: readonly string[]): string[] {
  const open = new Set(items.flatMap(({ id, state }) => (state === "open" ? [id] : [])));
  return ids.filter((id) => open.has(id));
}
