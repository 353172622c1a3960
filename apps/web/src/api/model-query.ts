import { dataOf, isProblem, type Schemas } from "@plumbline/api-client";
import { type QueryClient, queryOptions } from "@tanstack/react-query";
import { api } from "./client.js";
import { patchedModel } from "./patched-model.js";
import { stampQuery } from "./queries.js";

/** The eight lists of a model as they are read. */
export type ModelLists = Schemas["ModelListsResponse"];
type ModelResponse = Schemas["ModelResponse"];

/** Which model of a project: main as it is now where it names none of them. */
export interface ModelState {
  readonly branchId?: string;
  readonly revisionId?: string;
  readonly version?: number;
}

/**
 * A whole model. When it moved, what changed is asked for and not all of it again. Its schemas change without it: keep it
 * fresh with `useFollow(…, ["schemas"], …)`.
 */
export function modelQuery(projectId: string, state: ModelState = {}) {
  const queryKey = ["projects", projectId, "model", "whole", state] as const;
  return queryOptions({
    queryKey,
    queryFn: async ({ signal, client }): Promise<ModelResponse> => {
      const known = client.getQueryData<ModelResponse>(queryKey);
      const asked = { projectId, state, signal };
      const schemas = client.getQueryData(stampQuery(projectId).queryKey)?.schemas;
      const patched = known === undefined ? null : await changedSince(asked, known, schemas);
      const model = patched ?? (await wholeModel(asked));
      noteSchemas(model, schemas);
      return model;
    },
    // What is in it stays the same object where nothing changed: the patch sees to that, and comparing all would be slow.
    structuralSharing: false,
  });
}

interface Asked {
  readonly projectId: string;
  readonly state: ModelState;
  readonly signal: AbortSignal;
}

function wholeModel({ projectId, state, signal }: Asked): Promise<ModelResponse> {
  return dataOf(
    api.GET("/api/projects/{projectId}/model", { params: { path: { projectId }, query: state }, signal }),
  );
}

/** How often schemas had been written to when a model was read. */
const schemasOf = new WeakMap<ModelResponse, number>();

function noteSchemas(model: ModelResponse, schemas: number | undefined): void {
  if (schemas !== undefined) {
    schemasOf.set(model, schemas);
  }
}

/** The known model with what changed; null where all of it has to be read. */
async function changedSince(
  { projectId, state, signal }: Asked,
  known: ModelResponse,
  schemas: number | undefined,
): Promise<ModelResponse | null> {
  const isPast = state.version !== undefined || state.revisionId !== undefined;
  if (isPast || schemas === undefined || schemasOf.get(known) !== schemas) {
    return null;
  }
  const branch = state.branchId === undefined ? {} : { branchId: state.branchId };
  try {
    const query = { ...branch, since: known.modelVersion };
    const path = { projectId };
    const changes = await dataOf(
      api.GET("/api/projects/{projectId}/model/changes", { params: { path, query }, signal }),
    );
    return changes.streamId === known.streamId ? patchedModel(known, changes) : null;
  } catch (error) {
    if (isProblem(error, "answer_too_large") || isProblem(error, "validation_error")) {
      return null;
    }
    throw error;
  }
}

/** Puts what was written here into the model that is shown, before anybody asks for it. */
export function readModelAgain(queries: QueryClient, projectId: string): Promise<void> {
  return queries.invalidateQueries({ queryKey: ["projects", projectId, "model"] });
}
