import { describe, expect, it } from "@jest/globals";
import { isSameOrigin } from "./same-origin.js";

const SAME = true;
const FOREIGN = false;

/** Forty values of `Origin` on requests to the host in the second column. */
const ORIGINS: readonly (readonly [string, string, boolean])[] = [
  ["https://plumb.example", "plumb.example", SAME],
  ["http://plumb.example", "plumb.example", SAME],
  ["https://plumb.example:443", "plumb.example", SAME],
  ["http://plumb.example:80", "plumb.example", SAME],
  ["https://plumb.example", "plumb.example:443", SAME],
  ["http://plumb.example", "plumb.example:80", SAME],
  ["http://plumb.example:8080", "plumb.example:8080", SAME],
  ["HTTPS://PLUMB.EXAMPLE", "plumb.example", SAME],
  ["https://plumb.example", "PLUMB.example", SAME],
  ["http://127.0.0.1:8080", "127.0.0.1:8080", SAME],
  ["http://[::1]:8080", "[::1]:8080", SAME],
  ["https://b%C3%BCcher.example", "xn--bcher-kva.example", SAME],
  ["null", "plumb.example", FOREIGN],
  ["", "plumb.example", FOREIGN],
  ["https://evil.example", "plumb.example", FOREIGN],
  ["https://plumb.example.evil.example", "plumb.example", FOREIGN],
  ["https://evilplumb.example", "plumb.example", FOREIGN],
  ["https://sub.plumb.example", "plumb.example", FOREIGN],
  ["https://example", "plumb.example", FOREIGN],
  ["https://plumb.example:8443", "plumb.example", FOREIGN],
  ["http://plumb.example:8081", "plumb.example:8080", FOREIGN],
  ["http://plumb.example", "plumb.example:8080", FOREIGN],
  ["https://plumb.example:80", "plumb.example", FOREIGN],
  ["http://plumb.example:443", "plumb.example", FOREIGN],
  ["https://plumb.example@evil.example", "plumb.example", FOREIGN],
  ["https://evil.example@plumb.example", "plumb.example", FOREIGN],
  ["https://evil.example/plumb.example", "plumb.example", FOREIGN],
  ["https://plumb.example/", "plumb.example", FOREIGN],
  ["https://plumb.example/path", "plumb.example", FOREIGN],
  ["https://plumb.example?x", "plumb.example", FOREIGN],
  ["https://plumb.example#x", "plumb.example", FOREIGN],
  ["https://evil.example\\@plumb.example", "plumb.example", FOREIGN],
  ["plumb.example", "plumb.example", FOREIGN],
  ["//plumb.example", "plumb.example", FOREIGN],
  ["ftp://plumb.example", "plumb.example", FOREIGN],
  ["file://plumb.example", "plumb.example", FOREIGN],
  ["chrome-extension://plumb.example", "plumb.example", FOREIGN],
  ["https://plumb.example, https://evil.example", "plumb.example", FOREIGN],
  ["https://plumb.example https://evil.example", "plumb.example", FOREIGN],
  ["https://plumb.example:99999", "plumb.example", FOREIGN],
];

describe("Origin", () => {
  it("is tried with forty values", () => expect(ORIGINS).toHaveLength(40));

  it.each(ORIGINS)("%j on %s: %s", (origin, host, expected) => {
    expect(isSameOrigin({ origin, host })).toBe(expected);
  });

  it("may be missing: no browser sent the request", () => {
    expect(isSameOrigin({ host: "plumb.example" })).toBe(SAME);
  });
});

describe("Sec-Fetch-Site decides where it is sent", () => {
  it.each([
    ["same-origin", SAME],
    ["none", SAME],
    ["same-site", FOREIGN],
    ["cross-site", FOREIGN],
    ["", FOREIGN],
    ["same-origin, cross-site", FOREIGN],
    ["SAME-ORIGIN", FOREIGN],
  ])("%j: %s", (site, expected) => {
    const host = "plumb.example";
    expect(isSameOrigin({ host, "sec-fetch-site": site })).toBe(expected);
    expect(isSameOrigin({ host, origin: "https://evil.example", "sec-fetch-site": site })).toBe(expected);
    expect(isSameOrigin({ host, origin: "https://plumb.example", "sec-fetch-site": site })).toBe(expected);
  });
});
