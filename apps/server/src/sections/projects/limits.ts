/** Projects of one workspace (design: workspaces, members, projects); over it a create answers 409. */
export const MAX_PROJECTS = 1000;
