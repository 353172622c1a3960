import { expect, test } from "@jest/globals";
import type { ModelLists } from "../../api/model-query.js";
import { changesOfWeek } from "./changes-of-week.js";
import { evidenceSums } from "./evidence-sums.js";
import { factsByLabel } from "./facts-by-label.js";
import { nextStep, type Progress } from "./next-step.js";

const NOW = Date.parse("2026-11-23T12:00:00.000Z");

function entry(version: number, at: string) {
  return { version, at, actor: "user:u", summary: "s", added: version, changed: 1, removed: 0 };
}

test("a week begins seven days ago, with the version before its first change", () => {
  const history = [
    entry(9, "2026-11-23T11:00:00.000Z"),
    entry(8, "2026-11-16T12:00:00.001Z"),
    entry(7, "2026-11-16T12:00:00.000Z"),
  ];
  expect(changesOfWeek(history, NOW)).toMatchObject({ added: 17, changed: 2, removed: 0, before: 7 });
});

test("a quiet week has nothing to compare with", () => {
  expect(changesOfWeek([entry(1, "2020-01-01T00:00:00.000Z")], NOW)).toMatchObject({
    entries: [],
    before: null,
  });
});

const COUNTS = { passed: 2, failed: 1, notRun: 0, unsupported: 0, stale: 1 };

test("evidence is that of promises that still claim something", () => {
  const sums = evidenceSums([
    { state: "approved", counts: COUNTS, hasGaps: true },
    { state: "draft", counts: { ...COUNTS, notRun: 3 }, hasGaps: false },
    { state: "retired", counts: COUNTS, hasGaps: true },
  ]);
  expect(sums).toEqual({
    counts: { passed: 4, failed: 2, notRun: 3, unsupported: 0, stale: 2 },
    all: 11,
    approved: 1,
    draft: 1,
    retired: 1,
    withGaps: 1,
  });
});

test("facts are counted by label, the stale ones once more, and schemas not at all", () => {
  const channel = { id: "c", name: "c", kind: "topic", provenance: null } as const;
  const model: ModelLists = {
    elements: [],
    relationships: [],
    messages: [],
    operations: [],
    subscriptions: [],
    bindings: [],
    channels: [
      { ...channel, factStatus: "declared", stale: null },
      { ...channel, factStatus: "inferred", stale: { sinceRevision: "r", reason: "gone" } },
      { ...channel, factStatus: "inferred", stale: null },
    ],
    schemas: [{ id: "s", name: "s", description: null, content: "{}", version: 1 }],
  };
  expect(factsByLabel(model)).toEqual({
    all: 3,
    labels: [
      { status: "declared", count: 1 },
      { status: "inferred", count: 2 },
    ],
    stale: 1,
  });
});

const DONE: Progress = {
  projectId: "p",
  blockers: [],
  scenarioIds: ["s1"],
  promises: 1,
  reReviews: 0,
  questions: 0,
};
const BLOCKER = {
  code: "fact-inferred",
  subject: "e1",
  message: "Confirm it.",
  links: ["/api/projects/p/elements/e1"],
};

test("what happens and what must hold come first, then what is in the way, each one click away", () => {
  const step = (progress: Partial<Progress>) => {
    const { name, address } = nextStep({ ...DONE, ...progress });
    return `${name} ${address.to}`;
  };
  expect(step({ scenarioIds: [], blockers: [BLOCKER] })).toBe("scenario /projects/p/scenarios");
  expect(step({ promises: 0 })).toBe("break /projects/p/scenarios/s1");
  expect(nextStep({ ...DONE, promises: 0 }).other?.address.to).toBe("/projects/p/promises");
  expect(step({ blockers: [BLOCKER], questions: 2 })).toBe("blocker /projects/p/parts/element/e1");
  expect(step({ blockers: [{ ...BLOCKER, links: [] }] })).toBe("blocker /projects/p/build");
  expect(step({ reReviews: 1, questions: 1 })).toBe("review /projects/p/review");
  expect(step({ questions: 1 })).toBe("question /projects/p/questions");
  expect(step({})).toBe("build /projects/p/build");
});

test("the step of a blocker says what the service says of it", () => {
  expect(nextStep({ ...DONE, blockers: [BLOCKER] }).words).toBe("Confirm it.");
});
