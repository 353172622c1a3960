import { FACT_KINDS, type FactKind, LIST_OF_KIND, nameOfFact } from "@plumbline/model-core";
import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { wholeModelQuery } from "../../api/whole-model.js";
import { requirementsQuery } from "./stress-queries.js";

/** What the parts of a run are called and of what kind they are; a step by its own ID. */
export interface PartNames {
  readonly nameOf: (id: string) => string;
  readonly kindOf: (id: string) => FactKind | undefined;
}

interface About {
  readonly projectId: string;
  readonly scenarioId: string;
  readonly branchId: string | undefined;
}

/** Names from the model, and of what has none there, as subscriptions, from what the scenario reaches. */
export function usePartNames({ projectId, scenarioId, branchId }: About): PartNames {
  const { data: whole } = useQuery(wholeModelQuery(projectId, branchId));
  const { data: reached } = useQuery(requirementsQuery(projectId, scenarioId, branchId));
  return useMemo(() => {
    const names = new Map<string, string>();
    const kinds = new Map<string, FactKind>();
    for (const kind of whole === undefined ? [] : FACT_KINDS) {
      for (const fact of whole?.model[LIST_OF_KIND[kind]] ?? []) {
        kinds.set(fact.id, kind);
        names.set(fact.id, nameOfFact(fact) ?? fact.id.slice(0, 8));
      }
    }
    for (const { targetId, name } of [...(reached?.serviceTimes ?? []), ...(reached?.outageTargets ?? [])]) {
      names.set(targetId, name);
    }
    return { nameOf: (id) => names.get(id) ?? id, kindOf: (id) => kinds.get(id) };
  }, [whole, reached]);
}
