import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { factNames, type NamedFact } from "../../api/fact-names.js";
import { modelQuery } from "../../api/model-query.js";

/** What the parts of a run are called; a step, and what is no longer there, by its own ID. */
export interface PartNames {
  readonly nameOf: (id: string) => string;
  readonly factOf: (id: string) => NamedFact | undefined;
}

/** Names from the model that is run. */
export function usePartNames(projectId: string, branchId: string | undefined): PartNames {
  const { data: whole } = useQuery(modelQuery(projectId, branchId === undefined ? {} : { branchId }));
  return useMemo(() => {
    const names = new Map(whole === undefined ? [] : factNames(whole.model).map((one) => [one.id, one]));
    return { nameOf: (id) => names.get(id)?.name ?? id, factOf: (id) => names.get(id) };
  }, [whole]);
}
