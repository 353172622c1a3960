import { dataOf, type Schemas } from "@plumbline/api-client";
import { useInfiniteQuery } from "@tanstack/react-query";
import { api } from "./client.js";
import { pagedOptions } from "./paged-query.js";

type Repository = Schemas["RepositoryResponse"];

/** As many as a project may follow: one page has them all. */
const PAGE = 50;

/** What a project follows, by name. */
export function repositoriesQuery(projectId: string) {
  return pagedOptions(["projects", projectId, "sources", "repositories"], (start, signal) =>
    dataOf(
      api.GET("/api/projects/{projectId}/repositories", {
        params: { path: { projectId }, query: { limit: PAGE, ...start } },
        signal,
      }),
    ),
  );
}

const NONE: readonly Repository[] = [];

/** The same where it is only looked something up in: none while it is not known. */
export function useRepositories(projectId: string): readonly Repository[] {
  return useInfiniteQuery({ ...repositoriesQuery(projectId), staleTime: 60_000 }).data ?? NONE;
}
