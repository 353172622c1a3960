import { describe, expect, it } from "@jest/globals";
import { isPlainPath } from "./plain-path.js";

describe("a path of a bundle", () => {
  it.each([
    "SDD.md",
    "architecture.json",
    "openapi/0abcdef0-0000-4000-8000-000000000001.yaml",
    "promises-not-approved/SHOP-001.json",
    "decisions/ADR-0001.md",
    "a/b/c",
    "a..b",
    "_",
    "CONSOLE/auxiliary.json",
    "COMET-001.json",
    "x".repeat(255),
  ])("may be %s", (path) => {
    expect(isPlainPath(path)).toBe(true);
  });

  it.each([
    "",
    "/",
    "/SDD.md",
    "a//b",
    "a/",
    ".",
    "..",
    "../SDD.md",
    "a/../b",
    "a/./b",
    ".git/config",
    "a.",
    "a./b",
    "C:/SDD.md",
    "C:SDD.md",
    "a\\b",
    "a b",
    " a",
    "a\n",
    "a\0",
    "é.md",
    "a\u202e.md",
    "~",
    "a*",
    "CON",
    "con.json",
    "a/NUL.tar.gz",
    "Aux/b",
    "com1",
    "x".repeat(256),
  ])("may not be %j", (path) => {
    expect(isPlainPath(path)).toBe(false);
  });
});
