import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { sourcesKey } from "../source-queries.js";
import type { Scan } from "../source-records.js";
import { isUnderWay } from "./scan-view.js";

/** A scan that ends while it is looked at changes what is known of its repository, and may mark facts stale. */
export function useScanEnded(projectId: string, scan: Scan | undefined): void {
  const queries = useQueryClient();
  const was = useRef(false);
  const isGoing = scan !== undefined && isUnderWay(scan);
  useEffect(() => {
    if (was.current && !isGoing) {
      void queries.invalidateQueries({ queryKey: sourcesKey(projectId) });
      void queries.invalidateQueries({ queryKey: ["projects", projectId, "stamp"] });
    }
    was.current = isGoing;
  }, [isGoing, projectId, queries]);
}
