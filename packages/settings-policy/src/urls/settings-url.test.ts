import { describe, expect, it } from "@jest/globals";
import { isPrivateHostName } from "./private-host-name.js";
import { parseSettingsUrl } from "./settings-url.js";

describe("parseSettingsUrl", () => {
  it.each([
    [
      "https://Example.COM:443/v1",
      { scheme: "https", host: "example.com", isAddress: false, origin: "https://example.com" },
    ],
    [
      "http://a.test:8080?x",
      { scheme: "http", host: "a.test", isAddress: false, origin: "http://a.test:8080" },
    ],
    ["http://0x7f.1", { scheme: "http", host: "127.0.0.1", isAddress: true, origin: "http://127.0.0.1" }],
    ["https://[::1]:1", { scheme: "https", host: "::1", isAddress: true, origin: "https://[::1]:1" }],
    [
      "https://é.test",
      { scheme: "https", host: "xn--9ca.test", isAddress: false, origin: "https://xn--9ca.test" },
    ],
    [
      "https://1.2.3.4.test",
      { scheme: "https", host: "1.2.3.4.test", isAddress: false, origin: "https://1.2.3.4.test" },
    ],
  ] as const)("reads %s as clients do", (text, value) => {
    expect(parseSettingsUrl(text)).toEqual({ ok: true, value });
  });

  it("says which rule is broken", () => {
    expect(parseSettingsUrl("ftp://a.test")).toEqual({
      ok: false,
      refusal: "must be an absolute http or https URL",
    });
    expect(parseSettingsUrl("https://a@a.test")).toEqual({
      ok: false,
      refusal: "must hold no user name or password",
    });
  });
});

describe("isPrivateHostName", () => {
  it.each([
    "localhost",
    "LocalHost",
    "localhost.",
    "x.localhost",
    "a.local",
    "db.internal",
    "b.home.arpa",
    "localdomain",
  ])("says yes to %s", (name) => {
    expect(isPrivateHostName(name)).toBe(true);
  });

  it.each([
    "",
    "localhosts",
    "mylocalhost",
    "localhost.com",
    "internal.example",
    "arpa",
    "home-arpa",
    "example.com",
  ])("says no to %j", (name) => {
    expect(isPrivateHostName(name)).toBe(false);
  });
});
