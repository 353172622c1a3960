import { dataOf } from "@plumbline/api-client";
import { queryOptions } from "@tanstack/react-query";
import { api } from "../../api/client.js";

const inStress = (projectId: string) => ["projects", projectId, "stress"] as const;

export function profilesQuery(projectId: string) {
  return queryOptions({
    queryKey: [...inStress(projectId), "profiles"],
    queryFn: ({ signal }) =>
      dataOf(
        api.GET("/api/projects/{projectId}/stress/profiles", { params: { path: { projectId } }, signal }),
      ),
  });
}

export function profileQuery(projectId: string, profileId: string) {
  return queryOptions({
    queryKey: [...inStress(projectId), "profile", profileId],
    queryFn: ({ signal }) =>
      dataOf(
        api.GET("/api/projects/{projectId}/stress/profiles/{profileId}", {
          params: { path: { projectId, profileId } },
          signal,
        }),
      ),
  });
}

export function defaultsQuery(projectId: string) {
  return queryOptions({
    queryKey: [...inStress(projectId), "defaults"],
    queryFn: ({ signal }) =>
      dataOf(
        api.GET("/api/projects/{projectId}/stress/defaults", { params: { path: { projectId } }, signal }),
      ),
  });
}

/** What a run of a scenario needs to be told; it moves with the model, so its key is the model's. */
export function requirementsQuery(projectId: string, scenarioId: string, branchId: string | undefined) {
  return queryOptions({
    queryKey: ["projects", projectId, "model", "stress-requirements", scenarioId, branchId ?? null],
    queryFn: ({ signal }) =>
      dataOf(
        api.GET("/api/projects/{projectId}/stress/requirements", {
          params: { path: { projectId }, query: { scenarioId, ...(branchId && { branchId }) } },
          signal,
        }),
      ),
    enabled: scenarioId !== "",
  });
}

export function runsQuery(projectId: string, profileId: string) {
  return queryOptions({
    queryKey: [...inStress(projectId), "runs", profileId],
    queryFn: ({ signal }) =>
      dataOf(
        api.GET("/api/projects/{projectId}/stress/profiles/{profileId}/runs", {
          params: { path: { projectId, profileId } },
          signal,
        }),
      ),
  });
}

/** A run that is kept is never changed. */
export function runQuery(projectId: string, runId: string | null) {
  return queryOptions({
    queryKey: ["projects", projectId, "stress-run", runId],
    queryFn: ({ signal }) =>
      dataOf(
        api.GET("/api/projects/{projectId}/stress/runs/{runId}", {
          params: { path: { projectId, runId: runId ?? "" } },
          signal,
        }),
      ),
    enabled: runId !== null,
    staleTime: Number.POSITIVE_INFINITY,
  });
}

export function compareQuery(projectId: string, left: string, right: string) {
  return queryOptions({
    queryKey: ["projects", projectId, "stress-compare", left, right],
    queryFn: ({ signal }) =>
      dataOf(
        api.GET("/api/projects/{projectId}/stress/compare", {
          params: { path: { projectId }, query: { left, right } },
          signal,
        }),
      ),
    staleTime: Number.POSITIVE_INFINITY,
  });
}

/** A scenario as the service stores it, to the letter. */
export function scenarioTextQuery(projectId: string, scenarioId: string) {
  return queryOptions({
    queryKey: ["projects", projectId, "scenarios", "text", scenarioId],
    queryFn: ({ signal }) =>
      dataOf(
        api.GET("/api/projects/{projectId}/scenarios/{scenarioId}", {
          params: { path: { projectId, scenarioId } },
          parseAs: "text",
          signal,
        }),
      ),
  });
}
