import { expect, it } from "@jest/globals";
import { changedPaths } from "./changed-paths.js";

it.each<[string, object, object, readonly string[]]>([
  ["nothing", { import: { maxFiles: 1 } }, { import: { maxFiles: 1 } }, []],
  [
    "a value that came, one that went",
    { cost: { region: "x" } },
    { import: { maxFiles: 1 } },
    ["cost.region", "import.maxFiles"],
  ],
  ["null in place of nothing", {}, { usage: { monthlyAiBudgetUsd: null } }, ["usage.monthlyAiBudgetUsd"]],
  ["a list, as one value", { ai: { providers: [{ id: 1 }] } }, { ai: { providers: [] } }, ["ai.providers"]],
  [
    "the order of keys in a list's entries, which says nothing",
    { ai: { providers: [{ a: 1, b: 2 }] } },
    {
      ai: { providers: [{ b: 2, a: 1 }] },
    },
    [],
  ],
  [
    "a whole group",
    { ai: { taskRouting: { explain: "x", critique: "y" } } },
    {},
    ["ai.taskRouting.critique", "ai.taskRouting.explain"],
  ],
])("names %s", (_, before, after, paths) => {
  expect(changedPaths(before, after)).toEqual(paths);
});
