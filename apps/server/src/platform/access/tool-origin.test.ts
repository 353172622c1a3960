import { describe, expect, it } from "@jest/globals";
import { readAllowedHosts } from "../configuration/allowed-hosts.js";
import { mayOriginUseTools } from "./tool-origin.js";

const MAY = true;
const MAY_NOT = false;

/** `AllowedHosts`, `Origin`, `Host`, and whether the page may send messages. */
type Row = readonly [string, string, string, boolean];

const OURS = "plumb.example";
const TWO = "plumb.example;127.0.0.1";

const NAMED: readonly Row[] = [
  [OURS, "https://plumb.example", "plumb.example", MAY],
  [OURS, "http://plumb.example", "plumb.example", MAY],
  [OURS, "https://plumb.example:8443", "plumb.example:8443", MAY],
  [OURS, "HTTPS://PLUMB.EXAMPLE", "plumb.example", MAY],
  [OURS, "https://plumb.example", "PLUMB.example", MAY],
  [TWO, "http://127.0.0.1:8080", "127.0.0.1:8080", MAY],
  ["*.plumb.example", "https://tools.plumb.example", "tools.plumb.example", MAY_NOT],
  [OURS, "https://evil.example", "plumb.example", MAY_NOT],
  [OURS, "https://evil.example", "evil.example", MAY_NOT],
  [OURS, "https://plumb.example", "evil.example", MAY_NOT],
  [OURS, "https://plumb.example:8443", "plumb.example", MAY_NOT],
  [OURS, "https://plumb.example", "plumb.example:8443", MAY_NOT],
  [OURS, "https://plumb.example.evil.example", "plumb.example", MAY_NOT],
  [OURS, "https://evilplumb.example", "plumb.example", MAY_NOT],
  [OURS, "https://sub.plumb.example", "plumb.example", MAY_NOT],
  [OURS, "https://sub.plumb.example", "sub.plumb.example", MAY_NOT],
  [OURS, "http://127.0.0.1:8080", "plumb.example", MAY_NOT],
];

/** No page has such an origin, or it is of nobody. */
const MALFORMED: readonly Row[] = [
  [OURS, "null", "plumb.example", MAY_NOT],
  [OURS, "", "plumb.example", MAY_NOT],
  [OURS, "", "", MAY_NOT],
  [OURS, "https://", "", MAY_NOT],
  [OURS, "plumb.example", "plumb.example", MAY_NOT],
  [OURS, "//plumb.example", "plumb.example", MAY_NOT],
  [OURS, "ftp://plumb.example", "plumb.example", MAY_NOT],
  [OURS, "file://plumb.example", "plumb.example", MAY_NOT],
  [OURS, "chrome-extension://plumb.example", "plumb.example", MAY_NOT],
  [OURS, "https://plumb.example/", "plumb.example", MAY_NOT],
  [OURS, "https://plumb.example/mcp", "plumb.example", MAY_NOT],
  [OURS, "https://plumb.example?x", "plumb.example", MAY_NOT],
  [OURS, "https://plumb.example#x", "plumb.example", MAY_NOT],
  [OURS, "https://evil.example\\@plumb.example", "plumb.example", MAY_NOT],
  [OURS, "https://evil.example@plumb.example", "plumb.example", MAY_NOT],
  [OURS, "https://plumb.example@evil.example", "evil.example", MAY_NOT],
  [OURS, "https://plumb.example, https://evil.example", "plumb.example", MAY_NOT],
  [OURS, "https://plumb.example https://evil.example", "plumb.example", MAY_NOT],
  [OURS, "https://plumb.example\n", "plumb.example", MAY_NOT],
];

/** A stranger's name may lead to this address: then a name of this very machine alone is known to be ours. */
const ANY_HOST: readonly Row[] = [
  ["*", "http://localhost:8080", "localhost:8080", MAY],
  ["*", "http://localhost", "localhost", MAY],
  ["*", "http://LOCALHOST:8080", "localhost:8080", MAY],
  ["*", "http://127.0.0.1:8080", "127.0.0.1:8080", MAY],
  ["*", "http://[::1]:8080", "[::1]:8080", MAY],
  ["*", "https://localhost:8443", "localhost:8443", MAY],
  ["*", "http://localhost:3000", "localhost:8080", MAY_NOT],
  ["*", "http://localhost:8080", "127.0.0.1:8080", MAY_NOT],
  ["*", "https://evil.example", "evil.example", MAY_NOT],
  ["*", "https://plumb.example", "plumb.example", MAY_NOT],
  ["*", "http://localhost.evil.example", "localhost.evil.example", MAY_NOT],
  ["*", "http://127.0.0.1.evil.example", "127.0.0.1.evil.example", MAY_NOT],
  ["*", "http://evil.example:8080", "localhost:8080", MAY_NOT],
  ["*", "http://192.168.0.7:8080", "192.168.0.7:8080", MAY_NOT],
  ["*", "http://0.0.0.0:8080", "0.0.0.0:8080", MAY_NOT],
  ["*", "http://[::]:8080", "[::]:8080", MAY_NOT],
  ["*", "http://127.1:8080", "127.1:8080", MAY_NOT],
  ["*", "http://localhost:999999", "localhost:999999", MAY_NOT],
  ["plumb.example;*", "https://plumb.example", "plumb.example", MAY_NOT],
  ["0.0.0.0", "https://evil.example", "evil.example", MAY_NOT],
  ["[::]", "https://evil.example", "evil.example", MAY_NOT],
  ["plumb.example;", "http://localhost:8080", "localhost:8080", MAY],
];

const TABLE = [...NAMED, ...MALFORMED, ...ANY_HOST];

describe("a page of a browser", () => {
  it("is tried with more than forty rows", () => expect(TABLE.length).toBeGreaterThan(40));

  it.each(TABLE)("hosts %j, origin %j, host %j: %s", (allowed, origin, host, expected) => {
    expect(mayOriginUseTools({ origin, host }, readAllowedHosts(allowed))).toBe(expected);
  });

  it("may not without a host", () => {
    expect(mayOriginUseTools({ origin: "https://plumb.example" }, readAllowedHosts(OURS))).toBe(MAY_NOT);
  });
});

describe("a program, which sends no origin", () => {
  it.each([OURS, "*"])("may, whatever its host: hosts %j", (allowed) => {
    const hosts = readAllowedHosts(allowed);
    expect(mayOriginUseTools({ host: "plumb.example" }, hosts)).toBe(MAY);
    expect(mayOriginUseTools({ host: "elsewhere.example" }, hosts)).toBe(MAY);
    expect(mayOriginUseTools({}, hosts)).toBe(MAY);
  });
});
