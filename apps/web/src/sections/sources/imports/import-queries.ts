import { dataOf } from "@plumbline/api-client";
import { queryOptions } from "@tanstack/react-query";
import { api } from "../../../api/client.js";
import { keptApi } from "../../../api/kept-client.js";
import { type Pages, usePages } from "../../../api/paged-query.js";
import { sourcesKey } from "../source-queries.js";
import type { ImportSummary } from "../source-records.js";
import type { SourcesSearch } from "../sources-search.js";

const PAGE = 50;

/** Imports of a project, the newest first. */
export function useImports(
  projectId: string,
  { repositoryId, import: state }: Pick<SourcesSearch, "repositoryId" | "import">,
): Pages<ImportSummary> {
  const asked = {
    limit: PAGE,
    ...(repositoryId === undefined ? {} : { repositoryId }),
    ...(state === undefined ? {} : { state }),
  };
  return usePages([...sourcesKey(projectId), "imports", asked], (start, signal) =>
    dataOf(
      api.GET("/api/projects/{projectId}/source-imports", {
        params: { path: { projectId }, query: { ...asked, ...start } },
        signal,
      }),
    ),
  );
}

/** One import with its items. */
export function importQuery(projectId: string, importId: string) {
  return queryOptions({
    queryKey: [...sourcesKey(projectId), "import", importId],
    queryFn: ({ signal }) =>
      dataOf(
        keptApi.GET("/api/projects/{projectId}/source-imports/{importId}", {
          params: { path: { projectId, importId } },
          signal,
        }),
      ),
  });
}
