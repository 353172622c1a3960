import { answerOf, dataOf } from "@plumbline/api-client";
import { parseJson } from "@plumbline/model-core";
import { type QueryClient, queryOptions } from "@tanstack/react-query";
import type { PromiseToReview, ScenarioToReview, Stories } from "../engines/reviews/stories.js";
import { api } from "./client.js";
import { allPromisesQuery, allScenariosQuery } from "./whole-lists.js";

/** Documents that are read side by side. */
const AT_ONCE = 6;
/** Each is a request of its own: with more of them, a review is for the service alone. */
const MOST = 200;

let last = 0;

/** The scenarios of a project as text; null where there are too many to read here. */
function scenarioTextsQuery(projectId: string) {
  return queryOptions({
    queryKey: ["projects", projectId, "scenarios", "texts"],
    queryFn: async ({ signal, client }): Promise<readonly ScenarioToReview[] | null> => {
      const all = await client.fetchQuery(allScenariosQuery(projectId));
      return all.length > MOST
        ? null
        : sideBySide(all, async ({ id }) => ({ id, text: await scenarioText(projectId, id, signal) }));
    },
    structuralSharing: false,
    staleTime: Number.POSITIVE_INFINITY,
  });
}

/** What the rules read of promises; null where too many are in force to read them here. */
function promisesToReviewQuery(projectId: string) {
  return queryOptions({
    queryKey: ["projects", projectId, "promises", "to-review"],
    queryFn: async ({ signal, client }): Promise<readonly PromiseToReview[] | null> => {
      const all = await client.fetchQuery(allPromisesQuery(projectId));
      const inForce = all.filter(({ state }) => state === "approved");
      return inForce.length > MOST
        ? null
        : sideBySide(all, async ({ id, requirementId, state }) => ({
            ...{ id, requirementId, state },
            links: state === "approved" ? await linksOf(projectId, id, signal) : null,
          }));
    },
    structuralSharing: false,
    staleTime: Number.POSITIVE_INFINITY,
  });
}

const known = new WeakMap<readonly ScenarioToReview[], WeakMap<readonly PromiseToReview[], Stories>>();

/** What a review reads beside the model, as it is now; null where it is too much to read here. */
export async function readStories(queries: QueryClient, projectId: string): Promise<Stories | null> {
  const [scenarios, promises] = await Promise.all([
    queries.fetchQuery(scenarioTextsQuery(projectId)),
    queries.fetchQuery(promisesToReviewQuery(projectId)),
  ]);
  if (scenarios === null || promises === null) {
    return null;
  }
  const ofScenarios = known.get(scenarios) ?? new WeakMap<readonly PromiseToReview[], Stories>();
  known.set(scenarios, ofScenarios);
  const stories = ofScenarios.get(promises) ?? { key: nextKey(), scenarios, promises };
  ofScenarios.set(promises, stories);
  return stories;
}

function nextKey(): string {
  last += 1;
  return `stories-${last}`;
}

/** The text without what the service answers beside the document. */
async function scenarioText(projectId: string, scenarioId: string, signal: AbortSignal): Promise<string> {
  const params = { path: { projectId, scenarioId } };
  const { data } = await answerOf(
    api.GET("/api/projects/{projectId}/scenarios/{scenarioId}", { params, parseAs: "text", signal }),
  );
  const { origin: _, ...document } = parseJson(data) as Readonly<Record<string, unknown>>;
  return JSON.stringify(document);
}

async function linksOf(projectId: string, promiseId: string, signal: AbortSignal) {
  const params = { path: { projectId, promiseId } };
  const read = await dataOf(api.GET("/api/projects/{projectId}/promises/{promiseId}", { params, signal }));
  // The same lists; the packages tell the IDs of different kinds apart.
  return ((typeof read === "string" ? null : read.inForce?.links) ?? null) as PromiseToReview["links"];
}

async function sideBySide<Item, Read>(
  items: readonly Item[],
  read: (item: Item) => Promise<Read>,
): Promise<readonly Read[]> {
  const all: Read[] = [];
  for (let from = 0; from < items.length; from += AT_ONCE) {
    all.push(...(await Promise.all(items.slice(from, from + AT_ONCE).map(read))));
  }
  return all;
}
