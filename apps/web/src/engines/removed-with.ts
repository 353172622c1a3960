import { type FactKind, type Guid, type Model, planChanges } from "@plumbline/model-core";

export interface RemovedWithInput {
  readonly model: Model;
  readonly kind: FactKind;
  readonly id: string;
}

export interface RemovedFact {
  readonly kind: FactKind;
  readonly id: string;
  readonly name: string | null;
}

/** What goes with a fact that is deleted: all that refers to it, and what refers to that. The fact itself comes first. */
export function removedWith({ model, kind, id }: RemovedWithInput): readonly RemovedFact[] {
  // A plan asks for more than a removal looks at: IDs of the stream and of members decide nothing here.
  const anyId = id as Guid;
  const plan = planChanges({
    present: model,
    changes: [{ op: "delete", kind, id: anyId } as Parameters<typeof planChanges>[0]["changes"][number]],
    projectId: anyId,
    modelStreamId: anyId,
    schemaOwners: new Map(),
    members: new Set(),
    cascade: true,
  });
  return plan.ok ? plan.value.items.map((item) => ({ kind: item.kind, id: item.id, name: item.name })) : [];
}
