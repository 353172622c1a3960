import { describe, expect, it } from "@jest/globals";
import {
  decodeUtf8,
  hasControlCharacter,
  isBlank,
  isLongerThan,
  isPathWithin,
  isWellFormedText,
  parseTimestamp,
  pathOfIndex,
  pathOfKey,
  sameValue,
  shortPath,
} from "./index.js";

describe("rules of text", () => {
  it("know a lone surrogate", () => {
    expect(isWellFormedText("a😀")).toBe(true);
    expect(isWellFormedText("a\ud83d")).toBe(false);
  });

  it("know control characters: C0, delete and C1", () => {
    expect(["\u0000", "\n", "\t", "\u001f", "\u007f", "\u0080", "\u009f"].every(hasControlCharacter)).toBe(
      true,
    );
    expect(["", " ", "a", "\u00a0", "é", "\u200b", "😀"].some(hasControlCharacter)).toBe(false);
  });

  it("know a text of white space only", () => {
    expect(["", " ", "\t\n", "\u00a0\u3000\ufeff"].every(isBlank)).toBe(true);
    expect(["a", " a ", "\u200b"].some(isBlank)).toBe(false);
  });

  it("count characters, not code units", () => {
    expect(isLongerThan("abc", 3)).toBe(false);
    expect(isLongerThan("abcd", 3)).toBe(true);
    expect(isLongerThan("😀😀😀", 3)).toBe(false);
    expect(isLongerThan("😀😀😀😀", 3)).toBe(true);
    expect(isLongerThan("a😀😀a", 3)).toBe(true);
  });
});

describe("decodeUtf8", () => {
  it("leaves out one byte order mark", () => {
    expect(decodeUtf8(Uint8Array.of(0xef, 0xbb, 0xbf, 0x61))).toEqual({ ok: true, value: "a" });
    expect(decodeUtf8(new TextEncoder().encode("é😀"))).toEqual({ ok: true, value: "é😀" });
  });

  it.each([
    ["a stray byte", [0x80]],
    ["a cut sequence", [0xe2, 0x82]],
    ["an overlong form", [0xc0, 0xaf]],
    ["a surrogate", [0xed, 0xa0, 0x80]],
    ["a code point over U+10FFFF", [0xf4, 0x90, 0x80, 0x80]],
    ["UTF-16", [0xff, 0xfe, 0x61, 0x00]],
  ])("refuses %s", (_, bytes) => {
    expect(decodeUtf8(Uint8Array.from(bytes))).toEqual({
      ok: false,
      refusal: { field: "", message: "is not UTF-8 text" },
    });
  });

  it("reads each text by itself, whatever was refused before", () => {
    const [start, rest] = [Uint8Array.of(0xe2, 0x82), Uint8Array.of(0xac)];
    const read = [start, rest, start, Uint8Array.of(0x61), Uint8Array.of(0xef, 0xbb, 0xbf)].map(decodeUtf8);
    expect(read.map((one) => (one.ok ? one.value : null))).toEqual([null, null, null, "a", ""]);
  });
});

describe("paths", () => {
  it("name keys and indexes", () => {
    const path = pathOfKey(pathOfIndex(pathOfKey("", "steps"), 2), "payload");
    expect(path).toBe("steps[2].payload");
    expect(pathOfKey(path, "a b")).toBe('steps[2].payload["a b"]');
    expect(pathOfKey("", "a.b")).toBe('["a.b"]');
    expect(pathOfKey("", "")).toBe('[""]');
    expect(pathOfKey("x", "größe")).toBe("x.größe");
  });

  it("quote keys that are long or hold odd characters, shortened", () => {
    expect(pathOfKey("x", "k".repeat(101))).toBe(`x["${"k".repeat(100)}"]`);
    expect(pathOfKey("x", "\ud800")).toBe('x["\ufffd"]');
    expect(shortPath("p".repeat(2000))).toBe(`${"p".repeat(1000)}…`);
    expect(shortPath("steps")).toBe("steps");
  });

  it("know what is inside what", () => {
    expect(isPathWithin("a.b[1]", "a.b")).toBe(true);
    expect(isPathWithin("a.b", "a.b")).toBe(true);
    expect(isPathWithin("a.b.c", "a")).toBe(true);
    expect(isPathWithin("a.bc", "a.b")).toBe(false);
    expect(isPathWithin("anything", "")).toBe(true);
    expect(isPathWithin("b", "a")).toBe(false);
  });
});

describe("parseTimestamp", () => {
  it.each([
    ["2026-01-02T03:04:05.678Z", "2026-01-02T03:04:05.678Z"],
    ["2026-01-02T03:04:05Z", "2026-01-02T03:04:05.000Z"],
    ["2026-01-02T03:04Z", "2026-01-02T03:04:00.000Z"],
    ["2026-01-02T03:04:05", "2026-01-02T03:04:05.000Z"],
    ["2026-01-02T03:04:05.1234567Z", "2026-01-02T03:04:05.123Z"],
    ["2026-01-02T03:04:05,5Z", "2026-01-02T03:04:05.500Z"],
    ["2026-01-02T03:04:05+02:00", "2026-01-02T01:04:05.000Z"],
    ["2026-01-01T00:30:00+0130", "2025-12-31T23:00:00.000Z"],
    ["2024-02-29T23:59:59-11:00", "2024-03-01T10:59:59.000Z"],
    ["0001-01-01T00:00:00Z", "0001-01-01T00:00:00.000Z"],
  ])("reads %s as %s", (text, timestamp) => {
    expect(parseTimestamp(text)).toBe(timestamp);
  });

  it.each([
    "",
    "now",
    "2026-01-02",
    "2026-1-2T03:04:05Z",
    "2026-02-30T00:00:00Z",
    "2025-02-29T00:00:00Z",
    "2026-13-01T00:00:00Z",
    "2026-00-01T00:00:00Z",
    "2026-01-00T00:00:00Z",
    "2026-01-02T24:00:00Z",
    "2026-01-02T03:60:00Z",
    "2026-01-02T03:04:60Z",
    "2026-01-02T03:04:05+24:00",
    "2026-01-02T03:04:05+02:60",
    "2026-01-02 03:04:05Z",
    "2026-01-02T03:04:05.Z",
    " 2026-01-02T03:04:05Z",
    "2026-01-02T03:04:05Z\n",
    "9999-12-31T23:59:59-01:00",
    "0000-01-01T00:00:00+01:00",
  ])("refuses %j", (text) => {
    expect(parseTimestamp(text)).toBeNull();
  });
});

describe("sameValue", () => {
  it("compares by value, whatever the order of keys", () => {
    expect(sameValue({ a: [1, { b: null }], c: "x" }, { c: "x", a: [1, { b: null }] })).toBe(true);
  });

  it.each([
    [1, 2],
    [1, "1"],
    [null, {}],
    [{}, null],
    [[], {}],
    [{}, []],
    [[1], [1, 2]],
    [
      [1, 2],
      [2, 1],
    ],
    [{ a: 1 }, { b: 1 }],
    [{ a: 1 }, { a: 1, b: 1 }],
    [{ a: undefined }, { b: undefined }],
    [{ a: { b: 1 } }, { a: { b: 2 } }],
    ["a", null],
  ])("tells %j from %j", (left, right) => {
    expect(sameValue(left, right)).toBe(false);
  });
});
