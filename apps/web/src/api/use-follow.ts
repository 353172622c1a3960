import type { Schemas } from "@plumbline/api-client";
import { type QueryKey, useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { stampQuery } from "./queries.js";

/** A part of a project that is counted in its stamp. */
export type StampPart = Exclude<keyof Schemas["StampResponse"], "streamId">;

/**
 * Reads again what follows from several parts of a project when one of them moved. What belongs to one part alone needs
 * none of it: its key begins with the part.
 */
export function useFollow(projectId: string, parts: readonly StampPart[], queryKey: QueryKey): void {
  const queries = useQueryClient();
  const { data: stamp } = useQuery({ ...stampQuery(projectId), refetchInterval: false });
  const now = stamp === undefined ? null : parts.map((part) => stamp[part]).join(" ");
  const key = JSON.stringify(queryKey);
  const known = useRef({ key, now });
  useEffect(() => {
    const before = known.current;
    known.current = { key, now };
    if (before.key === key && before.now !== null && now !== null && before.now !== now) {
      void queries.invalidateQueries({ queryKey: JSON.parse(key) });
    }
  }, [key, now, queries]);
}
