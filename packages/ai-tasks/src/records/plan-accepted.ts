import {
  type ChangePlan,
  type EditRefusal,
  FACT_KINDS,
  type FactOfKind,
  type FactStanding,
  type Guid,
  LIST_OF_KIND,
  type Model,
  type ModelChange,
  type PlannedChanges,
  planChanges,
  type Result,
} from "@plumbline/model-core";
import type { Acceptance } from "./acceptance.js";

/** Changes that a person accepted, and the model that they are made in. */
export interface AcceptedChanges {
  readonly projectId: Guid;
  readonly modelStreamId: Guid;
  readonly present: Model;
  readonly changes: readonly ModelChange[];
  readonly acceptance: Acceptance;
}

/**
 * Plans changes by the rules of every edit. An edit does not say who accepted a fact, so that is put to what is added
 * and changed afterwards: the person who takes it. A mark of evidence that was not found again goes, since the evidence is
 * another one now.
 */
export function planAccepted(accepted: AcceptedChanges): Result<ChangePlan, EditRefusal> {
  const { acceptance, ...input } = accepted;
  const plan = planChanges({ ...input, schemaOwners: new Map(), members: new Set() });
  return plan.ok
    ? { ok: true, value: { ...plan.value, changes: withAcceptance(plan.value.changes, acceptance) } }
    : plan;
}

function withAcceptance(changes: PlannedChanges, { by, at }: Acceptance): PlannedChanges {
  const taken = <Fact extends object>(fact: Fact): Fact => {
    const { provenance = null } = fact as Partial<FactStanding>;
    return provenance === null
      ? fact
      : { ...fact, provenance: { ...provenance, acceptedBy: by, acceptedAt: at }, stale: null };
  };
  const lists = FACT_KINDS.map((kind) => {
    const list = changes[LIST_OF_KIND[kind]];
    const facts = (of: readonly FactOfKind[typeof kind][]) => of.map(taken);
    return [LIST_OF_KIND[kind], { ...list, added: facts(list.added), changed: facts(list.changed) }];
  });
  return Object.fromEntries(lists) as unknown as PlannedChanges;
}
