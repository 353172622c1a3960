import { dataOf } from "@plumbline/api-client";
import { queryOptions, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { api } from "../../api/client.js";
import { type Pages, usePages } from "../../api/paged-query.js";
import { useFollow } from "../../api/use-follow.js";
import { toasts } from "../../design/toasts.js";
import type { PromiseListSearch } from "./promise-list-search.js";
import type { PromiseItem, PromiseRecord, RunRecord } from "./promise-records.js";

/** What the results of checks are worked out from beside the promises. */
const READ_BY_CHECKS = ["model", "scenarios", "schemas", "promises"] as const;
const PAGE = 50;

/** The second member after the project is the part that the frame watches. */
export function promisesKey(projectId: string): readonly string[] {
  return ["projects", projectId, "promises"];
}

export function usePromiseList(projectId: string, search: PromiseListSearch): Pages<PromiseItem> {
  const queryKey = [...promisesKey(projectId), "list", search];
  useFollow(projectId, READ_BY_CHECKS, promisesKey(projectId));
  const asked = {
    limit: PAGE,
    ...(search.q === undefined ? {} : { q: search.q }),
    ...(search.state === undefined ? {} : { state: search.state }),
    ...(search.gaps === undefined ? {} : { hasGaps: search.gaps === "some" }),
    ...(search.review === undefined ? {} : { needsReview: true }),
    ...(search.linked === undefined ? {} : { linkedId: search.linked }),
  };
  return usePages(queryKey, (start, signal) =>
    dataOf(
      api.GET("/api/projects/{projectId}/promises", {
        params: { path: { projectId }, query: { ...asked, ...start } },
        signal,
      }),
    ),
  );
}

export function promiseQuery(projectId: string, promiseId: string) {
  return queryOptions({
    queryKey: [...promisesKey(projectId), "one", promiseId],
    queryFn: async ({ signal }): Promise<PromiseRecord> => {
      const read = await dataOf(
        api.GET("/api/projects/{projectId}/promises/{promiseId}", {
          params: { path: { projectId, promiseId } },
          signal,
        }),
      );
      if (typeof read === "string") {
        throw new TypeError("Markdown came where a promise was asked for");
      }
      return read;
    },
  });
}

export function usePromise(projectId: string, promiseId: string) {
  useFollow(projectId, READ_BY_CHECKS, promiseQuery(projectId, promiseId).queryKey);
  return useQuery(promiseQuery(projectId, promiseId));
}

export function prefixQuery(projectId: string) {
  return queryOptions({
    queryKey: [...promisesKey(projectId), "prefix"],
    queryFn: ({ signal }) =>
      dataOf(
        api.GET("/api/projects/{projectId}/promises/prefix", { params: { path: { projectId } }, signal }),
      ),
    staleTime: 60_000,
  });
}

/** What the draft changes; asked again for each draft, which its hash names. */
export function changesQuery(projectId: string, promiseId: string, contentHash: string) {
  return queryOptions({
    queryKey: [...promisesKey(projectId), "changes", promiseId, contentHash],
    queryFn: ({ signal }) =>
      dataOf(
        api.GET("/api/projects/{projectId}/promises/{promiseId}/changes", {
          params: { path: { projectId, promiseId } },
          signal,
        }),
      ),
    retry: false,
  });
}

export function useRuns(
  projectId: string,
  promiseId: string,
  obligation: string | undefined,
): Pages<RunRecord> {
  return usePages([...promisesKey(projectId), "runs", promiseId, obligation ?? ""], (start, signal) =>
    dataOf(
      api.GET("/api/projects/{projectId}/promises/{promiseId}/runs", {
        params: {
          path: { projectId, promiseId },
          query: { limit: PAGE, ...(obligation === undefined ? {} : { obligation }), ...start },
        },
        signal,
      }),
    ),
  );
}

/** What changes one promise: its answer is shown at once, and what else shows promises is read again. */
export function usePromiseMove<Input>(
  { projectId, promiseId }: { readonly projectId: string; readonly promiseId: string },
  send: (input: Input) => Promise<PromiseRecord>,
  said: string,
) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: send,
    onSuccess: (promise) => {
      queries.setQueryData(promiseQuery(projectId, promiseId).queryKey, promise);
      void queries.invalidateQueries({ queryKey: promisesKey(projectId) });
      toasts.say(said);
    },
  });
}
