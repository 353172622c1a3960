import type { Schemas } from "@plumbline/api-client";
import { type QueryKey, useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { stampQuery } from "./queries.js";

type Part = keyof Schemas["StampResponse"];

/** Reads something again when one of the parts of the project that it is worked out from has moved. */
export function useFollow(projectId: string, parts: readonly Part[], queryKey: QueryKey): void {
  const queries = useQueryClient();
  const { data: stamp } = useQuery(stampQuery(projectId));
  const now = stamp === undefined ? null : parts.map((part) => stamp[part]).join(" ");
  const known = useRef(now);
  const latest = useRef(queryKey);
  latest.current = queryKey;
  useEffect(() => {
    const before = known.current;
    known.current = now;
    if (before !== null && now !== null && before !== now) {
      void queries.invalidateQueries({ queryKey: latest.current });
    }
  }, [now, queries]);
}
