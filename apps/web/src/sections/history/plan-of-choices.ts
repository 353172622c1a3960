import type { FactKind } from "@plumbline/model-core";
import type { FactFields, MergeConflict } from "./merge-conflicts.js";

/** Which side stands. */
export type Side = "main" | "branch";

/** One change of a batch, as the service takes it. */
export type PlannedChange =
  | { readonly op: "put"; readonly kind: FactKind; readonly id: string; readonly value: FactFields }
  | { readonly op: "delete"; readonly kind: FactKind; readonly id: string };

/** What is written on either side so that both say the same where they were in conflict. */
export interface ChoicePlan {
  readonly onMain: readonly PlannedChange[];
  readonly onBranch: readonly PlannedChange[];
}

/** Turns choices into changes: the side that was not chosen takes what the chosen one says. */
export function planOfChoices(
  conflicts: readonly MergeConflict[],
  chosen: ReadonlyMap<string, Side>,
): ChoicePlan {
  const plan = { onMain: new Map<string, PlannedChange>(), onBranch: new Map<string, PlannedChange>() };
  for (const conflict of conflicts) {
    const side = chosen.get(conflict.key);
    if (side !== undefined && conflict.isChoice && conflict.kind !== null) {
      const changes = side === "main" ? plan.onBranch : plan.onMain;
      const [from, to] =
        side === "main" ? [conflict.main, conflict.branch] : [conflict.branch, conflict.main];
      changes.set(conflict.id, changeOf({ ...conflict, kind: conflict.kind }, from, to, changes));
    }
  }
  return { onMain: [...plan.onMain.values()], onBranch: [...plan.onBranch.values()] };
}

/** Makes a fact of one side say what the other one does: in one field, or altogether. */
function changeOf(
  { kind, id, field }: Pick<MergeConflict, "id" | "field"> & { readonly kind: FactKind },
  from: FactFields | null,
  to: FactFields | null,
  before: ReadonlyMap<string, PlannedChange>,
): PlannedChange {
  if (from === null) {
    return { op: "delete", kind, id };
  }
  const planned = before.get(id);
  const present = planned?.op === "put" ? planned.value : to;
  const value = field === null || present === null ? from : { ...present, [field]: from[field] };
  return { op: "put", kind, id, value: written(value) };
}

/** A fact as it is put: its stale mark is not taken from whoever edits. */
function written(fact: FactFields): FactFields {
  const { stale: _, ...rest } = fact;
  return rest;
}
