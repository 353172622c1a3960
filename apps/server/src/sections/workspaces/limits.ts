/** Limits of workspaces (docs/reference/workspaces.md#workspaces); each answers 409. */
export const MAX_WORKSPACES_OF_AN_OWNER = 1000;
export const MAX_MEMBERS = 1000;
