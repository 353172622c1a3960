import { dataOf, pages, type Schemas } from "@plumbline/api-client";
import { queryOptions } from "@tanstack/react-query";
import { api } from "../../api/client.js";

const PAGE = 200;

async function listOf<Item>(items: AsyncIterable<Item>): Promise<readonly Item[]> {
  const all: Item[] = [];
  for await (const item of items) {
    all.push(item);
  }
  return all;
}

export function promisesAboutQuery(projectId: string, linkedId: string) {
  return queryOptions({
    queryKey: ["projects", projectId, "promises", "about", linkedId],
    queryFn: ({ signal }) =>
      listOf(
        pages(api, "/api/projects/{projectId}/promises", {
          params: { path: { projectId }, query: { limit: PAGE, linkedId } },
          signal,
        }),
      ),
  });
}

export function decisionsAboutQuery(projectId: string, affects: string) {
  return queryOptions({
    queryKey: ["projects", projectId, "decisions", "about", affects],
    queryFn: ({ signal }) =>
      listOf(
        pages(api, "/api/projects/{projectId}/decisions", {
          params: { path: { projectId }, query: { limit: PAGE, affects } },
          signal,
        }),
      ),
  });
}

export function questionsQuery(projectId: string) {
  return queryOptions({
    queryKey: ["projects", projectId, "questions", "of-parts"],
    queryFn: ({ signal }) =>
      listOf(
        pages(api, "/api/projects/{projectId}/questions", {
          params: { path: { projectId }, query: { limit: PAGE } },
          signal,
        }),
      ),
  });
}

/** Every finding with what it cites; it follows from several parts of the project. */
export function findingsQuery(projectId: string, branchId: string | undefined) {
  return queryOptions({
    queryKey: ["projects", projectId, "review", "of-parts", branchId ?? null],
    queryFn: async ({ signal }) => {
      const query = branchId === undefined ? {} : { branchId };
      const answer = await dataOf(
        api.GET("/api/projects/{projectId}/review/findings", {
          params: { path: { projectId }, query },
          signal,
        }),
      );
      // The address can answer texts of other formats, which nobody asked it for.
      const findings = typeof answer === "object" && "findings" in answer ? answer.findings : [];
      return findings.filter((finding): finding is Schemas["FindingResponse"] => "cites" in finding);
    },
    staleTime: 30_000,
  });
}

/** All versions of a schema, the newest first. */
export function schemaVersionsQuery(projectId: string, schemaId: string) {
  return queryOptions({
    queryKey: ["projects", projectId, "schemas", "versions", schemaId],
    queryFn: ({ signal }) =>
      listOf(
        pages(api, "/api/projects/{projectId}/schemas/{schemaId}/versions", {
          params: { path: { projectId, schemaId }, query: { limit: PAGE } },
          signal,
        }),
      ),
  });
}
