import { describe, expect, it } from "@jest/globals";
import { type Account, isShownAccount } from "./account-filter.js";

const NOW = Date.UTC(2026, 0, 2);
const ACCOUNT: Account = {
  id: "a",
  email: "ada@example.org",
  displayName: "Ada",
  isInstanceAdmin: true,
  isDisabled: false,
  hasPassword: true,
  lockedUntil: "2026-01-02T00:00:01Z",
  sessions: 0,
  createdAt: "2026-01-01T00:00:00Z",
};

describe("the accounts of an instance", () => {
  it("are shown where name or address has the words and they are of the kind", () => {
    const shows = (filter: Parameters<typeof isShownAccount>[1], now = NOW): boolean =>
      isShownAccount(ACCOUNT, filter, now);
    expect(shows({})).toBe(true);
    expect(shows({ q: "EXAMPLE ada", kind: "admins" })).toBe(true);
    expect(shows({ q: "bob" })).toBe(false);
    expect(shows({ kind: "locked" })).toBe(true);
    expect(shows({ kind: "locked" }, NOW + 1000)).toBe(false);
    expect(shows({ kind: "disabled" })).toBe(false);
    expect(shows({ kind: "signedIn" })).toBe(false);
  });
});
