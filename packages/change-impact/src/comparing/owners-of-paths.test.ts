import { expect, it } from "@jest/globals";
import { OwnersOfPaths } from "./owners-of-paths.js";

/** By the folder of a path. */
const of = (services: Record<string, readonly string[]>) => (path: string) =>
  services[path.slice(0, path.lastIndexOf("/"))] ?? [];

const HERE = of({ a: ["A"], b: ["B"], ab: ["A", "B"], now: ["A"], c: ["C"], gone: ["C"] });
const THERE = of({ a: ["A"], b: ["B"], ab: ["A", "B"], was: ["A", "B"], c: ["C"], gone: ["A", "B"] });
const owners = new OwnersOfPaths(HERE, THERE, ["a/x.ts", "a/y.ts"]);
const touches = (serviceKey: string | null, ...paths: readonly string[]) =>
  owners.areTouched({ serviceKey, paths });

it("what is of a service of the files is touched, wherever it is", () => {
  expect(touches("A", "b/x.ts")).toBe(true);
  expect(touches("B", "b/x.ts")).toBe(false);
  expect(touches("B")).toBe(false);
});

it("what is of no service is touched by where one of its files is, on either side, and where one is in none", () => {
  expect(touches(null, "b/x.ts", "ab/x.ts")).toBe(true);
  expect(touches(null, "b/x.ts", "now/x.ts")).toBe(true);
  expect(touches(null, "b/x.ts", "gone/x.ts")).toBe(true);
  expect(touches(null, "b/x.ts", "none/x.ts")).toBe(true);
  expect(touches(null, "b/x.ts", "c/x.ts")).toBe(false);
});

it("what is of another service than it was in there is touched by that", () => {
  expect(touches("C", "gone/x.ts")).toBe(true);
  expect(touches("C", "c/x.ts", "gone/x.ts")).toBe(true);
  expect(touches("B", "ab/x.ts")).toBe(false);
  expect(touches("B", "was/x.ts")).toBe(false);
  expect(touches("C", "now/x.ts")).toBe(false);
});

it("what its service did not reach there is new, also where it rests on what none of its services did", () => {
  const isNew = (serviceKey: string | null, paths: readonly string[], grounds: readonly string[] = []) =>
    owners.areNew({ serviceKey, paths, grounds });
  expect(isNew("A", ["a/x.ts", "was/x.ts"])).toBe(false);
  expect(isNew("A", ["a/x.ts", "now/x.ts"])).toBe(true);
  expect(isNew(null, ["a/x.ts", "b/x.ts", "none/x.ts"])).toBe(false);
  expect(isNew(null, ["a/x.ts", "now/x.ts"])).toBe(true);
  expect(isNew(null, ["a/x.ts", "c/x.ts"], ["c/y.ts", "a/y.ts"])).toBe(false);
  expect(isNew(null, ["a/x.ts", "c/x.ts"], ["a/y.ts", "b/y.ts"])).toBe(true);
  expect(isNew("A", ["a/x.ts"], ["b/y.ts"])).toBe(true);
  expect(isNew(null, ["none/x.ts"], ["b/y.ts"])).toBe(false);
});

it("each folder is looked up once, however many files and facts are in it", () => {
  const asked: string[] = [];
  const counted = (path: string) => {
    asked.push(path);
    return ["A"];
  };
  const many = Array.from({ length: 9 }, (_, index) => `a/b/${index}.ts`);
  const all = new OwnersOfPaths(counted, () => [], [...many, "a/c.ts"]);
  expect(asked).toEqual(["a/b/8.ts", "a/c.ts"]);
  for (const path of many) {
    all.areTouched({ serviceKey: null, paths: [path] });
  }
  expect(asked).toEqual(["a/b/8.ts", "a/c.ts", "a/b/0.ts"]);
});
