import { expect, test } from "@jest/globals";
import { judge, judgeRun, ONE } from "./judge-plan.mjs";

const ROUTED = ["Custom Scan (Citus Adaptive)", "  Task Count: 1", "  Tasks Shown: All"];

test.each([
  ["rows of the coordinator alone", ["Index Scan using sessions_pkey on sessions"], "one", ""],
  ["one shard", ROUTED, "one", ""],
  [
    "all shards",
    ["Aggregate", "  ->  Custom Scan (Citus Adaptive)", "        Task Count: 8"],
    "many",
    "8 tasks",
  ],
  [
    "one shard, after a part of its own",
    [...ROUTED, "  ->  Distributed Subplan 1_1"],
    "many",
    "1 tasks, in parts",
  ],
])("a plan for %s", (_, plan, judged, why) => {
  expect(judge(plan)).toEqual({ judged, why });
});

test.each([
  ["0A000", "refused"],
  ["42P01", "refused"],
  ["XX000", "refused"],
  ["22P02", "untried"],
  ["08006", "untried"],
])("an error %s", (code, judged) => {
  expect(judge(Object.assign(new Error("said"), { code }))).toEqual({ judged, why: `${code}: said` });
});

test.each([
  ["23503", "one"],
  ["0A000", "refused"],
  ["22P02", "untried"],
])("a run that ended with %s", (code, judged) => {
  expect(judgeRun(Object.assign(new Error("said"), { code })).judged).toBe(judged);
  expect(ONE.judged).toBe("one");
});
