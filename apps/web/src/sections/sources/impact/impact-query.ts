import { dataOf } from "@plumbline/api-client";
import { useQuery } from "@tanstack/react-query";
import { api } from "../../../api/client.js";
import type { ModelState } from "../../../api/model-query.js";
import { useFollow } from "../../../api/use-follow.js";
import { sourcesKey } from "../source-queries.js";
import type { ChangeImpact } from "../source-records.js";

/** What an impact is worked out from beside the scan. */
const TOUCHED = ["model", "branches", "scenarios", "promises"] as const;

/** What a comparison touches in a state of the design; asked again when that moved. */
export function useImpact(projectId: string, scanId: string, state: ModelState) {
  const queryKey = [...sourcesKey(projectId), "impact", scanId, state];
  useFollow(projectId, TOUCHED, queryKey);
  return useQuery({
    queryKey,
    queryFn: async ({ signal }): Promise<ChangeImpact> => {
      const read = await dataOf(
        api.GET("/api/projects/{projectId}/scans/{scanId}/impact", {
          params: { path: { projectId, scanId }, query: state },
          headers: { Accept: "application/json" },
          signal,
        }),
      );
      if (!isImpact(read)) {
        throw new TypeError("Another form of the impact came than was asked for");
      }
      return read;
    },
  });
}

function isImpact(read: unknown): read is ChangeImpact {
  return typeof read === "object" && read !== null && "entries" in read;
}
