import type { ChannelId, Guid } from "../guid.js";
import type { Binding } from "../model.js";
import type { ModelChange } from "./edited-facts.js";
import { type FactInModel, referencesOf } from "./references.js";

/** The ends of a binding. */
export type BindingEnds = Pick<Binding, "sourceChannelId" | "targetChannelId">;

/**
 * Which part of a model `planChanges` looks at, so that one edit of a large model need not read all of it.
 * Planned on a model that holds at least this part, changes end as on the whole.
 */
export interface NeededPart {
  /** What has one of these IDs, of whatever kind: what the changes name, and what they refer to. */
  readonly ids: readonly Guid[];
  /** What names one of these in any field; with `cascade`, also what names that, and so on. */
  readonly namedBy: readonly Guid[];
  /** The bindings that leave one of these channels or lead to it. */
  readonly bindingsOf: readonly ChannelId[];
  /** The bindings between these. */
  readonly bindingsBetween: readonly BindingEnds[];
}

/** The part of a model that changes depend on. */
export function neededPart(changes: readonly ModelChange[]): NeededPart {
  const puts = changes.filter((change) => change.op === "put");
  const references = puts.flatMap(({ kind, value }) => referencesOf({ kind, fact: value } as FactInModel));
  return {
    ids: [...new Set([...changes.map(({ id }) => id), ...(references as Guid[])])],
    namedBy: changes.filter(({ op }) => op === "delete").map(({ id }) => id),
    bindingsOf: puts.filter(({ kind }) => kind === "channel").map(({ id }) => id as ChannelId),
    bindingsBetween: puts.flatMap((put) => (put.kind === "binding" ? [put.value] : [])),
  };
}
