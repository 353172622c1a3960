import type { QueryKey } from "@tanstack/react-query";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { AuditEntry } from "./audit-filter.js";
import { AUDIT_LIMITS } from "./audit-list.js";

/** The newest entries of an audit list, and as many as the service answers once they are asked for. */
export function useAudit(
  queryKey: QueryKey,
  read: (limit: number, signal: AbortSignal) => Promise<readonly AuditEntry[]>,
) {
  const [limit, setLimit] = useState<number>(AUDIT_LIMITS.first);
  const query = useQuery({
    queryKey: [...queryKey, limit],
    queryFn: ({ signal }) => read(limit, signal),
    placeholderData: keepPreviousData,
  });
  const isLoadingMore = query.isPlaceholderData;
  return {
    query,
    hasMore: limit < AUDIT_LIMITS.most && (query.data?.length ?? 0) >= AUDIT_LIMITS.first,
    isLoadingMore,
    onMore: () => setLimit(AUDIT_LIMITS.most),
  };
}
