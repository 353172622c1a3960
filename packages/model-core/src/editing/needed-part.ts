import type { Binding } from "../facts/binding.js";
import { FACT_KINDS, type FactKind } from "../facts/model.js";
import type { ChannelId, Guid } from "../guid.js";
import type { ModelChange } from "./edited-facts.js";
import { type FactInModel, REFERRING_KINDS, referencesOf } from "./references.js";

/** The ends of a binding. */
export type BindingEnds = Pick<Binding, "sourceChannelId" | "targetChannelId">;

/** Facts of one kind, of which some others are looked for: those that can name them, and do. */
export interface NamedFacts {
  readonly kind: FactKind;
  readonly ids: readonly Guid[];
}

/**
 * Which part of a model `planChanges` looks at, so that one edit of a large model need not read all of it.
 * Planned on a model that holds at least this part, changes end as on the whole.
 */
export interface NeededPart {
  /** What has one of these IDs, of whatever kind: what the changes name, and what they refer to. */
  readonly ids: readonly Guid[];
  /** What names one of these in any field; with `cascade`, also what names that, and so on. */
  readonly naming: readonly NamedFacts[];
  /** The bindings that leave one of these channels or lead to it. */
  readonly bindingsOf: readonly ChannelId[];
  /** The bindings between these. */
  readonly bindingsBetween: readonly BindingEnds[];
}

/** The part of a model that changes depend on. */
export function neededPart(changes: readonly ModelChange[]): NeededPart {
  const puts = changes.filter((change) => change.op === "put");
  const deletes = changes.filter(({ op }) => op === "delete");
  const references = puts.flatMap(({ kind, value }) => referencesOf({ kind, fact: value } as FactInModel));
  return {
    ids: [...new Set([...changes.map(({ id }) => id), ...(references as Guid[])])],
    naming: FACT_KINDS.flatMap((kind) => {
      const ids = deletes.filter((change) => change.kind === kind).map(({ id }) => id);
      return ids.length === 0 || REFERRING_KINDS[kind].length === 0 ? [] : [{ kind, ids }];
    }),
    bindingsOf: puts.filter(({ kind }) => kind === "channel").map(({ id }) => id as ChannelId),
    bindingsBetween: puts.flatMap((put) => (put.kind === "binding" ? [put.value] : [])),
  };
}
