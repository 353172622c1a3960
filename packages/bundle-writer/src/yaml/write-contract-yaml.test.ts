import { describe, expect, it } from "@jest/globals";
import { type JsonValue, parseJson } from "@plumbline/model-core";
import fc from "fast-check";
import { HOSTILE, hostileText } from "../testing/hostile-text.js";
import { readings } from "../testing/outside-judges.js";
import { writeContractYaml } from "./write-contract-yaml.js";

function expectReadsAs(text: string, value: unknown): void {
  expect(readings(text)).toEqual([value, value, value, value]);
}

describe("the YAML of contract files", () => {
  it("is written until it is over the most that it may have, and no further", () => {
    let deep: JsonValue = { list: Array.from({ length: 1_000 }, () => 0) };
    for (let level = 0; level < 60; level += 1) {
      deep = level % 2 === 0 ? { inner: deep, more: 1 } : [deep, 1];
    }
    const whole = writeContractYaml(deep);
    for (const most of [0, 1, 100, 10_000]) {
      const text = writeContractYaml(deep, most);
      expect(text.length).toBeGreaterThan(most);
      expect(text.length).toBeLessThan(most + 300);
    }
    expect(writeContractYaml(deep, whole.length)).toBe(whole);
  });

  it("is block style with keys in order, every text in quotes and one final line feed", () => {
    const value = { b: [{ d: 1, c: [] }, [true, null], {}], "10": "x", $ref: "y", "9": {} };
    expect(writeContractYaml(value)).toBe(
      [
        '$ref: "y"',
        '"10": "x"',
        '"9": {}',
        "b:",
        "  - c: []",
        "    d: 1",
        "  - - true",
        "    - null",
        "  - {}",
        "",
      ].join("\n"),
    );
    expect(writeContractYaml([])).toBe("[]\n");
  });

  it.each(HOSTILE)("holds the text %j as nothing but a text, and as a key", (text) => {
    expectReadsAs(writeContractYaml({ [text]: text, list: [text] }), { [text]: text, list: [text] });
  });

  it.each([
    [1e21, "1.0e+21"],
    [-1e-7, "-1.0e-7"],
    [1.5e300, "1.5e+300"],
    [-0, "0"],
    [0.1, "0.1"],
    [123456789012345680000, "123456789012345680000"],
  ])("writes the number %d so that both versions read it", (number, text) => {
    expect(writeContractYaml(number)).toBe(`${text}\n`);
    expectReadsAs(writeContractYaml([number]), [number + 0]);
  });

  it("holds a key of any length", () => {
    const key = "k".repeat(60_000);
    const value = { [key]: { [`${key}1`]: [{ [key]: "x", a: 1 }], [`${key}2`]: 2 } };
    expectReadsAs(writeContractYaml(value), value);
  });

  it("writes half a pair of surrogates as the character that stands for none", () => {
    expect(writeContractYaml("a\ud800")).toBe('"a\ufffd"\n');
  });

  it("reads back equal, whatever it holds", () => {
    const { value } = fc.letrec<{ value: JsonValue }>((tie) => ({
      value: fc.oneof(
        { maxDepth: 4 },
        fc.oneof(
          hostileText,
          fc.double({ noNaN: true, noDefaultInfinity: true }),
          fc.boolean(),
          fc.constant(null),
        ),
        fc.array(tie("value"), { maxLength: 4 }),
        fc.dictionary(hostileText, tie("value"), { maxKeys: 4 }),
      ),
    }));
    fc.assert(
      fc.property(value, (any) => expectReadsAs(writeContractYaml(any), parseJson(JSON.stringify(any)))),
      { seed: 5, numRuns: 1000 },
    );
  });
});
