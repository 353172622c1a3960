export const EXPIRIES = ["30", "90", "365", "never"] as const;
export type Expiry = (typeof EXPIRIES)[number];

const DAY_MS = 86_400_000;

/** When a token made now expires; null where it never does. */
export function expiresAtOf(expiry: Expiry, now: number): string | null {
  return expiry === "never" ? null : new Date(now + Number(expiry) * DAY_MS).toISOString();
}

/** The choice that a control names. */
export function expiryOf(value: string): Expiry {
  return EXPIRIES.find((one) => one === value) ?? "90";
}
