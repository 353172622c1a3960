import type { Schemas } from "@plumbline/api-client";
import { useQuery } from "@tanstack/react-query";
import { runQuery, runsQuery } from "./stress-queries.js";
import { useStressAddress } from "./use-stress-address.js";

const NO_RUNS: readonly Schemas["StressRunSummaryResponse"][] = [];

/** The runs of a profile, none while it is not stored, and the one that is shown: that of the address, else the newest. */
export function useProfileRuns(profileId: string | null) {
  const { projectId, search } = useStressAddress();
  const { data: runs = NO_RUNS } = useQuery({
    ...runsQuery(projectId, profileId ?? ""),
    enabled: profileId !== null,
  });
  const runId = search.run ?? runs[0]?.id ?? null;
  const { data: shownRun } = useQuery(runQuery(projectId, runId));
  return { runs, runId, shownRun };
}
