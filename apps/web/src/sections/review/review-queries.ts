import { dataOf } from "@plumbline/api-client";
import { queryOptions, useQuery } from "@tanstack/react-query";
import { api } from "../../api/client.js";
import { type Pages, usePages } from "../../api/paged-query.js";
import { useFollow } from "../../api/use-follow.js";
import type { Findings, GivenAnswer, ReviewedState, Snapshot } from "./review-records.js";

/** What findings are worked out from: any of it may bring others. */
const REVIEWED = ["model", "branches", "schemas", "scenarios", "promises", "decisions", "review"] as const;
const PAGE = 50;

/** The second member after the project is the part that the frame watches. */
export function reviewKey(projectId: string): readonly string[] {
  return ["projects", projectId, "review"];
}

/** The rules are the same for every project for as long as the service runs. */
export function rulesQuery(projectId: string) {
  return queryOptions({
    queryKey: [...reviewKey(projectId), "rules"],
    queryFn: ({ signal }) =>
      dataOf(api.GET("/api/projects/{projectId}/review/rules", { params: { path: { projectId } }, signal })),
    staleTime: Number.POSITIVE_INFINITY,
  });
}

export function useFindings(projectId: string, state: ReviewedState) {
  const query = findingsQuery(projectId, state);
  useFollow(projectId, REVIEWED, query.queryKey);
  return useQuery(query);
}

export function findingsQuery(projectId: string, state: ReviewedState) {
  return queryOptions({
    queryKey: [...reviewKey(projectId), "findings", state],
    queryFn: async ({ signal }): Promise<Findings> => {
      const read = await dataOf(
        api.GET("/api/projects/{projectId}/review/findings", {
          params: { path: { projectId }, query: state },
          signal,
        }),
      );
      if (!isWhole(read)) {
        throw new TypeError("Another form of the review came than was asked for");
      }
      return read;
    },
  });
}

/** Findings come with what they cite where no summary was asked for. */
function isWhole(read: unknown): read is Findings {
  return typeof read === "object" && read !== null && "findings" in read;
}

export function useGivenAnswers(projectId: string): Pages<GivenAnswer> {
  return usePages([...reviewKey(projectId), "answers"], (start, signal) =>
    dataOf(
      api.GET("/api/projects/{projectId}/review/dispositions", {
        params: { path: { projectId }, query: { limit: PAGE, ...start } },
        signal,
      }),
    ),
  );
}

export function useSnapshots(projectId: string): Pages<Snapshot> {
  return usePages([...reviewKey(projectId), "snapshots"], (start, signal) =>
    dataOf(
      api.GET("/api/projects/{projectId}/review/snapshots", {
        params: { path: { projectId }, query: { limit: PAGE, ...start } },
        signal,
      }),
    ),
  );
}

export function useSnapshotChanges(projectId: string, snapshotId: string) {
  const queryKey = [...reviewKey(projectId), "snapshot-changes", snapshotId];
  useFollow(projectId, REVIEWED, queryKey);
  return useQuery({
    queryKey,
    queryFn: ({ signal }) =>
      dataOf(
        api.GET("/api/projects/{projectId}/review/snapshots/{snapshotId}/changes", {
          params: { path: { projectId, snapshotId } },
          signal,
        }),
      ),
  });
}

/** The branches that can be reviewed in place of main. */
export function openBranchesQuery(projectId: string) {
  return queryOptions({
    queryKey: ["projects", projectId, "branches", "open"],
    queryFn: ({ signal }) =>
      dataOf(
        api.GET("/api/projects/{projectId}/branches", {
          params: { path: { projectId }, query: { state: "open" } },
          signal,
        }),
      ),
  });
}

/** Decisions that can settle a finding: accepted, and not superseded. */
export function useAcceptedDecisions(projectId: string) {
  return usePages(["projects", projectId, "decisions", "that-settle"], (start, signal) =>
    dataOf(
      api.GET("/api/projects/{projectId}/decisions", {
        params: { path: { projectId }, query: { status: "accepted", limit: 200, ...start } },
        signal,
      }),
    ),
  );
}
