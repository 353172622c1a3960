import { dataOf } from "@plumbline/api-client";
import { api } from "../../api/client.js";
import { pagedOptions } from "../../api/paged-query.js";

const PAGE = 50;

export function sourcesKey(projectId: string): readonly string[] {
  return ["projects", projectId, "sources"];
}

/** What a project follows, by name. It may follow as many as a page has. */
export function repositoriesQuery(projectId: string) {
  return pagedOptions([...sourcesKey(projectId), "repositories"], (start, signal) =>
    dataOf(
      api.GET("/api/projects/{projectId}/repositories", {
        params: { path: { projectId }, query: { limit: PAGE, ...start } },
        signal,
      }),
    ),
  );
}
