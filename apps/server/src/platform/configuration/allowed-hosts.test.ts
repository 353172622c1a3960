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
  ])("%j has the open entry %j", (list, entry) => {
    expect(readAllowedHosts(list).openEntry).toBe(entry);
  });
});
