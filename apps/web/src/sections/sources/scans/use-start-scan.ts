import { dataOf } from "@plumbline/api-client";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { api } from "../../../api/client.js";
import { toasts } from "../../../design/toasts.js";
import { SCAN_WORDS as words } from "../../../words/scans.js";
import { sourcesKey } from "../source-queries.js";
import { scanQuery } from "./scan-queries.js";

/** What is read: what is followed, or something else beside it. */
export interface AskedScan {
  readonly repositoryId: string;
  readonly kind: "tracking" | "comparison";
  readonly ref: string | null;
  readonly pullRequest: number | null;
}

/** Starts a scan, and leads to where it is seen. */
export function useStartScan(projectId: string) {
  const queries = useQueryClient();
  const navigate = useNavigate();
  return useMutation({
    mutationFn: ({ repositoryId, ...body }: AskedScan) =>
      dataOf(
        api.POST("/api/projects/{projectId}/repositories/{repositoryId}/scans", {
          params: { path: { projectId, repositoryId } },
          body,
        }),
      ),
    onSuccess: async (scan) => {
      queries.setQueryData(scanQuery(projectId, scan.id).queryKey, scan);
      toasts.say(words.started(scan.repository));
      await navigate({
        to: "/projects/$projectId/sources/scans/$scanId",
        params: { projectId, scanId: scan.id },
      });
    },
    onSettled: () => queries.invalidateQueries({ queryKey: sourcesKey(projectId) }),
  });
}
