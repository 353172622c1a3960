import { describe, expect, it } from "@jest/globals";
import fc from "fast-check";
import { load } from "js-yaml";
import { READING_LIMITS, readYaml, writeYaml } from "../index.js";

function readOf(text: string): unknown {
  const read = readYaml(text);
  return read.ok ? read.value.value : read.refusal;
}

function messageOf(text: string): string {
  const read = readYaml(text);
  return read.ok ? "" : `${read.refusal.field} ${read.refusal.message}`.trim();
}

describe("readYaml", () => {
  it.each([
    ["a: 1\nb: [x, {y: z}]\n", { a: 1, b: ["x", { y: "z" }] }],
    ["a:\nb: ~\nc: null\nd: Null\ne: NULL", { a: null, b: null, c: null, d: null, e: null }],
    ["[true, True, TRUE, false, False, FALSE]", [true, true, true, false, false, false]],
    ["[yes, no, on, off, y, n, tRUE]", ["yes", "no", "on", "off", "y", "n", "tRUE"]],
    ["[0, -1, +1, 012, 1.5, .5, 1., 1e3, -1.5E-2]", [0, -1, 1, 12, 1.5, 0.5, 1, 1000, -0.015]],
    ["[0o17, 0x1F, 0b1, 1_000, 0o8, -0x1]", [15, 31, "0b1", "1_000", "0o8", "-0x1"]],
    ["[2026-01-02, 2026-01-02T03:04:05Z, '1', \"2\"]", ["2026-01-02", "2026-01-02T03:04:05Z", "1", "2"]],
    ["a: |\n  x\n  y\nb: >-\n  x\n  y", { a: "x\ny\n", b: "x y" }],
    ["--- # a comment\nx: y\n...\n", { x: "y" }],
    ["%YAML 1.2\n---\na", "a"],
    ["\ufeffa: b", { a: "b" }],
    ["? a\n: b", { a: "b" }],
    ['"<<": {a: 1}', { "<<": { a: 1 } }],
    ['"1": x', { "1": "x" }],
    ["---", null],
    ["=: 1", { "=": 1 }],
  ])("reads %j", (text, value) => {
    expect(readOf(text)).toEqual(value);
  });

  it.each([
    ["", "holds no document"],
    ["# only a comment\n", "holds no document"],
    ["--- a\n--- b", "holds more than one document"],
    ["---\n---\n", "holds more than one document"],
    ["a: !!str x", "a tags are not read"],
    ["!local {a: b}", "tags are not read"],
    ["a: &x 1", "a anchors are not read"],
    ["a: [&x {b: c}]", "a[0] anchors are not read"],
    ["a: &x 1\nb: *x", "a anchors are not read"],
    ["[a, *x]", "[1] aliases are not read"],
    ["a:\n  <<: {b: 1}", "a merge keys are not read"],
    ["1: a", "a key must be a string"],
    ["a: {null: b}", "a a key must be a string"],
    ["? [a, b]\n: c", "a key must be a string"],
    ["? {a: b}\n: c", "a key must be a string"],
    [": a", "a key must be a string"],
  ])("refuses %j: %s", (text, message) => {
    expect(messageOf(text)).toBe(message);
  });

  it.each([
    "a: [",
    "a: b: c",
    "{",
    '"a',
    "a:\n\t- b",
    "- a\nb",
    "a: \u0000",
    "%YAML 2.0\n---\na",
    "a: 'b\n",
    "@a",
    "\u0007",
  ])("refuses %j as no YAML, with its place", (text) => {
    expect(messageOf(text)).toMatch(/^is not YAML: .* at line \d+, column \d+$/);
  });

  it.each([
    ["a: 1\nb: 2\na: 3", ["repeated-key a"]],
    ['a: {b: 1, "b": 2}', ["repeated-key a.b"]],
    ["a: [.inf, -.INF, .nan, 1e999]", ["0", "1", "2", "3"].map((index) => `number-out-of-range a[${index}]`)],
    [`a: ${"1".repeat(41)}`, ["number-too-long a"]],
    ['a: "\\ud800"', ["lone-surrogate a"]],
    ['"\\udc00": 1', ['lone-surrogate ["\ufffd"]']],
    ['a: "\ud800"', ["lone-surrogate a"]],
    ['a: [x, "\\0", "\\x00", "\\u0000"]', ["nul a[1]", "nul a[2]", "nul a[3]"]],
    ['"\\0": 1', ['nul ["\\u0000"]']],
  ])("finds what is odd about %j", (text, oddities) => {
    const read = readYaml(text);
    expect(read.ok && read.value.oddities.map(({ kind, path }) => `${kind} ${path}`)).toEqual(oddities);
  });

  it("does not repeat a long text in its reason", () => {
    expect(messageOf(`!<${"<".repeat(100_000)}> x`).length).toBeLessThan(300);
  });

  it("keeps __proto__ and its like as own keys", () => {
    const value = readOf("__proto__: {polluted: true}\nconstructor: 1") as object;
    expect(Object.keys(value)).toEqual(["__proto__", "constructor"]);
    expect(Object.getPrototypeOf(value)).toBe(Object.prototype);
  });

  it("bounds nesting, nodes and keys", () => {
    const { yamlDepth, yamlMarks, objectKeys } = READING_LIMITS;
    const nested = (levels: number): string => "[".repeat(levels) + "]".repeat(levels);
    expect(readYaml(nested(yamlDepth - 1)).ok).toBe(true);
    expect(messageOf(nested(yamlDepth + 1))).toContain("nesting exceeded");
    expect(messageOf(nested(100_000))).toContain("nesting exceeded");
    expect(messageOf("- ".repeat(100_000))).toContain("nesting exceeded");
    expect(messageOf("? ".repeat(100_000))).toContain("nesting exceeded");
    expect(messageOf("[".repeat(yamlMarks + 1))).toContain(`holds over ${yamlMarks}`);
    const keys = (count: number): string =>
      Array.from({ length: count }, (_, index) => `k${index}: 0`).join("\n");
    expect(readYaml(keys(objectKeys)).ok).toBe(true);
    expect(messageOf(keys(objectKeys + 1))).toContain(`holds over ${objectKeys} keys`);
    expect(readYaml(keys(objectKeys + 1), { maxObjectKeys: objectKeys + 1 }).ok).toBe(true);
    expect(readYaml("[[a]]", { maxDepth: 2 }).ok).toBe(false);
    expect(readYaml(`[${".inf, ".repeat(500)}0]`)).toMatchObject({ value: { oddities: { length: 100 } } });
  });

  it("reads what it writes, and what js-yaml writes reads equal", () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        const text = writeYaml(value as never);
        // JSON has one zero.
        const json = JSON.stringify(value);
        expect([readOf(text), load(text)].map((read) => JSON.stringify(read))).toEqual([json, json]);
      }),
      { seed: 2, numRuns: 500 },
    );
  });

  it("writes every nasty string so that it stays a string", () => {
    const nasty = [
      "",
      " ",
      "null",
      "~",
      "true",
      "no",
      "1",
      "1e999",
      "0x1F",
      "2026-01-02",
      "- a",
      "a: b",
      "#",
      "&a",
      "*a",
      "!a",
      "|",
      ">",
      "%",
      "@",
      "`",
      "a\nb",
      "\n",
      " a ",
      "'",
      '"',
      "\\",
      "\t",
      "\u0085",
      "\u2028",
      "\ufeff",
      "😀",
      "=",
      "<<",
      "---",
      "...",
      "{}",
      "[]",
      "?",
      ":",
      "\u007f",
      "\r\n",
      "a\r",
    ];
    expect(readOf(writeYaml(nasty))).toEqual(nasty);
    expect(readOf(writeYaml(Object.fromEntries(nasty.map((text) => [text, text]))))).toEqual(
      Object.fromEntries(nasty.map((text) => [text, text])),
    );
  });
});
