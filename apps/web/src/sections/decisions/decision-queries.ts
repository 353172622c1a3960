import { dataOf, pages, type Schemas } from "@plumbline/api-client";
import { queryOptions } from "@tanstack/react-query";
import { api } from "../../api/client.js";
import { pagedOptions, pageParameters } from "../../api/paged-query.js";
import type { DecisionListSearch } from "./decision-list-search.js";

export type Decision = Schemas["DecisionResponse"];

/** Something of the review that a decision may settle. */
export interface OpenFinding {
  readonly ruleId: string;
  readonly subjectId: string;
  readonly subjectName: string | null;
  readonly result: Schemas["FindingResponse"]["result"];
  readonly severity: Schemas["FindingResponse"]["severity"];
  readonly reason: string;
  /** The decision that settles it now; null where none does. */
  readonly settledBy: string | null;
}

export function decisionsQuery(projectId: string, { status, affects }: DecisionListSearch) {
  return pagedOptions(
    ["projects", projectId, "decisions", "list", status ?? null, affects ?? null],
    ({ cursor, signal }) =>
      dataOf(
        api.GET("/api/projects/{projectId}/decisions", {
          params: {
            path: { projectId },
            query: { ...pageParameters(cursor), ...(status && { status }), ...(affects && { affects }) },
          },
          signal,
        }),
      ),
  );
}

export function decisionQuery(projectId: string, decisionId: string) {
  return queryOptions({
    queryKey: ["projects", projectId, "decisions", decisionId],
    queryFn: ({ signal }) =>
      dataOf(
        api.GET("/api/projects/{projectId}/decisions/{decisionId}", {
          params: { path: { projectId, decisionId } },
          signal,
        }),
      ),
  });
}

/** What the review says now, each finding in short. */
export function findingsQuery(projectId: string) {
  return queryOptions({
    queryKey: ["projects", projectId, "review", "findings-for-decisions"],
    queryFn: async ({ signal }): Promise<readonly OpenFinding[]> => {
      const answer = await dataOf(
        api.GET("/api/projects/{projectId}/review/findings", {
          params: { path: { projectId }, query: { fields: "summary" } },
          signal,
        }),
      );
      // The address answers as a report for other programs too, where one is asked for.
      const { findings } = answer as Schemas["FindingsSummaryResponse"];
      return findings.map(({ ruleId, subjectId, subjectName, result, severity, reason, ...one }) => ({
        ruleId,
        subjectId,
        subjectName,
        result,
        severity,
        reason,
        settledBy: one.settled ? (one.disposition?.decisionId ?? null) : null,
      }));
    },
  });
}

/** The decisions that are accepted, for a choice of one to take the place of. */
export function acceptedQuery(projectId: string) {
  return queryOptions({
    queryKey: ["projects", projectId, "decisions", "accepted"],
    queryFn: async ({ signal }) => {
      const params = { path: { projectId }, query: { status: "accepted", limit: 200 } } as const;
      const accepted: Decision[] = [];
      for await (const decision of pages(api, "/api/projects/{projectId}/decisions", { params, signal })) {
        accepted.push(decision);
      }
      return accepted;
    },
  });
}

export function openQuestionsQuery(projectId: string) {
  return queryOptions({
    queryKey: ["projects", projectId, "questions", "open-for-decisions"],
    queryFn: async ({ signal }) => {
      const params = { path: { projectId }, query: { status: "open", limit: 200 } } as const;
      const open: Schemas["QuestionListItem"][] = [];
      for await (const question of pages(api, "/api/projects/{projectId}/questions", { params, signal })) {
        open.push(question);
      }
      return open;
    },
  });
}
