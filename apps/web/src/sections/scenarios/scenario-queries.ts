import { answerOf, dataOf, type ItemOf, ifMatch, versionOf } from "@plumbline/api-client";
import { parseJson } from "@plumbline/model-core";
import type { ScenarioDocument } from "@plumbline/playback-engine";
import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query";
import { api } from "../../api/client.js";

export type ScenarioItem = ItemOf<"/api/projects/{projectId}/scenarios">;

/** A scenario as it is saved. */
export interface SavedScenario {
  readonly document: ScenarioDocument;
  /** The document as text, laid out for people. */
  readonly text: string;
  readonly version: number;
}

const PAGE = 200;
const SCENARIOS = "/api/projects/{projectId}/scenarios";
const SCENARIO = "/api/projects/{projectId}/scenarios/{scenarioId}";

/** The scenarios of a project in name order. */
export function scenarioListQuery(projectId: string) {
  return infiniteQueryOptions({
    queryKey: ["projects", projectId, "scenarios", "list"],
    queryFn: ({ signal, pageParam }) =>
      dataOf(
        api.GET(SCENARIOS, {
          params: {
            path: { projectId },
            query: { limit: PAGE, ...(pageParam === null ? {} : { cursor: pageParam }) },
          },
          signal,
        }),
      ),
    initialPageParam: null as string | null,
    getNextPageParam: ({ nextCursor }) => nextCursor,
  });
}

/** One scenario. Its text is read as it came: what the worker plays is what the service has. */
export function scenarioQuery(projectId: string, scenarioId: string) {
  return queryOptions({
    queryKey: ["projects", projectId, "scenarios", scenarioId],
    queryFn: ({ signal }) => readScenario(projectId, scenarioId, signal),
  });
}

export async function readScenario(
  projectId: string,
  scenarioId: string,
  signal: AbortSignal | null = null,
): Promise<SavedScenario> {
  const params = { path: { projectId, scenarioId } };
  const { data, response } = await answerOf(api.GET(SCENARIO, { params, parseAs: "text", signal }));
  return { ...readDocument(data), version: versionOf(response) ?? 0 };
}

/** A document of the service, without what it answers beside it. */
function readDocument(text: string): Pick<SavedScenario, "document" | "text"> {
  const { origin: _, ...document } = parseJson(text) as unknown as ScenarioDocument & {
    readonly origin: unknown;
  };
  return { document, text: textOf(document) };
}

/** A scenario as text, laid out for people. */
export function textOf(document: ScenarioDocument): string {
  return JSON.stringify(document, null, 2);
}

/** Saves a new scenario; gives what the service has then. */
export async function createScenario(projectId: string, document: ScenarioDocument): Promise<SavedScenario> {
  const { data, response } = await answerOf(
    api.POST(SCENARIOS, {
      params: { path: { projectId } },
      ...rawBody(textOf(document)),
      parseAs: "text",
    }),
  );
  return { ...readDocument(data), version: versionOf(response) ?? 1 };
}

/** Saves a scenario over a version of it; another version is a conflict. */
export async function replaceScenario(
  place: { readonly projectId: string; readonly scenarioId: string },
  text: string,
  version: number,
): Promise<SavedScenario> {
  const { data, response } = await answerOf(
    api.PUT(SCENARIO, {
      params: { path: place, header: ifMatch(version) },
      ...rawBody(text),
      parseAs: "text",
    }),
  );
  return { ...readDocument(data), version: versionOf(response) ?? version };
}

/** The text goes as it is, so that a number keeps its spelling until the service has read it. */
function rawBody(text: string) {
  return {
    body: { name: "", steps: [], faults: [], assertions: [], id: "" },
    bodySerializer: () => text,
    headers: { "Content-Type": "application/json" },
  };
}

export function deleteScenario(projectId: string, scenarioId: string) {
  return dataOf(api.DELETE(SCENARIO, { params: { path: { projectId, scenarioId } } }));
}

/** Lets the service play what is saved, on main or on an open branch. */
export function runOnService(projectId: string, scenarioId: string, branchId: string | undefined) {
  const query = branchId === undefined ? {} : { branchId };
  const params = { path: { projectId, scenarioId }, query };
  return dataOf(api.POST("/api/projects/{projectId}/scenarios/{scenarioId}/run", { params }));
}
