import { dataOf, pages } from "@plumbline/api-client";
import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query";
import { api } from "../../api/client.js";
import type { FoundKind } from "./found-kinds.js";
import type { Project } from "./home-dialog.js";

const PAGE = 50;
const LARGEST_PAGE = 200;
const FIRST: string | null = null;

/** All projects of a workspace, to choose from or to look for a name in. */
export function allProjects(workspaceId: string) {
  return queryOptions({
    queryKey: ["workspaces", workspaceId, "projects", "all"],
    queryFn: ({ signal }) => readAllProjects(workspaceId, signal),
  });
}

async function readAllProjects(workspaceId: string, signal: AbortSignal): Promise<readonly Project[]> {
  const params = { path: { workspaceId }, query: { limit: LARGEST_PAGE } };
  const all: Project[] = [];
  for await (const project of pages(api, "/api/workspaces/{workspaceId}/projects", { params, signal })) {
    all.push(project);
  }
  return all;
}

/** What is found by words in everything that one may see, page by page. */
export function foundPages(q: string, kind: FoundKind | undefined) {
  return infiniteQueryOptions({
    queryKey: ["search", "pages", q, kind ?? ""],
    queryFn: ({ signal, pageParam }) =>
      dataOf(
        api.GET("/api/search", {
          params: {
            query: { q, limit: PAGE, ...(kind === undefined ? {} : { kind }), ...cursorOf(pageParam) },
          },
          signal,
        }),
      ),
    initialPageParam: FIRST,
    getNextPageParam: ({ nextCursor }) => nextCursor,
  });
}

function cursorOf(cursor: string | null): { readonly cursor?: string } {
  return cursor === null ? {} : { cursor };
}
