import { dataOf } from "@plumbline/api-client";
import { FACT_KINDS } from "@plumbline/model-core";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useDeferredValue } from "react";
import { api } from "./client.js";
import type { NamedFact, NamedKind } from "./fact-names.js";
import { foundOnBranch } from "./found-on-branch.js";
import { useBranchNames } from "./use-fact-names.js";

const FOUND = 50;

export interface FoundFacts {
  readonly found: readonly NamedFact[];
  readonly isLooking: boolean;
}

const OF_MODEL: ReadonlySet<NamedKind> = new Set(FACT_KINDS);

/** The things of a project whose names have what is typed, facts of the branch shown; of one kind where it is named. */
export function useFoundFacts(projectId: string, text: string, kind?: NamedKind): FoundFacts {
  const q = useDeferredValue(text.trim());
  const { data, isFetching } = useQuery({
    queryKey: ["search", "of-project", projectId, kind ?? null, q],
    queryFn: ({ signal }) => {
      const query = { q, projectId, limit: FOUND, ...(kind !== undefined && { kind }) };
      return dataOf(api.GET("/api/search", { params: { query }, signal }));
    },
    enabled: q !== "",
    placeholderData: keepPreviousData,
  });
  const { branchId, names, isKnown } = useBranchNames(projectId);
  const isLooking = isFetching || !isKnown || q !== text.trim();
  const items: readonly NamedFact[] = q === "" ? [] : (data?.items ?? []);
  if (branchId === null || q === "") {
    return { found: items, isLooking };
  }
  // The search knows main alone.
  const ofProject = items.filter((one) => !OF_MODEL.has(one.kind));
  return { found: [...foundOnBranch(names ?? [], q, kind), ...ofProject], isLooking };
}
