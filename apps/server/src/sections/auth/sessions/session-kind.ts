export const SESSION_KINDS = ["browser", "device"] as const;
/** Whether somebody signed in, or let a device in (docs/reference/sign-in.md#devices). */
export type SessionKind = (typeof SESSION_KINDS)[number];
