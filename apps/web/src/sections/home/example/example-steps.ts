import { type ApiClient, dataOf, documentBody, isProblem } from "@plumbline/api-client";
import { HOME_WORDS as words } from "../../../words/home.js";
import { exampleProfile } from "./example-profile.js";

/** What the example is made of. */
export interface ExampleFiles {
  readonly model: string;
  readonly scenarios: readonly string[];
}

/** Where the example goes. IDs are chosen before anything is sent, so that what is sent twice is made once. */
export interface ExamplePlace {
  /** The workspace that is there already; null where one has to be made. */
  readonly workspaceId: string | null;
  readonly newWorkspaceId: string;
  readonly projectId: string;
  readonly scenarioIds: readonly string[];
}

/** One thing that is sent, and what it is called while it is. */
export interface ExampleStep {
  readonly name: string;
  readonly run: () => Promise<unknown>;
}

/** Everything that opening the example takes, in its order. */
export function exampleSteps(
  api: ApiClient,
  files: ExampleFiles,
  place: ExamplePlace,
): readonly ExampleStep[] {
  const { newWorkspaceId, projectId } = place;
  const workspaceId = place.workspaceId ?? newWorkspaceId;
  const path = { projectId };
  const workspace = {
    name: words.exampleSteps.workspace,
    run: () =>
      unlessThere(
        dataOf(api.POST("/api/workspaces", { body: { id: newWorkspaceId, name: words.firstWorkspace } })),
      ),
  };
  const project = {
    name: words.exampleSteps.project,
    run: () =>
      unlessThere(
        dataOf(
          api.POST("/api/workspaces/{workspaceId}/projects", {
            params: { path: { workspaceId } },
            body: { id: projectId, name: words.exampleName, description: words.exampleDescription },
          }),
        ),
      ),
  };
  const model = {
    name: words.exampleSteps.model,
    run: () =>
      dataOf(
        api.POST("/api/projects/{projectId}/import", { params: { path }, ...documentBody(files.model) }),
      ),
  };
  const scenarios = files.scenarios.map((text, at) => ({
    name: words.exampleSteps.scenario(at + 1, files.scenarios.length),
    run: () => {
      const body = documentBody(withId(text, place.scenarioIds[at] ?? ""));
      return unlessThere(
        dataOf(api.POST("/api/projects/{projectId}/scenarios", { params: { path }, ...body })),
      );
    },
  }));
  const profile = {
    name: words.exampleSteps.profile,
    run: () => storeProfile(api, projectId, place.scenarioIds[0] ?? ""),
  };
  return [...(place.workspaceId === null ? [workspace] : []), project, model, ...scenarios, profile];
}

async function storeProfile(api: ApiClient, projectId: string, scenarioId: string): Promise<void> {
  const path = { projectId };
  const stored = await dataOf(api.GET("/api/projects/{projectId}/stress/profiles", { params: { path } }));
  if (stored.some((profile) => profile.scenarioId === scenarioId)) {
    return;
  }
  const requirements = await dataOf(
    api.GET("/api/projects/{projectId}/stress/requirements", { params: { path, query: { scenarioId } } }),
  );
  // As text: the types of the API know the kinds of distributions by other names than the service.
  const body = documentBody(JSON.stringify(exampleProfile(requirements)));
  await dataOf(api.POST("/api/projects/{projectId}/stress/profiles", { params: { path }, ...body }));
}

/** A scenario under an ID of its own: the one in its file may be taken by another project. */
function withId(text: string, id: string): string {
  return text.replace(/"id": *"[^"]*"/, `"id": "${id}"`);
}

/** What was sent before, and whose answer was lost, is there. */
async function unlessThere(made: Promise<unknown>): Promise<void> {
  try {
    await made;
  } catch (error) {
    if (!isProblem(error, "conflict") || !error.errors.some(({ field }) => field === "id")) {
      throw error;
    }
  }
}
