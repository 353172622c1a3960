import { describe, expect, it } from "@jest/globals";
import type { ScenarioDocument } from "@plumbline/playback-engine";
import { aRun } from "../testing/an-event.js";
import { expectables } from "./assertions-of-run.js";

const write = (id: string) => ({
  id,
  type: "write" as const,
  by: null,
  store: null,
  dataset: "",
  change: null,
});
const DOCUMENT: Pick<ScenarioDocument, "assertions" | "steps"> = {
  steps: [write("pay"), write("book"), null],
  assertions: [
    { id: "paid", type: "outcome", step: "pay", expected: "Succeeded" },
    { id: "book-skipped", type: "event-count", kind: "DataWritten", target: null, expected: 2 },
  ],
};

describe("what can be expected of a run", () => {
  const run = aRun([], {
    outcomes: new Map([
      ["pay", "Failed"],
      ["book", "Skipped"],
    ]),
    assertions: [
      { id: "paid", passed: false, detail: "" },
      { id: "book-skipped", passed: true, detail: "" },
    ],
  });

  it("is what the scenario asserts, and the outcomes of its own steps, with IDs of their own", () => {
    expect(
      expectables(DOCUMENT, run).map(({ assertion, holds, isOwn }) => [assertion.id, holds, isOwn]),
    ).toEqual([
      ["paid", false, true],
      ["book-skipped", true, true],
      ["pay-failed", true, false],
      ["book-skipped-2", true, false],
    ]);
  });

  it("is nothing twice", () => {
    const before = aRun([], { outcomes: new Map([["pay", "Succeeded"]]) });
    expect(expectables(DOCUMENT, before)).toHaveLength(2);
  });
});
