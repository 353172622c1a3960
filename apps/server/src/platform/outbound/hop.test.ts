import { describe, expect, it } from "@jest/globals";
import { firstHop, nextHop } from "./hop.js";

const limits = { timeoutMs: 1, maxBytes: 1 };
const headers = { Authorization: "secret", Accept: "text/plain" };

function led(from: string, to: string) {
  const hop = firstHop({ url: from, headers, limits, allowPrivate: false });
  return nextHop(hop, 302, new Headers({ location: to }));
}

describe("a redirect", () => {
  it.each([
    ["https://a.test/x", "http://a.test/x"],
    ["https://a.test/x", "http://b.test/x"],
    ["https://a.test/x", "HTTP://a.test:443/"],
  ])("never goes from %s to %s", (from, to) => {
    expect(() => led(from, to)).toThrow("leads on to where a request may not follow");
  });

  it.each([
    ["https://a.test/x", "/y", true],
    ["https://a.test/x", "//a.test:443/y", true],
    ["https://a.test/x", "//b.test/y", false],
    ["https://a.test/x", "https://a.test:444/", false],
    ["http://a.test/x", "https://a.test/", false],
    ["https://a.test/x", "https://a.test.:443/", false],
    ["https://a.test/x", "\\\\b.test/", false],
  ])("from %s to %s keeps the credential: %s", (from, to, keeps) => {
    expect("authorization" in led(from, to).headers).toBe(keeps);
    expect(led(from, to).headers["accept"]).toBe("text/plain");
  });
});
