import { expect, it } from "@jest/globals";
import { isJobNamed } from "./is-job-named.js";

it.each([
  "test",
  "test (20)",
  "test (20, linux)",
  "test (a / b)",
  "ci / test",
  "ci / test (20)",
  "ci (1) / test (20)",
  "test (1) / test (2)",
  "ci / deep / test",
])("%s is the job test", (name) => {
  expect(isJobNamed(name, "test")).toBe(true);
});

it.each([
  "Test",
  "tests",
  "test (20",
  "a test",
  "ci/test",
  "ci / tests",
  " / test more",
  "lint (test)",
  "test (linux) / unit",
  "test (linux) / lint (18)",
  "ci / test (1) / report (2)",
  "test (1) / deep / lint (2)",
  "test 20)",
  "",
])("%j is another", (name) => {
  expect(isJobNamed(name, "test")).toBe(false);
});
