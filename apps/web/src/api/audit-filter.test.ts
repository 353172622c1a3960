import { describe, expect, it } from "@jest/globals";
import { type AuditEntry, aboutsOf, actorsOf, detailsOf, isShownEntry } from "./audit-filter.js";

const ENTRY: AuditEntry = {
  id: "e1",
  at: "2026-01-02T03:04:05Z",
  action: "instance.settings.changed",
  actor: { kind: "user", id: "u1", name: "Ada" },
  target: "instance",
  details: { version: 3, changed: ["import.maxFiles"], reason: null },
};
const OTHER: AuditEntry = {
  ...ENTRY,
  id: "e2",
  action: "token.created",
  actor: { ...ENTRY.actor, name: "Bob" },
};

describe("the entries of an audit list", () => {
  it("are shown where every filter lets them through", () => {
    expect(isShownEntry(ENTRY, {})).toBe(true);
    expect(isShownEntry(ENTRY, { about: "instance.settings", actor: "Ada", q: "MAXFILES" })).toBe(true);
    expect(isShownEntry(ENTRY, { about: "token" })).toBe(false);
    expect(isShownEntry(ENTRY, { actor: "Bob" })).toBe(false);
    expect(isShownEntry(ENTRY, { q: "nothing" })).toBe(false);
  });

  it("say what can be filtered by", () => {
    expect(aboutsOf([OTHER, ENTRY, OTHER])).toEqual(["instance.settings", "token"]);
    expect(actorsOf([OTHER, ENTRY])).toEqual(["Ada", "Bob"]);
  });

  it("show each detail as a text", () => {
    expect(detailsOf(ENTRY)).toEqual([
      ["version", "3"],
      ["changed", "import.maxFiles"],
      ["reason", "null"],
    ]);
  });
});
