import { describe, expect, it } from "@jest/globals";
import { judgeMutants } from "./judge-mutants.mjs";

const TEXT = "first\n  return a < b;\n";
const read = () => TEXT;

const mutant = (status, replacement = "a >= b") => ({
  file: "packages/one/src/a.ts",
  mutator: "EqualityOperator",
  replacement,
  status,
  start: { line: 2, column: 10 },
  end: { line: 2, column: 15 },
});
const LIVING = {
  file: "packages/one/src/a.ts",
  mutator: "EqualityOperator",
  code: "return «a < b;",
  replacement: "a >= b",
};
const listed = [{ reason: "both are the same", mutants: [LIVING] }];
const noticed = (count) => Array.from({ length: count }, () => mutant("Killed"));

const judged = (mutants, accepted, isWhole = true) =>
  judgeMutants({ planned: mutants.length, mutants }, accepted, { isWhole, read });

describe("the mutants of a package", () => {
  it("pass when enough are noticed and those that live are listed, by what they change", () => {
    expect(judged([...noticed(9), mutant("Survived")], listed)).toMatchObject({ passed: true, score: 90 });
  });

  it("fail when too few are noticed", () => {
    const both = [{ reason: "", mutants: [LIVING, LIVING] }];
    const mutants = [...noticed(8), mutant("Survived"), mutant("NoCoverage")];
    expect(judged(mutants, both)).toMatchObject({ passed: false, score: 80, unlisted: [], gone: [] });
  });

  it("fail when one lives that is not listed, also beside one that is", () => {
    const mutants = [...noticed(18), mutant("Survived"), mutant("Survived")];
    expect(judged(mutants, listed)).toMatchObject({ passed: false, unlisted: [LIVING] });
    expect(judged([...noticed(9), mutant("Survived")], null)).toMatchObject({ passed: false });
  });

  it("fail when one is listed that lives no more", () => {
    expect(judged(noticed(9), listed)).toMatchObject({ passed: false, gone: [LIVING] });
  });

  it("count as noticed when they never come to an end, and not at all when they do not compile", () => {
    const mutants = [...noticed(1), mutant("Timeout"), mutant("CompileError")];
    expect(judged(mutants, [])).toMatchObject({ passed: true, score: 100, noticed: 2 });
  });
});

it("mutants whose tests did not run fail, however few they are", () => {
  expect(judged([...noticed(99), mutant("RuntimeError")], [])).toMatchObject({ passed: false, broken: 1 });
  expect(judged([...noticed(1), mutant("RuntimeError")], null, false)).toMatchObject({ passed: false });
});

it("mutants that are not tried count as neither noticed nor living", () => {
  const verdict = judged([...noticed(9), mutant("Ignored"), mutant("Survived")], listed);
  expect(verdict).toMatchObject({ passed: true, score: 90, tried: 10, ignored: 1 });
});

it("a mutant that reaches over many lines is named by its beginning", () => {
  const [named] = judged([mutant("Survived", "x".repeat(200))], []).unlisted;
  expect(named?.replacement).toBe(`${"x".repeat(160)} …`);
});

describe("some mutants of a package", () => {
  it("have no score, and may leave out what is listed", () => {
    expect(judged(noticed(1), listed, false)).toMatchObject({ passed: true, score: null });
  });

  it("fail when one lives that is not listed", () => {
    expect(judged([mutant("Survived", "true")], listed, false)).toMatchObject({ passed: false });
  });

  it("are only told where there is no list yet", () => {
    expect(judged([mutant("Survived")], null, false)).toMatchObject({ passed: true, unlisted: [LIVING] });
  });
});
