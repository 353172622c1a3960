import { describe, expect, it } from "@jest/globals";
import type { Request } from "express";
import { bearerOf } from "./bearer.js";

function read(...headers: string[]) {
  return bearerOf({ headersDistinct: { authorization: headers } } as unknown as Request);
}

describe("the Authorization header", () => {
  it.each([
    ["Bearer abc", "abc"],
    ["bearer abc", "abc"],
    ["BEARER   abc", "abc"],
    ["Bearer svt_a-b_c", "svt_a-b_c"],
    ["Bearer a.b~c+d/e==", "a.b~c+d/e=="],
  ])("%j presents %j", (header, value) => {
    expect(read(header)).toEqual({ kind: "value", value });
  });

  it.each([
    "",
    "Bearer",
    "Bearer ",
    "Bearerabc",
    "Bearer\tabc",
    "Bearer abc def",
    "Bearer abc, Bearer def",
    'Bearer "abc"',
    "Bearer abc;",
    "Bearer a=b",
    "Bearer é",
    "Token abc",
    "svt_abc",
    "Digest username=x",
    "Basics abc",
  ])("%j is malformed", (header) => {
    expect(read(header)).toEqual({ kind: "malformed" });
  });

  it("that is there twice is malformed", () => {
    expect(read("Bearer abc", "Bearer abc")).toEqual({ kind: "malformed" });
  });

  it("with the password of a proxy in front presents nothing, and hides nothing", () => {
    expect(read("Basic dXNlcjpwYXNz")).toEqual({ kind: "none" });
    expect(read("basic")).toEqual({ kind: "none" });
    expect(read("Basic dXNlcjpwYXNz", "Bearer abc")).toEqual({ kind: "value", value: "abc" });
  });

  it("may be missing", () => {
    expect(read()).toEqual({ kind: "none" });
    expect(bearerOf({ headersDistinct: {} } as unknown as Request)).toEqual({ kind: "none" });
  });
});
