import { describe, expect, it } from "@jest/globals";
import { readAllowedHosts } from "./allowed-hosts.js";

describe("allowed hosts", () => {
  it.each([
    ["example.org", "example.org", true],
    ["example.org", "EXAMPLE.org:8443", true],
    [" example.org ; other.org", "other.org", true],
    ["example.org", "evil.org", false],
    ["example.org", "example.org.evil.org", false],
    ["example.org", "www.example.org", false],
    ["example.org", "", false],
    ["example.org;", "", false],
    ["[::1]", "[::1]:8080", true],
    ["*.example.org", "a.example.org", true],
    ["*.example.org", "example.org", false],
    ["*", "whatever:1", true],
    ["Example.ORG", "example.org", true],
    ["example.org:8080", "example.org", true],
    ["example.org", "example.org.:8080", false],
    ["example.org.", "example.org", true],
    ["example.org", "example.org..", false],
    ["example.org", "example.org:80:80", false],
    ["::1", "[::1]:8080", true],
    ["[0:0::1]", "[::1]", true],
    ["[::1]", "::1", false],
    ["bücher.example", "xn--bcher-kva.example", true],
  ])("%s, asked for %s: %s", (list, host, allowed) => {
    expect(readAllowedHosts(list).allows(host)).toBe(allowed);
  });

  it.each([
    ["example.org;other.org", null],
    ["*", "*"],
    ["*.example.org", "*.example.org"],
    ["example.org;0.0.0.0", "0.0.0.0"],
    ["::", "::"],
    ["[::]", "[::]"],
    ["example.org;", ""],
    ["", ""],
    ["a*b", "a*b"],
    ["0:0:0:0:0:0:0:0", "0:0:0:0:0:0:0:0"],
    ["0", "0"],
  ])("%j has the open entry %j", (list, entry) => {
    expect(readAllowedHosts(list).openEntry).toBe(entry);
  });

  it.each([
    ["example.org;*.other.org;*;;[::1];a_b", null],
    ["example.org;https://other.org", "https://other.org"],
    ["example.org/path", "example.org/path"],
    ["me@example.org", "me@example.org"],
    ["example org", "example org"],
    ["[::1", "[::1"],
    ["%2a.example.org", "%2a.example.org"],
    ["a*b", "a*b"],
    ["*.", "*."],
  ])("%j has the entry that is no host name %j", (list, entry) => {
    expect(readAllowedHosts(list).badEntry).toBe(entry);
  });
});
