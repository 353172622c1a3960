/** Limits of workspaces (design: workspaces, members, projects); each answers 409. */
export const MAX_WORKSPACES_OF_AN_OWNER = 1000;
export const MAX_MEMBERS = 1000;
