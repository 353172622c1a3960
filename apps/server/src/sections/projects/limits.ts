/** Projects of one workspace (docs/reference/workspaces.md#projects); over it a create answers 409. */
export const MAX_PROJECTS = 1000;
