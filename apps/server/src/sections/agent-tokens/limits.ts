/** Limits of agent tokens (docs/reference/access.md#agent-tokens). */
export const MAX_TOKEN_NAME = 100;
export const MAX_TOKEN_YEARS = 2;
/** Live tokens of a workspace; one more is 409. */
export const MAX_LIVE_TOKENS = 100;
/** Expired tokens that stay in the list of a workspace; older ones go when a token is created. */
export const MAX_EXPIRED_TOKENS = 100;
/** `lastUsedAt` moves at most this often. */
export const TOKEN_USE_SECONDS = 60;
