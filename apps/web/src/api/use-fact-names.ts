import { dataOf, pages } from "@plumbline/api-client";
import { queryOptions, skipToken, useQueries, useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { api } from "./client.js";
import { factNames, type NamedFact } from "./fact-names.js";
import { useShownBranch } from "./shown-branch.js";

const PAGE = 200;

/** The names of the facts of a model that is read whole, once, and again when it moves. */
function modelNamesQuery(projectId: string) {
  return queryOptions({
    queryKey: ["projects", projectId, "model", "names"],
    queryFn: async ({ signal }) => {
      const params = { path: { projectId } };
      const { model } = await dataOf(api.GET("/api/projects/{projectId}/model", { params, signal }));
      return factNames(model);
    },
    staleTime: 60_000,
  });
}

/** The same of a branch; an error once it has ended. */
function branchNamesQuery(projectId: string, branchId: string | null) {
  return queryOptions({
    queryKey: ["projects", projectId, "model", "names", branchId],
    queryFn:
      branchId === null
        ? skipToken
        : async ({ signal }): Promise<readonly NamedFact[]> => {
            const params = { path: { projectId }, query: { branchId } };
            const { model } = await dataOf(api.GET("/api/projects/{projectId}/model", { params, signal }));
            return factNames(model).map((fact) => ({ ...fact, branchId }));
          },
    staleTime: 60_000,
  });
}

/** The names of the facts of the branch that is shown here: none on main, and while they are on their way. */
export function useBranchNames(projectId: string) {
  const { branchId } = useShownBranch();
  const { data, isError } = useQuery(branchNamesQuery(projectId, branchId));
  return { branchId, names: data, isKnown: branchId === null || data !== undefined || isError };
}

type Listed = "scenarios" | "promises" | "decisions";

function listedNamesQuery(projectId: string, part: Listed) {
  return queryOptions({
    queryKey: ["projects", projectId, part, "names"],
    queryFn: ({ signal }) => LISTED[part](projectId, signal),
    staleTime: 60_000,
  });
}

const LISTED = {
  scenarios: (projectId, signal) =>
    namesOf(pages(api, "/api/projects/{projectId}/scenarios", ofProject(projectId, signal)), (one) => ({
      id: one.id,
      kind: "scenario",
      name: one.name,
    })),
  promises: (projectId, signal) =>
    namesOf(pages(api, "/api/projects/{projectId}/promises", ofProject(projectId, signal)), (one) => ({
      id: one.id,
      kind: "promise",
      name: `${one.requirementId} ${one.title}`,
    })),
  decisions: (projectId, signal) =>
    namesOf(pages(api, "/api/projects/{projectId}/decisions", ofProject(projectId, signal)), (one) => ({
      id: one.id,
      kind: "decision",
      name: `${one.reference} ${one.title}`,
    })),
} satisfies Record<Listed, (projectId: string, signal: AbortSignal) => Promise<readonly NamedFact[]>>;

function ofProject(projectId: string, signal: AbortSignal) {
  return { params: { path: { projectId }, query: { limit: PAGE } }, signal };
}

async function namesOf<Item>(
  items: AsyncIterable<Item>,
  nameOf: (item: Item) => NamedFact,
): Promise<readonly NamedFact[]> {
  const names: NamedFact[] = [];
  for await (const item of items) {
    names.push(nameOf(item));
  }
  return names;
}

export interface FactNames {
  readonly byId: ReadonlyMap<string, NamedFact>;
  /** Whether all names are known: until then one that is not there may come. */
  readonly isWhole: boolean;
  /** Names of what may have gone, as they were when it was read. */
  readonly wasCalled: ReadonlyMap<string, string>;
}

/** What the facts of main and of the branch shown, scenarios, promises and decisions are called, by their IDs. */
export function useFactNames(projectId: string): FactNames {
  const { wasCalled } = useShownBranch();
  const ofBranch = useBranchNames(projectId);
  const answers = useQueries({
    queries: [
      modelNamesQuery(projectId),
      listedNamesQuery(projectId, "scenarios"),
      listedNamesQuery(projectId, "promises"),
      listedNamesQuery(projectId, "decisions"),
    ],
    combine: (results) => ({
      lists: results.map(({ data }) => data),
      isWhole: results.every(({ data }) => data !== undefined),
    }),
  });
  const { lists } = answers;
  const isWhole = answers.isWhole && ofBranch.isKnown;
  const { names } = ofBranch;
  return useMemo(() => {
    // A fact is called as its branch calls it.
    const all = [...lists, names].flatMap((list) => list ?? []);
    return { byId: new Map(all.map((one) => [one.id, one])), isWhole, wasCalled };
  }, [lists, names, isWhole, wasCalled]);
}
