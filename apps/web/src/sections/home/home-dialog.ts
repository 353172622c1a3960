import type { Schemas } from "@plumbline/api-client";

export type Project = Schemas["ProjectResponse"];
export type Workspace = Schemas["WorkspaceResponse"];

/** What is asked in front of the screen. */
export type HomeDialog =
  | { readonly kind: "example"; readonly workspaceId: string | null }
  | {
      readonly kind: "new-project";
      readonly workspaceId: string | null;
      /** What its first screen is: its sources for who wants to follow a repository, else its model. */
      readonly first?: "sources" | undefined;
    }
  | { readonly kind: "edit-project"; readonly project: Project }
  | { readonly kind: "delete-project"; readonly project: Project }
  | { readonly kind: "new-workspace" }
  | { readonly kind: "rename-workspace"; readonly workspace: Workspace };

export type Ask = (dialog: HomeDialog) => void;

/** The first workspace in which somebody may make a project; null where there is none. */
export function workspaceForMore(workspaces: readonly Workspace[]): string | null {
  return workspaces.find(({ role }) => role !== "viewer")?.id ?? null;
}
