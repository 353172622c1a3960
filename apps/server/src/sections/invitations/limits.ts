/** Days of an invitation (docs/reference/workspaces.md#invitations). */
export const INVITATION_DAYS = 7;

/** Live invitations of a workspace; one more is 409. */
export const MAX_INVITATIONS = 100;

/** Accounts that may be tried to be made with an invitation, so that it finds out about few addresses. */
export const INVITATION_TRIES = 5;

/** Bytes of a body with the secret of an invitation. */
export const INVITATION_BODY = 4 * 1024;
