import type { AdministeredAccount } from "../sections/auth/administration/administered-account.repository.js";

/** What a terminal would obey instead of showing it. */
const UNSEEN = /[\p{C}\p{Zl}\p{Zp}]/gu;

/** One line for each account: its address, its name, and what is particular about it. */
export function listOfAccounts(accounts: readonly AdministeredAccount[]): string {
  if (accounts.length === 0) {
    return "There is no account: the service is not set up yet.";
  }
  const widest = Math.max(...accounts.map(({ email }) => email.length));
  return accounts.map((account) => lineOf(account, widest)).join("\n");
}

function lineOf(account: AdministeredAccount, widest: number): string {
  const { email, name, sessions } = account;
  const particular = [...marksOf(account), `${sessions} session${sessions === 1 ? "" : "s"}`].join(", ");
  // In quotes, or somebody could call themselves "Ana (administrator, 1 session)".
  return `${email.padEnd(widest)}  ${JSON.stringify(name)} (${particular})`.replace(UNSEEN, "?");
}

function marksOf({
  isInstanceAdmin,
  isDisabled,
  hasPassword,
  lockedUntil,
}: AdministeredAccount): readonly string[] {
  return [
    isInstanceAdmin ? "administrator" : null,
    isDisabled ? "disabled" : null,
    lockedUntil === null ? null : `locked until ${lockedUntil.toISOString()}`,
    hasPassword ? null : "no password",
  ].filter((mark) => mark !== null);
}
