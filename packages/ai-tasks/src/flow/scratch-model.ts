import { type FactStanding, type Guid, LIST_OF_KIND, type Model, uuidV5 } from "@plumbline/model-core";
import { factOfMissing } from "./fact-of-missing.js";
import type { FlowOutput } from "./flow-output.js";
import { SCRATCH } from "./scratch-ids.js";

const NOTHING_KNOWN: FactStanding = { factStatus: "unknown", provenance: null, stale: null };

/** A model with the missing parts of a flow put in, and what the aliases of the flow stand for there. */
export interface ScratchModel {
  readonly model: Model;
  readonly idOf: (alias: string) => Guid;
}

/**
 * Puts the missing parts of a flow into a copy of a model, under IDs of their own (docs/reference/ai.md#missing-parts):
 * no rule of the model is judged, so that the flow can be looked at before anything is made.
 */
export function scratchModel(
  model: Model,
  { missing }: FlowOutput,
  known: (alias: string) => Guid | undefined,
): ScratchModel {
  const idOf = (alias: string): Guid => known(alias) ?? uuidV5(SCRATCH, alias);
  const lists = { ...model } as Record<keyof Model, readonly object[]>;
  for (const part of missing) {
    const making = { id: idOf(part.alias), name: null, idOf, parentId: null, standing: NOTHING_KNOWN };
    const { kind, fact } = factOfMissing(part, making);
    lists[LIST_OF_KIND[kind]] = [...lists[LIST_OF_KIND[kind]], fact];
  }
  return { model: lists as unknown as Model, idOf };
}
