import { describe, expect, it } from "@jest/globals";
import fc from "fast-check";
import { canonicalJson, type JsonValue, READING_LIMITS, readJson } from "../index.js";

function readOf(text: string): unknown {
  const read = readJson(text);
  return read.ok ? read.value.value : read.refusal;
}

function odditiesOf(text: string): readonly string[] {
  const read = readJson(text);
  return read.ok ? read.value.oddities.map(({ kind, path }) => `${kind} ${path}`) : [read.refusal.message];
}

describe("readJson", () => {
  it.each([
    "0",
    "-0",
    "1.5",
    "1e5",
    "1E+2",
    "1e-2",
    "123456789012",
    '""',
    '"a"',
    "true",
    "false",
    "null",
    "[]",
    "{}",
    " [ 1 , 2 ] ",
    "\t\r\n{}",
    '{"a":{"b":[null,true]}}',
    '"\\u00e9\\n\\/\\\\"',
    '"\\uD83D\\uDE00"',
    '"\u2028"',
    '"\u007f"',
    '["a]","}{",",:"]',
    '{"":0}',
    '{"a":"\\""}',
    '["\\\\","\\\\\\""]',
    "[[[[]]]]",
  ])("reads %j as JSON.parse does", (text) => {
    expect(readOf(text)).toEqual(JSON.parse(text));
    expect(odditiesOf(text)).toEqual([]);
  });

  it.each([
    "",
    " ",
    "[",
    "]",
    "{",
    "}",
    "[1,]",
    "[,1]",
    "[1,,2]",
    "[1 2]",
    '{"a":1,}',
    '{"a"}',
    '{"a" 1}',
    '{"a":}',
    "{a:1}",
    "{'a':1}",
    "{1:1}",
    "{,}",
    "01",
    "-",
    "-01",
    "+1",
    "1.",
    ".5",
    "1e",
    "1e+",
    "0x1F",
    "NaN",
    "Infinity",
    "-Infinity",
    "tru",
    "nul",
    "True",
    "undefined",
    "'a'",
    '"a',
    '"\\x"',
    '"\\u12"',
    '"\\u12G4"',
    '"a\nb"',
    '"\t"',
    '"\u0000"',
    '"\rnull ',
    '["\t1]',
    '{"a":"\n1}',
    '{"\n":1}',
    "1 2",
    "[] []",
    "// c\n1",
    "/* c */1",
    "\ufeff1",
    "\u00a01",
    "\f1",
    "[1]x",
    '["a"',
    '{"a":[}',
    "[1}",
    '{"a":1]',
  ])("refuses %j", (text) => {
    expect(readJson(text)).toMatchObject({
      ok: false,
      refusal: { message: expect.stringMatching(/^is not JSON: /) },
    });
  });

  it("says where a text breaks off, whatever stands behind", () => {
    expect(readOf('["\t1]')).toEqual({
      field: "[0]",
      message: "is not JSON: a value was expected at line 1, column 3",
    });
  });

  it.each([
    ['{"a":1,"\\\\":2}', '{"a":1,"\\u0041":2}', ["a", "A"]],
    ['{"b":1,"x\\\\":2}', '{"b":1,"x\\n":2}', ["b", "x\n"]],
    ['{"c":1,"x\\\\":2}', '{"c":1,"x\\"" :2}', ["c", 'x"']],
    ['[{"d":1,"\\\\":2}]', '["\\\\",{"d":"\\\\","\\u0065":2}]', ["d", "e"]],
    ['{"\\\\":1}', '{"\\u005f_proto__":1}', ["__proto__"]],
    ['{"f":1,"g":1,"\\\\":2}', '{"f":"\\n","g":"\\n","\\u0041":2,"h":"x"}', ["f", "g", "A", "h"]],
  ])("takes no key for one of a text before: %j, then %j", (before, text, keys) => {
    // Whoever in the process reads it, and by what means.
    JSON.parse(before);
    readJson(before);
    const value = readOf(text);
    expect(Object.keys((Array.isArray(value) ? value[1] : value) as object)).toEqual(keys);
  });

  it("reads keys that are spelled with escapes, of any value", () => {
    const spelled = (value: unknown): string => {
      if (Array.isArray(value)) {
        return `[${value.map(spelled).join(" , ")}]`;
      }
      if (typeof value !== "object" || value === null) {
        return JSON.stringify(value);
      }
      const members = Object.entries(value).map(([key, member]) => `${escaped(key)} : ${spelled(member)}`);
      return `{${members.join(",")}}`;
    };
    const escaped = (key: string): string => {
      const units = Array.from({ length: key.length }, (_, at) => key.charCodeAt(at));
      return `"${units.map((unit) => `\\u${unit.toString(16).padStart(4, "0")}`).join("")}"`;
    };
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        const given = { key: value };
        expect(canonicalJson(readOf(spelled(given)) as JsonValue)).toBe(canonicalJson(given as JsonValue));
      }),
      { seed: 1, numRuns: 500 },
    );
  });

  it("reads the last of keys that are repeated with escapes, and says so", () => {
    const text = '{"a":1,"b":2,"\\u0061":{"\\u0062":[],"c":{},"d":[true,null,-0.5e1,"\\n"]}}';
    const value = { a: { b: [], c: {}, d: [true, null, -5, "\n"] }, b: 2 };
    expect(JSON.stringify(readOf(text))).toBe(JSON.stringify(value));
    expect(odditiesOf(text)).toEqual(["repeated-key a"]);
    expect(readOf('{"\\u0061":1,}')).toMatchObject({ message: expect.stringMatching(/^is not JSON: /) });
    expect(readOf('[{"a":"\\\\"},{"b":1,"b":2}]')).toEqual([{ a: "\\" }, { b: 2 }]);
  });

  it.each([0, 1, 63, 64, 65, 66, 1_000])("finds its way over %i blanks in a row", (count) => {
    const blanks = " \t\n\r".repeat(count).slice(0, count);
    const read = readJson(`${blanks}{"a"${blanks}:1,${blanks}"a":${blanks}2${blanks}}${blanks}`);
    expect(read).toEqual({
      ok: true,
      value: { value: { a: 2 }, oddities: [expect.objectContaining({ kind: "repeated-key", path: "a" })] },
    });
    const message = `is not JSON: the text ends at line 1, column ${count + 1}`;
    expect(readJson(" ".repeat(count))).toEqual({ ok: false, refusal: { field: "", message } });
    const other = `is not JSON: a value was expected at line 1, column ${count + 1}`;
    expect(readJson(`${" ".repeat(count)}\v`)).toEqual({ ok: false, refusal: { field: "", message: other } });
  });

  it("names the path, line and column of an error", () => {
    expect(readJson('{\n  "a": [1, {"b": tru}]\n}')).toEqual({
      ok: false,
      refusal: { field: "a[1].b", message: "is not JSON: a value was expected at line 2, column 18" },
    });
    expect(readJson('{"a":1')).toEqual({
      ok: false,
      refusal: { field: "a", message: "is not JSON: the text ends at line 1, column 7" },
    });
  });

  it.each([
    ['{"a":1,"b":2,"a":3}', ["repeated-key a"]],
    ['[{"x":{"\\u0061":1,"a":2}}]', ["repeated-key [0].x.a"]],
    ['{"__proto__":1,"__proto__":2}', ["repeated-key __proto__"]],
    ['{"a":[1e999,-1e999,1e-999]}', ["number-out-of-range a[0]", "number-out-of-range a[1]"]],
    [`[${"1".repeat(40)},${"1".repeat(41)}]`, ["number-too-long [1]"]],
    [`[${"1".repeat(310)}]`, ["number-too-long [0]", "number-out-of-range [0]"]],
    ['{"k":"\\ud800"}', ["lone-surrogate k"]],
    ['{"k":"\\udc00\\ud800"}', ["lone-surrogate k"]],
    ['{"\\ud800":1}', ['lone-surrogate ["\ufffd"]']],
    ['["\ud800"]', ["lone-surrogate [0]"]],
    ['{"a":["x","\\u0000"]}', ["nul a[1]"]],
    ['{"\\u0000":1}', ['nul ["\\u0000"]']],
    ['["\\\\u0000", "\\\\ud800"]', []],
    ['{"a b":{"a b":1,"a b":2}}', ['repeated-key ["a b"]["a b"]']],
  ])("finds what is odd about %j", (text, oddities) => {
    expect(odditiesOf(text)).toEqual(oddities);
  });

  it("keeps __proto__ and its like as own keys", () => {
    const value = readOf('{"__proto__":{"polluted":true},"constructor":1,"prototype":2}') as object;
    expect(Object.keys(value)).toEqual(["__proto__", "constructor", "prototype"]);
    expect(Object.getPrototypeOf(value)).toBe(Object.prototype);
    expect(({} as { polluted?: boolean }).polluted).toBeUndefined();
  });

  it("takes another depth and another length of numbers", () => {
    expect(readJson("[[1]]", { maxDepth: 2 }).ok).toBe(true);
    expect(readJson("[[[1]]]", { maxDepth: 2 })).toEqual({
      ok: false,
      refusal: { field: "", message: "nests over 2 levels at line 1, column 3" },
    });
    expect(readJson("[1234]", { maxNumberLength: 3 })).toMatchObject({
      value: { oddities: [{ kind: "number-too-long", path: "[0]" }] },
    });
    expect(readJson(`[${"1".repeat(400)}]`, { maxNumberLength: 1000 })).toMatchObject({
      value: { oddities: [{ kind: "number-out-of-range", path: "[0]" }] },
    });
  });

  it("reads 512 levels and refuses 513 and 100,000 without overflowing the stack", () => {
    const nested = (levels: number): string => "[".repeat(levels) + "]".repeat(levels);
    expect(readJson(nested(READING_LIMITS.depth)).ok).toBe(true);
    expect(readJson(nested(READING_LIMITS.depth + 1)).ok).toBe(false);
    expect(readJson(nested(100_000)).ok).toBe(false);
    expect(readJson('{"a":'.repeat(100_000)).ok).toBe(false);
  });

  it("bounds the entries of one list where it is told to", () => {
    const most = READING_LIMITS.objectKeys;
    const read = (text: string) => readJson(text, { maxEntries: most });
    const list = (entries: number, entry = "[]"): string => `[${Array(entries).fill(entry).join(",")}]`;
    const refused = { ok: false, refusal: { field: "", message: `holds a list of over ${most} entries` } };
    expect(read(list(most)).ok).toBe(true);
    expect(read(list(most + 1))).toEqual(refused);
    expect(read(`{"a":[1,[${list(most + 1, "0")}]]}`)).toEqual(refused);
    expect(read(`[${list(most, '"a,b"')},${list(most, '{"a":0,"b":1}')}]`).ok).toBe(true);
    expect(readJson(list(most + 1)).ok).toBe(true);
  });

  it("bounds the lists and objects, the keys, and the keys of one object", () => {
    const many = (count: number, entry: (index: number) => string): string =>
      Array.from({ length: count }, (_, index) => entry(index)).join(",");
    const { containers, keys, objectKeys } = READING_LIMITS;
    expect(readOf(`[${"[],".repeat(containers)}0]`)).toEqual({
      field: "",
      message: `holds over ${containers} lists and objects`,
    });
    expect(readOf(`{${many(objectKeys + 1, (index) => `"${index}":0`)}}`)).toEqual({
      field: "",
      message: `holds an object of over ${objectKeys} keys`,
    });
    expect(readJson(`{${many(objectKeys, (index) => `"${index}":0`)}}`).ok).toBe(true);
    expect(readOf(`[${`{${many(4, (index) => `"k${index}":0`)}},`.repeat(keys / 4)}{"a":1}]`)).toEqual({
      field: "",
      message: `holds over ${keys} keys`,
    });
  });

  it("keeps the first hundred oddities of a kind, so that none hides another", () => {
    const hidden = odditiesOf(`[${`${"1".repeat(50)},`.repeat(500)}"\\u0000"]`);
    expect(hidden).toHaveLength(READING_LIMITS.oddities + 1);
    expect(hidden.at(-1)).toBe("nul [500]");
    expect(odditiesOf(`[${"1e999,".repeat(500)}0]`)).toHaveLength(READING_LIMITS.oddities);
  });

  it("agrees with JSON.parse on every text", () => {
    const pieces = fc.constantFrom(
      "[",
      "]",
      "{",
      "}",
      ":",
      ",",
      '"',
      "\\",
      "a",
      '"a"',
      "1",
      "-",
      ".",
      "e",
      " ",
      "true",
    );
    const text = fc.oneof(
      fc.json(),
      fc.array(pieces, { maxLength: 12 }).map((parts) => parts.join("")),
    );
    fc.assert(
      fc.property(text, (candidate) => {
        const read = readJson(candidate);
        let expected: unknown;
        try {
          expected = JSON.parse(candidate);
        } catch {
          expect(read).toMatchObject({
            ok: false,
            refusal: { message: expect.stringContaining(" at line ") },
          });
          return;
        }
        expect(read).toMatchObject({ ok: true });
        expect(read.ok && read.value.value).toEqual(expected);
      }),
      { seed: 1, numRuns: 3000 },
    );
  });
});
