import { createHash } from "node:crypto";
import { describe, expect, it } from "@jest/globals";
import { isTokenValue, makeTokenValue, shownPart, tokenHash } from "./token-value.js";

const ZEROS = `svt_${"A".repeat(43)}`;
const KNOWN = `${ZEROS}${createHash("sha256").update(ZEROS).digest("base64url").slice(0, 6)}`;

describe("the value of a token", () => {
  it("is svt_, 43 base64url characters and 6 of a checksum", () => {
    const value = makeTokenValue();
    expect(value).toMatch(/^svt_[A-Za-z0-9_-]{43}[A-Za-z0-9_-]{6}$/);
    expect(isTokenValue(value)).toBe(true);
    expect(isTokenValue(KNOWN)).toBe(true);
  });

  it("is another each time", () => {
    expect(new Set(Array.from({ length: 1000 }, makeTokenValue)).size).toBe(1000);
  });

  it("is not taken with any one character changed, left out, added or in another case", () => {
    const value = makeTokenValue();
    for (let at = 0; at < value.length; at += 1) {
      const [before, after] = [value.slice(0, at), value.slice(at + 1)];
      const other = value[at] === "x" ? "y" : "x";
      for (const wrong of [
        `${before}${other}${after}`,
        `${before}${after}`,
        `${before}x${value.slice(at)}`,
      ]) {
        expect({ at, taken: isTokenValue(wrong) }).toEqual({ at, taken: false });
      }
    }
    for (const wrong of ["", "svt_", `${value}x`, ` ${value}`, `${value}\n`, value.toUpperCase()]) {
      expect(isTokenValue(wrong)).toBe(false);
    }
  });

  it("is stored as its SHA-256, and shown by its first ten characters", () => {
    expect(tokenHash(KNOWN).toString("hex")).toBe(createHash("sha256").update(KNOWN).digest("hex"));
    expect(shownPart(KNOWN)).toBe("svt_AAAAAA");
  });
});
