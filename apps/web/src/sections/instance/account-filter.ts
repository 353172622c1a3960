import type { Schemas } from "@plumbline/api-client";
import { hasWords } from "../../design/has-words.js";

export type Account = Schemas["AdministeredAccountAnswer"];

export const ACCOUNT_KINDS = ["admins", "locked", "disabled", "signedIn"] as const;
export type AccountKind = (typeof ACCOUNT_KINDS)[number];

export interface AccountFilter {
  readonly q?: string | undefined;
  readonly kind?: AccountKind | undefined;
}

/** Whether an account is locked at a moment. */
export function isLocked({ lockedUntil }: Account, now: number): boolean {
  return lockedUntil !== null && Date.parse(lockedUntil) > now;
}

/** Whether an account is shown. */
export function isShownAccount(account: Account, { q, kind }: AccountFilter, now: number): boolean {
  return hasWords(`${account.displayName} ${account.email}`, q) && isOfKind(account, kind, now);
}

function isOfKind(account: Account, kind: AccountKind | undefined, now: number): boolean {
  switch (kind) {
    case undefined:
      return true;
    case "admins":
      return account.isInstanceAdmin;
    case "locked":
      return isLocked(account, now);
    case "disabled":
      return account.isDisabled;
    case "signedIn":
      return account.sessions > 0;
  }
}
