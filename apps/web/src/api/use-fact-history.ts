import { useInfiniteQuery } from "@tanstack/react-query";
import { changeUpTo, type FactChange } from "./fact-history.js";

export interface AskedHistory {
  readonly projectId: string;
  readonly id: string;
  /** The version of main up to which changes are looked for. */
  readonly version: number;
  readonly isWanted: boolean;
}

/** The changes of a fact of main, the newest first, each looked for when it is asked for. */
export function useFactHistory({ projectId, id, version, isWanted }: AskedHistory) {
  const found = useInfiniteQuery({
    queryKey: ["projects", projectId, "model", "history-of", id, version],
    queryFn: ({ pageParam }) => changeUpTo({ projectId, id }, pageParam),
    initialPageParam: version,
    getNextPageParam: (last) =>
      last === null || last.version <= 1 || last.item?.change === "added" ? null : last.version - 1,
    enabled: isWanted,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const changes: readonly FactChange[] = found.data?.pages.filter((change) => change !== null) ?? [];
  return { ...found, changes };
}
