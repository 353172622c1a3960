import type { Schemas } from "@plumbline/api-client";

type ModelResponse = Schemas["ModelResponse"];
type Lists = ModelResponse["model"];

const LISTS = {
  element: "elements",
  relationship: "relationships",
  message: "messages",
  channel: "channels",
  operation: "operations",
  subscription: "subscriptions",
  binding: "bindings",
} as const satisfies Readonly<Record<string, keyof Lists>>;

interface Identified {
  readonly id: string;
}

/** A fact as it is now; none where it was removed. */
interface Change extends Identified {
  readonly kind: keyof typeof LISTS;
  readonly fact?: Identified | null;
}

/** What changed from one version to another. */
export interface Changes {
  readonly modelVersion: number;
  readonly changes: readonly Change[];
}

/** A model with the facts that changed since. Lists stay in the order of IDs, and those without a change the same. */
export function patchedModel(known: ModelResponse, { changes, modelVersion }: Changes): ModelResponse {
  if (changes.length === 0) {
    return known.modelVersion === modelVersion ? known : { ...known, modelVersion };
  }
  const lists: Record<string, readonly Identified[]> = { ...known.model };
  for (const [kind, ofKind] of Map.groupBy(changes, (change) => change.kind)) {
    const name = LISTS[kind];
    lists[name] = patchedList(known.model[name], ofKind);
  }
  // Each list has the facts of its own kind: the answer puts the kind beside the fact.
  return { ...known, modelVersion, model: lists as Lists };
}

function patchedList(known: readonly Identified[], changes: readonly Change[]): readonly Identified[] {
  const byId = new Map(known.map((fact) => [fact.id, fact]));
  for (const { id, fact } of changes) {
    if (fact) {
      byId.set(id, fact);
    } else {
      byId.delete(id);
    }
  }
  return [...byId.values()].sort((left, right) => (left.id < right.id ? -1 : 1));
}
