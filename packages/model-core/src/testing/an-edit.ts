import {
  type ChangePlan,
  type ChangesInput,
  type EditRefusal,
  FACT_KINDS,
  type FactKind,
  type FactOfKind,
  LIST_OF_KIND,
  type Model,
  type ModelChange,
  planChanges,
} from "../index.js";
import { PROJECT, STREAM } from "./an-import.js";

/** The put of a fact as it is. */
export function put<Kind extends FactKind>(kind: Kind, fact: FactOfKind[Kind], id = fact.id): ModelChange {
  return { op: "put", kind, id, value: fact } as unknown as ModelChange;
}

export function remove<Kind extends FactKind>(kind: Kind, id: FactOfKind[Kind]["id"]): ModelChange {
  return { op: "delete", kind, id };
}

type Settings = Partial<Omit<ChangesInput, "present" | "changes">>;

/** Plans changes of a model, as a batch unless it is said otherwise. */
export function edit(
  present: Model,
  changes: readonly ModelChange[],
  settings: Settings = {},
): ReturnType<typeof planChanges> {
  const ids = {
    projectId: PROJECT,
    modelStreamId: STREAM,
    schemaOwners: new Map(),
    members: new Set<string>(),
  };
  return planChanges({ present, changes, ...ids, ...settings });
}

/** The plan of changes that break nothing. */
export function plannedEdit(
  present: Model,
  changes: readonly ModelChange[],
  settings: Settings = {},
): ChangePlan {
  const planned = edit(present, changes, settings);
  if (!planned.ok) {
    throw new Error(JSON.stringify(planned.refusal));
  }
  return planned.value;
}

/** Why changes are refused. */
export function refusedEdit(
  present: Model,
  changes: readonly ModelChange[],
  settings: Settings = {},
): EditRefusal {
  const planned = edit(present, changes, settings);
  if (planned.ok) {
    throw new Error("The changes are not refused");
  }
  return planned.refusal;
}

/** The model after a plan is written, every list by ID. */
export function afterPlan(model: Model, { changes }: ChangePlan): Model {
  const lists = FACT_KINDS.map((kind) => {
    const { added, changed, removed } = changes[LIST_OF_KIND[kind]];
    const facts = new Map<string, unknown>(model[LIST_OF_KIND[kind]].map((fact) => [fact.id, fact]));
    for (const fact of [...added, ...changed]) {
      facts.set(fact.id, fact);
    }
    for (const { id } of removed) {
      facts.delete(id);
    }
    const ids = [...facts.keys()].sort();
    return [LIST_OF_KIND[kind], ids.map((id) => facts.get(id))];
  });
  return Object.fromEntries(lists) as Model;
}

/** A model with every list by ID. */
export function inOrderOfIds(model: Model): Model {
  const nothing = Object.fromEntries(
    FACT_KINDS.map((kind) => [LIST_OF_KIND[kind], { added: [], changed: [], removed: [] }]),
  ) as unknown as ChangePlan["changes"];
  return afterPlan(model, { items: [], changes: nothing, changesModel: false });
}
