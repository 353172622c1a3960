/**
 * Characters (code points) of a workspace's or project's name
 * (docs/reference/limits.md#names-and-descriptions).
 */
export const MAX_NAME = 200;
export const MAX_DESCRIPTION = 10_000;
