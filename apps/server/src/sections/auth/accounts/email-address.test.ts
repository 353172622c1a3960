import { describe, expect, it } from "@jest/globals";
import { ownCpuMs } from "../../../platform/workers/thread-usage.js";
import { emailKey, isEmailAddress } from "./email-address.js";

describe("an email address", () => {
  it.each([
    "me@example.org",
    "first.last+tag@sub.example.co.uk",
    "o'neil@example.org",
    "a@b",
    "admin@localhost",
    "müller@bücher.example",
    "用户@例え.jp",
    `${"a".repeat(64)}@example.org`,
  ])("is %s", (text) => expect(isEmailAddress(text)).toBe(true));

  it.each([
    "",
    "@",
    "me",
    "me@",
    "@example.org",
    "a b@example.org",
    "a@exa mple.org",
    "a@@example.org",
    ".a@example.org",
    "a.@example.org",
    "a..b@example.org",
    "a@.example.org",
    "a@example..org",
    "a@example.org.",
    "a@-example.org",
    "a@example-.org",
    "a@[127.0.0.1]",
    '"a b"@example.org',
    "A <a@example.org>",
    "a@example.org\r\nBcc: b@example.org",
    "a\u200e@example.org",
    "a@example.org\0",
    "a\u034f@example.org",
    "a\ufe0f@example.org",
    "a\u{e0100}@example.org",
    "a@exam\u034fple.org",
    "a@\u115fexample.org",
    "a@\u3164.org",
    `${"a".repeat(65)}@example.org`,
    `a@${"b".repeat(64)}.org`,
    `a@${"b.".repeat(130)}org`,
  ])("is not %j", (text) => expect(isEmailAddress(text)).toBe(false));

  it("is judged in linear time", () => {
    const address = `${"a.".repeat(500_000)}@${"b.".repeat(500_000)}`;
    const before = ownCpuMs();
    isEmailAddress(address);
    expect(ownCpuMs() - before).toBeLessThan(2_000);
  });

  it("is the same in any letter case and composition", () => {
    expect(emailKey("Me@EXAMPLE.org")).toBe(emailKey("me@example.ORG"));
    expect(emailKey("mu\u0308ller@example.org")).toBe(emailKey("m\u00fcller@example.org"));
    expect(emailKey("me@example.org")).not.toBe(emailKey("you@example.org"));
  });
});
