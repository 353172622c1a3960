import { type ApiClient, dataOf } from "@plumbline/api-client";
import { newId } from "../../api/new-id.js";
import { HOME_WORDS as words } from "../../words/home.js";

export interface NewProject {
  readonly projectId: string;
  /** Null where a workspace has to be made for it. */
  readonly workspaceId: string | null;
  readonly name: string;
  readonly description: string | null;
}

/** Makes a project, in a workspace of its own where there is none that its maker may write in. */
export async function makeProject(api: ApiClient, project: NewProject): Promise<void> {
  const { projectId, name, description } = project;
  const workspaceId = project.workspaceId ?? (await makeWorkspace(api, words.firstWorkspace));
  await dataOf(
    api.POST("/api/workspaces/{workspaceId}/projects", {
      params: { path: { workspaceId } },
      body: { id: projectId, name, description },
    }),
  );
}

export async function makeWorkspace(api: ApiClient, name: string): Promise<string> {
  const { id } = await dataOf(api.POST("/api/workspaces", { body: { id: newId(), name } }));
  return id;
}
