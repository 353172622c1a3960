import { answerOf, dataOf, pages, type Schemas, tagOf } from "@plumbline/api-client";
import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query";
import { api } from "../../api/client.js";
import { nextPart, partsOf, type QuestionPart } from "./question-parts.js";
import type { QuestionFilter } from "./questions-search.js";

export type OpenedQuestion = Schemas["QuestionResponse"];

const PAGE = 200;

/** Questions of one state, or of all states one after the other, the newest of each first. */
export function questionsQuery(projectId: string, filter: QuestionFilter) {
  const [first, ...others] = partsOf(filter);
  return infiniteQueryOptions({
    queryKey: ["projects", projectId, "questions", "list", filter],
    queryFn: async ({ pageParam: { status, cursor }, signal }) => {
      const query = { status, limit: PAGE, ...(cursor === null ? {} : { cursor }) };
      const params = { path: { projectId }, query };
      const page = await dataOf(api.GET("/api/projects/{projectId}/questions", { params, signal }));
      return { ...page, status };
    },
    initialPageParam: { status: first, cursor: null } as QuestionPart,
    getNextPageParam: ({ status, nextCursor }) =>
      nextPart({ status, cursor: nextCursor }, [first, ...others]),
    select: (data) => data.pages.flatMap(({ items }) => items),
  });
}

/** A question with its history, and the tag that says how it stood when it was read. */
export function questionQuery(projectId: string, questionId: string) {
  return queryOptions({
    queryKey: ["projects", projectId, "questions", questionId],
    queryFn: async ({ signal }) => {
      const { data, response } = await answerOf(
        api.GET("/api/projects/{projectId}/questions/{questionId}", {
          params: { path: { projectId, questionId } },
          signal,
        }),
      );
      return { question: data, tag: tagOf(response) };
    },
  });
}

/** The decisions that an answer may name. */
export function decisionNamesQuery(projectId: string) {
  return queryOptions({
    queryKey: ["projects", projectId, "decisions", "for-answers"],
    queryFn: async ({ signal }) => {
      const params = { path: { projectId }, query: { limit: PAGE } };
      const names = [];
      for await (const one of pages(api, "/api/projects/{projectId}/decisions", { params, signal })) {
        if (one.status === "accepted" || one.status === "proposed") {
          names.push({ id: one.id, name: `${one.reference} ${one.title}`, status: one.status });
        }
      }
      return names;
    },
  });
}
