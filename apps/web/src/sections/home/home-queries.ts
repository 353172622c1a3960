import { dataOf } from "@plumbline/api-client";
import { infiniteQueryOptions } from "@tanstack/react-query";
import { api } from "../../api/client.js";
import type { FoundKind } from "./found-kinds.js";

const PAGE = 50;
const FIRST: string | null = null;

/** The projects of a workspace in name order, page by page. */
export function projectPages(workspaceId: string) {
  return infiniteQueryOptions({
    queryKey: ["workspaces", workspaceId, "projects"],
    queryFn: ({ signal, pageParam }) =>
      dataOf(
        api.GET("/api/workspaces/{workspaceId}/projects", {
          params: { path: { workspaceId }, query: { limit: PAGE, ...cursorOf(pageParam) } },
          signal,
        }),
      ),
    initialPageParam: FIRST,
    getNextPageParam: ({ nextCursor }) => nextCursor,
  });
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
