import { describe, expect, it } from "@jest/globals";
import fc from "fast-check";
import { READING_LIMITS, readYaml, readYamlStream, writeYaml } from "../index.js";

function readOf(text: string): unknown {
  const read = readYamlStream(text);
  return read.ok ? read.value : read.refusal.message;
}

describe("readYamlStream", () => {
  it.each([
    ["", []],
    ["# nothing", []],
    ["a: 1\n---\nb: 2\n", [{ a: 1 }, { b: 2 }]],
    ["a: 1\n---\n", [{ a: 1 }, null]],
    [
      "200: ok\ntrue: yes\n~: nothing\n: empty\n",
      [{ "200": "ok", true: "yes", "~": "nothing", "": "empty" }],
    ],
    ["a: &x [1, 2]\nb: *x\n", [{ a: [1, 2], b: [1, 2] }]],
    ["a: &x word\nb: *x\n", [{ a: "word", b: "word" }]],
    ["a: &x {b: 1, c: 2}\nd: {<<: *x, c: 3}\n", [{ a: { b: 1, c: 2 }, d: { c: 3, b: 1 } }]],
    ["a: {c: 3, <<: [{b: 1}, {b: 2, d: 4}]}\n", [{ a: { c: 3, b: 1, d: 4 } }]],
    ['a: {"<<": 1}', [{ a: { "<<": 1 } }]],
    ["a: |\n  x\n  y\nb: 'q'\n", [{ a: "x\ny\n", b: "q" }]],
  ])("reads %j", (text, documents) => {
    expect(readOf(text)).toEqual(documents);
  });

  it("takes __proto__ as a key like any other", () => {
    expect(readOf("__proto__: {a: 1}")).toEqual([JSON.parse('{"__proto__": {"a": 1}}')]);
  });

  it.each([
    ["a: [", "is not YAML: "],
    ["a: !!str x", "tags are not read at line 1, column 4"],
    ["a:\n  b: !x {c: d}", "tags are not read at line 2, column 6"],
    ["a: 1\nb: 2\na: 3", 'the key "a" is repeated at line 3, column 1'],
    ["? [a]\n: b", "a key must be a scalar at line 1, column 3"],
    ["a: &x b\n? *x\n: c", "a key must be a scalar at line 2"],
    ["a: *x", "an alias names no anchor before it at line 1"],
    ["a: &x [*x]", "an alias names no anchor before it at line 1"],
    ["a: &x 1\n---\nb: *x", "an alias names no anchor before it at line 3"],
    ["a: {<<: 1}", "a merge key must have an object, or a list of objects"],
    ["a: {<<: [[1]]}", "a merge key must have an object, or a list of objects"],
    ["a: .inf", "a number is outside the range of a 64-bit number at line 1, column 4"],
    ['a: "\\ud800"', "a text holds invalid Unicode at line 1"],
    ['a: "\\0"', "a text holds U+0000 at line 1"],
  ])("refuses %j: %s", (text, message) => {
    expect(readOf(text)).toContain(message);
  });

  it("counts every alias as what it stands for", () => {
    const levels = Array.from({ length: 9 }, (_, n) =>
      n === 0 ? "a0: &a0 [1, 1, 1, 1, 1, 1, 1, 1, 1, 1]" : `a${n}: &a${n} [${Array(10).fill(`*a${n - 1}`)}]`,
    );
    expect(readOf(levels.join("\n"))).toContain(
      `holds over ${READING_LIMITS.containers} values, its aliases counted in full at line`,
    );
  });

  it("counts a long text that aliases repeat", () => {
    const text = `a: &a ${"x".repeat(1_000_000)}\nb: [${Array(100).fill("*a").join(", ")}]`;
    expect(readOf(text)).toContain("values, its aliases counted in full at line 2");
  });

  it("counts the levels that aliases bring", () => {
    const deep = (what: string): string => `${"[".repeat(60)}${what}${"]".repeat(60)}`;
    expect(readOf(`a: &a ${deep("1")}\nb: ${deep("*a")}`)).toContain(
      `nests over ${READING_LIMITS.yamlDepth} levels, its aliases counted in full at line 2`,
    );
  });

  it("refuses an object with more keys than one may have", () => {
    const keys = Array.from({ length: READING_LIMITS.objectKeys + 1 }, (_, n) => `k${n}: 1`).join("\n");
    expect(readOf(keys)).toContain(`an object holds over ${READING_LIMITS.objectKeys} keys at line`);
  });

  it("reads whatever the strict reader reads, as that does", () => {
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 4 }), (value) => {
        const text = writeYaml(JSON.parse(JSON.stringify(value)));
        const strict = readYaml(text);
        if (strict.ok && strict.value.oddities.length === 0) {
          expect(readOf(text)).toEqual([strict.value.value]);
        }
      }),
      { seed: 59 },
    );
  });
});
