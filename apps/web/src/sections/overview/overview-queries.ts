import { dataOf, type Schemas } from "@plumbline/api-client";
import { queryOptions, useQuery } from "@tanstack/react-query";
import { api } from "../../api/client.js";
import { BUILT_FROM } from "../../api/ready-query.js";
import { useFollow } from "../../api/use-follow.js";
import { allPromisesQuery } from "../../api/whole-lists.js";
import { isOfWeek } from "./changes-of-week.js";

const PAGE = 200;
/** So many pages of a history are looked through for the changes of a week. */
const PAGES = 5;

/** The questions that nobody has answered, as far as one page holds them. */
export function openQuestionsQuery(projectId: string) {
  return queryOptions({
    queryKey: ["projects", projectId, "questions", "open"],
    queryFn: ({ signal }) =>
      dataOf(
        api.GET("/api/projects/{projectId}/questions", {
          params: { path: { projectId }, query: { status: "open", limit: PAGE } },
          signal,
        }),
      ),
  });
}

/** How many findings of each kind the review has; it follows from most of a project. */
export function useReviewCounts(projectId: string) {
  const query = queryOptions({
    queryKey: ["projects", projectId, "review", "counts"],
    queryFn: async ({ signal }) => {
      const params = { path: { projectId }, query: { fields: "summary" as const } };
      const found = await dataOf(api.GET("/api/projects/{projectId}/review/findings", { params, signal }));
      if (typeof found === "string" || !("counts" in found)) {
        throw new TypeError("The findings have no counts");
      }
      return found.counts;
    },
  });
  useFollow(projectId, BUILT_FROM, query.queryKey);
  return useQuery(query);
}

/** Every promise with its evidence, which hangs on the model and on what is played. */
export function usePromises(projectId: string) {
  const query = allPromisesQuery(projectId);
  useFollow(projectId, ["model", "schemas", "scenarios"], query.queryKey);
  return useQuery(query);
}

export interface WeekHistory {
  readonly entries: readonly Schemas["HistoryEntryResponse"][];
  /** Whether the week had more than was looked through. */
  readonly isMore: boolean;
}

/** The history of main back to a week ago. */
export function weekQuery(projectId: string) {
  return queryOptions({
    queryKey: ["projects", projectId, "model", "week"],
    queryFn: async ({ signal }): Promise<WeekHistory> => {
      const entries: Schemas["HistoryEntryResponse"][] = [];
      let cursor: string | null = null;
      for (let page = 0; page < PAGES; page += 1) {
        const query = { limit: PAGE, ...(cursor === null ? {} : { cursor }) };
        const params = { path: { projectId }, query };
        const answer: { items: Schemas["HistoryEntryResponse"][]; nextCursor: string | null } = await dataOf(
          api.GET("/api/projects/{projectId}/model/history", { params, signal }),
        );
        entries.push(...answer.items);
        cursor = answer.nextCursor;
        const oldest = entries.at(-1);
        if (cursor === null || oldest === undefined || !isOfWeek(oldest.at, Date.now())) {
          return { entries, isMore: false };
        }
      }
      return { entries, isMore: true };
    },
  });
}
