import { dataOf, documentBody, type Schemas } from "@plumbline/api-client";
import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { revisionsQuery } from "../../api/branches.js";
import { api } from "../../api/client.js";
import type { ModelLists } from "../../api/model-query.js";
import { pagedOptions } from "../../api/paged-query.js";
import type { ChoicePlan, PlannedChange } from "./plan-of-choices.js";

const PAGE = 100;

/** The change sets of main, the newest first, page after page. */
export function versionsQuery(projectId: string) {
  return pagedOptions(["projects", projectId, "model", "history"], (start, signal) =>
    dataOf(
      api.GET("/api/projects/{projectId}/model/history", {
        params: { path: { projectId }, query: { limit: PAGE, ...start } },
        signal,
      }),
    ),
  );
}

export interface Sides {
  readonly left?: string | undefined;
  readonly right?: string | undefined;
}

/** How two states of a model differ. */
export function comparisonQuery(projectId: string, { left, right }: Sides) {
  const query = { ...(left === undefined ? {} : { left }), ...(right === undefined ? {} : { right }) };
  return queryOptions({
    queryKey: ["projects", projectId, "model", "compare", query],
    queryFn: ({ signal }) =>
      dataOf(
        api.GET("/api/projects/{projectId}/model/compare", {
          params: { path: { projectId }, query },
          signal,
        }),
      ),
    placeholderData: keepPreviousData,
  });
}

/** What an open branch changed since it began. */
export function branchChangesQuery(projectId: string, branchId: string) {
  return queryOptions({
    queryKey: ["projects", projectId, "branches", branchId, "changes"],
    queryFn: ({ signal }) =>
      dataOf(
        api.GET("/api/projects/{projectId}/branches/{branchId}/changes", {
          params: { path: { projectId, branchId } },
          signal,
        }),
      ),
  });
}

interface ReadState {
  readonly branchId?: string;
  readonly revisionId?: string;
  readonly version?: number;
}

async function readModel(projectId: string, query: ReadState) {
  return dataOf(api.GET("/api/projects/{projectId}/model", { params: { path: { projectId }, query } }));
}

/** What a branch began as, main as it is now, and the branch: with the version of main that was read. */
export async function readThreeModels(projectId: string, branchId: string) {
  const [base, main, branch] = await Promise.all([
    readModel(projectId, { branchId, version: 0 }),
    readModel(projectId, {}),
    readModel(projectId, { branchId }),
  ]);
  return {
    models: { base: base.model, main: main.model, branch: branch.model },
    mainVersion: main.modelVersion,
    branchVersion: branch.modelVersion,
  };
}

export async function mergeBranch(projectId: string, branchId: string, expectedVersion?: number) {
  return dataOf(
    api.POST("/api/projects/{projectId}/branches/{branchId}/merge", {
      params: { path: { projectId, branchId } },
      body: { expectedVersion: expectedVersion ?? null },
    }),
  );
}

interface Batch {
  readonly branchId: string | null;
  readonly expectedVersion: number;
  readonly changes: readonly PlannedChange[];
}

async function writeBatch(projectId: string, batch: Batch): Promise<number> {
  if (batch.changes.length === 0) {
    return batch.expectedVersion;
  }
  const written = await dataOf(
    api.POST("/api/projects/{projectId}/model/changes", {
      params: { path: { projectId } },
      ...documentBody(JSON.stringify(batch)),
    }),
  );
  return written.modelVersion;
}

export interface ChosenMerge {
  readonly branchId: string;
  readonly mainVersion: number;
  readonly branchVersion: number;
  readonly plan: ChoicePlan;
}

/** Writes what was chosen and merges, unless somebody changed a side since the conflicts were read. */
export async function mergeAsChosen(projectId: string, merge: ChosenMerge) {
  const { branchId, mainVersion, branchVersion, plan } = merge;
  await writeBatch(projectId, { branchId, expectedVersion: branchVersion, changes: plan.onBranch });
  const version = await writeBatch(projectId, {
    branchId: null,
    expectedVersion: mainVersion,
    changes: plan.onMain,
  });
  return mergeBranch(projectId, branchId, version);
}

type ComparedSide = Schemas["ComparedSideResponse"];

/** Both models of a comparison; one of an empty model has no facts. */
export function bothModelsQuery(
  projectId: string,
  { left, right }: { readonly left: ComparedSide; readonly right: ComparedSide },
) {
  return queryOptions({
    queryKey: ["projects", projectId, "model", "both", left.ref, left.modelHash, right.ref, right.modelHash],
    queryFn: async ({ client }) => {
      const revisions = await client.fetchQuery(revisionsQuery(projectId));
      const [older, newer] = await Promise.all(
        [left, right].map((side) => modelOf(projectId, side, revisions)),
      );
      return { left: older ?? EMPTY, right: newer ?? EMPTY };
    },
  });
}

/** A side is main, main at a version, or the ID of a revision or else of a branch. */
async function modelOf(
  projectId: string,
  { ref }: ComparedSide,
  revisions: readonly { readonly id: string }[],
): Promise<ModelLists> {
  if (ref === null) {
    return EMPTY;
  }
  if (ref.startsWith("main")) {
    const version = ref.split("@")[1];
    return (await readModel(projectId, version === undefined ? {} : { version: Number(version) })).model;
  }
  const state = revisions.some(({ id }) => id === ref) ? { revisionId: ref } : { branchId: ref };
  return (await readModel(projectId, state)).model;
}

const EMPTY: ModelLists = {
  elements: [],
  relationships: [],
  messages: [],
  channels: [],
  operations: [],
  subscriptions: [],
  bindings: [],
  schemas: [],
};
