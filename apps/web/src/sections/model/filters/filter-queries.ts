import { dataOf, type Schemas } from "@plumbline/api-client";
import { queryOptions } from "@tanstack/react-query";
import { api } from "../../../api/client.js";
import { idsIn } from "../../../api/ids-in.js";
import type { ModelState } from "../../../api/model-query.js";
import type { Finding } from "./finding-filter.js";
import { type Since, versionAt } from "./since.js";

/** Every finding of a state, with what it cites. The review knows no single versions. */
export function findingsQuery(projectId: string, { branchId, revisionId }: ModelState) {
  const state = {
    ...(branchId === undefined ? {} : { branchId }),
    ...(revisionId === undefined ? {} : { revisionId }),
  };
  return queryOptions({
    queryKey: ["projects", projectId, "review", "of-model", state],
    queryFn: async ({ signal }): Promise<readonly Finding[]> => {
      const params = { path: { projectId }, query: state };
      const answer = await dataOf(api.GET("/api/projects/{projectId}/review/findings", { params, signal }));
      // The address can answer texts of other formats, which nobody asked it for.
      const findings = typeof answer === "object" && "findings" in answer ? answer.findings : [];
      return findings.filter((finding): finding is Finding => "cites" in finding);
    },
    staleTime: 30_000,
  });
}

/** The IDs that a promise names, with those that the scenarios name that it is linked with. */
export function namedByPromiseQuery(projectId: string, promiseId: string) {
  return queryOptions({
    queryKey: ["projects", projectId, "promises", "named-by", promiseId],
    queryFn: async ({ signal }): Promise<ReadonlySet<string>> => {
      const path = { projectId, promiseId };
      const read = await dataOf(
        api.GET("/api/projects/{projectId}/promises/{promiseId}", { params: { path }, signal }),
      );
      // The address can answer Markdown, which nobody asked it for.
      const links = typeof read === "string" ? null : ((read.inForce ?? read.draft)?.links ?? null);
      const scenarios = await Promise.all(
        (links?.scenarioIds ?? []).map((id) => namedByScenario(projectId, id, signal)),
      );
      return new Set([...idsIn(links), ...scenarios.flatMap((ids) => [...ids])]);
    },
    structuralSharing: false,
  });
}

async function namedByScenario(projectId: string, scenarioId: string, signal: AbortSignal) {
  const path = { projectId, scenarioId };
  const { steps, faults, assertions } = await dataOf(
    api.GET("/api/projects/{projectId}/scenarios/{scenarioId}", { params: { path }, signal }),
  );
  return idsIn({ steps, faults, assertions });
}

export type Comparison = Schemas["ModelComparisonResponse"];

/** What changed in a state of the model since then. */
export function changedSinceQuery(projectId: string, state: ModelState, since: Since) {
  return queryOptions({
    queryKey: ["projects", projectId, "model", "changed-since", state, since],
    queryFn: async ({ signal }): Promise<Comparison> => {
      const { branchId, revisionId, version } = state;
      if (since.kind === "branch" && branchId !== undefined) {
        const params = { path: { projectId, branchId } };
        return dataOf(api.GET("/api/projects/{projectId}/branches/{branchId}/changes", { params, signal }));
      }
      const left = await leftOf(projectId, since, signal);
      const right = branchId ?? revisionId ?? (version === undefined ? "main" : `main@${version}`);
      const params = { path: { projectId }, query: { left, right } };
      return dataOf(api.GET("/api/projects/{projectId}/model/compare", { params, signal }));
    },
    staleTime: 60_000,
  });
}

async function leftOf(projectId: string, since: Since, signal: AbortSignal): Promise<string> {
  switch (since.kind) {
    case "days":
      return `main@${await versionOf(projectId, since.days, signal)}`;
    case "version":
      return `main@${since.version}`;
    case "revision":
      return since.id;
    case "branch":
      return "main";
  }
}

const DAY_MS = 24 * 60 * 60 * 1_000;

interface HistoryPage {
  readonly items: readonly Schemas["HistoryEntryResponse"][];
  readonly nextCursor: string | null;
}

/** The version of main so many days ago. */
async function versionOf(projectId: string, days: number, signal: AbortSignal): Promise<number> {
  const moment = Date.now() - days * DAY_MS;
  let cursor: string | null = null;
  do {
    const query: { limit: number; cursor?: string } = { limit: 200, ...(cursor === null ? {} : { cursor }) };
    const page: HistoryPage = await dataOf(
      api.GET("/api/projects/{projectId}/model/history", { params: { path: { projectId }, query }, signal }),
    );
    const version = versionAt(page.items, moment);
    if (version !== null) {
      return version;
    }
    cursor = page.nextCursor;
  } while (cursor !== null);
  return 0;
}
