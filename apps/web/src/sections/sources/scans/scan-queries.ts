import { dataOf } from "@plumbline/api-client";
import { queryOptions } from "@tanstack/react-query";
import { api } from "../../../api/client.js";
import { keptApi } from "../../../api/kept-client.js";
import { type Pages, pagedOptions, usePages } from "../../../api/paged-query.js";
import { sourcesKey } from "../source-queries.js";
import type { Coverage, PatternFinding, ScannedService, SourceFact, SourceFile } from "../source-records.js";
import type { SourcesSearch } from "../sources-search.js";
import type { ScanSearch } from "./scan-search.js";
import { pollAfter } from "./scan-view.js";

const PAGE = 50;

/** Scans, the newest first; read again while one of them is under way. */
export function scansQuery(
  projectId: string,
  { repositoryId, kind, state }: Pick<SourcesSearch, "repositoryId" | "kind" | "state">,
) {
  const asked = {
    limit: PAGE,
    ...(repositoryId === undefined ? {} : { repositoryId }),
    ...(kind === undefined ? {} : { kind }),
    ...(state === undefined ? {} : { state }),
  };
  return {
    ...pagedOptions([...sourcesKey(projectId), "scans", asked], (start, signal) =>
      dataOf(
        keptApi.GET("/api/projects/{projectId}/scans", {
          params: { path: { projectId }, query: { ...asked, ...start } },
          signal,
        }),
      ),
    ),
  };
}

/** One scan; asked for again until it has ended, and answered only where it moved. */
export function scanQuery(projectId: string, scanId: string) {
  return queryOptions({
    queryKey: [...sourcesKey(projectId), "scan", scanId],
    queryFn: ({ signal }) =>
      dataOf(
        keptApi.GET("/api/projects/{projectId}/scans/{scanId}", {
          params: { path: { projectId, scanId } },
          signal,
        }),
      ),
    refetchInterval: ({ state: { data } }) => (data === undefined ? false : pollAfter([data])),
  });
}

/** What a scan found never changes: until it is deleted, it is asked for once. */
function foundKey(projectId: string, scanId: string, ...more: readonly unknown[]): readonly unknown[] {
  return [...sourcesKey(projectId), "found", scanId, ...more];
}

export function useServices(projectId: string, scanId: string): Pages<ScannedService> {
  return usePages(foundKey(projectId, scanId, "services"), (start, signal) =>
    dataOf(
      api.GET("/api/projects/{projectId}/scans/{scanId}/services", {
        params: { path: { projectId, scanId }, query: { limit: PAGE, ...start } },
        signal,
      }),
    ),
  );
}

export function useSourceFacts(
  projectId: string,
  scanId: string,
  { kind, serviceKey }: Pick<ScanSearch, "kind" | "serviceKey">,
): Pages<SourceFact> {
  const asked = {
    limit: PAGE,
    ...(kind === undefined ? {} : { kind }),
    ...(serviceKey === undefined ? {} : { serviceKey }),
  };
  return usePages(foundKey(projectId, scanId, "facts", asked), (start, signal) =>
    dataOf(
      api.GET("/api/projects/{projectId}/scans/{scanId}/facts", {
        params: { path: { projectId, scanId }, query: { ...asked, ...start } },
        signal,
      }),
    ),
  );
}

export function usePatterns(projectId: string, scanId: string): Pages<PatternFinding> {
  return usePages(foundKey(projectId, scanId, "patterns"), (start, signal) =>
    dataOf(
      api.GET("/api/projects/{projectId}/scans/{scanId}/patterns", {
        params: { path: { projectId, scanId }, query: { limit: PAGE, ...start } },
        signal,
      }),
    ),
  );
}

export function useCoverage(projectId: string, scanId: string): Pages<Coverage> {
  return usePages(foundKey(projectId, scanId, "coverage"), (start, signal) =>
    dataOf(
      api.GET("/api/projects/{projectId}/scans/{scanId}/coverage", {
        params: { path: { projectId, scanId }, query: { limit: PAGE, ...start } },
        signal,
      }),
    ),
  );
}

export function useFiles(
  projectId: string,
  scanId: string,
  { status }: Pick<ScanSearch, "status">,
): Pages<SourceFile> {
  const asked = { limit: PAGE, ...(status === undefined ? {} : { status }) };
  return usePages(foundKey(projectId, scanId, "files", asked), (start, signal) =>
    dataOf(
      api.GET("/api/projects/{projectId}/scans/{scanId}/files", {
        params: { path: { projectId, scanId }, query: { ...asked, ...start } },
        signal,
      }),
    ),
  );
}
