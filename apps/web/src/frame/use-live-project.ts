import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { stampQuery } from "../api/queries.js";
import { movedParts } from "./moved-parts.js";

/**
 * Sees what other people change in a project: where a number of its stamp moved, what was read of that part is read
 * again. The second member after the project of a query's key is the part, by its name in the stamp.
 */
export function useLiveProject(projectId: string): void {
  const queries = useQueryClient();
  const { data: stamp } = useQuery(stampQuery(projectId));
  const known = useRef(stamp);
  useEffect(() => {
    const before = known.current;
    known.current = stamp;
    if (before === undefined || stamp === undefined || before.streamId !== stamp.streamId) {
      return;
    }
    for (const part of movedParts(before, stamp)) {
      const queryKey = part === "project" ? ["projects", projectId] : ["projects", projectId, part];
      void queries.invalidateQueries({ queryKey, exact: part === "project" });
    }
  }, [stamp, projectId, queries]);
}
