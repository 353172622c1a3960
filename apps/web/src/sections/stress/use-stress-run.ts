import { dataOf } from "@plumbline/api-client";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { api } from "../../api/client.js";
import { runQuery } from "./stress-queries.js";
import { useStressAddress } from "./use-stress-address.js";

/** Runs a stored profile on the service. Who cancels, or leaves the page, ends the run, which leaves nothing. */
export function useStressRun(profileId: string) {
  const { projectId, search, go } = useStressAddress();
  const queries = useQueryClient();
  const stop = useRef<AbortController | null>(null);
  useEffect(() => () => stop.current?.abort(), []);
  const run = useMutation({
    mutationFn: () => {
      const control = new AbortController();
      stop.current = control;
      return dataOf(
        api.POST("/api/projects/{projectId}/stress/profiles/{profileId}/runs", {
          params: { path: { projectId, profileId }, query: search.branch ? { branchId: search.branch } : {} },
          signal: control.signal,
        }),
      );
    },
    onSuccess: async (done) => {
      queries.setQueryData(runQuery(projectId, done.id).queryKey, done);
      go({ profile: profileId, run: done.id, with: undefined, tab: "result" });
      await queries.invalidateQueries({ queryKey: ["projects", projectId, "stress"] });
    },
  });
  const isCancelled = run.error?.name === "AbortError";
  return {
    start: () => run.mutate(),
    cancel: () => stop.current?.abort(),
    isRunning: run.isPending,
    isCancelled,
    error: isCancelled ? null : run.error,
  };
}
