import { describe, expect, it } from "@jest/globals";
import { expectGolden, goldenJson } from "../../model-core/src/testing/golden/expect-golden.js";
import { goldenNames } from "../../model-core/src/testing/golden/golden-names.js";
import { DECISION_MOVES, decisionHash, decisionRecord, writeDecisionsMarkdown } from "./index.js";
import { numbered } from "./testing/decision-bodies.js";
import { accepted, BOT, newDecision, rejected, superseded } from "./testing/decision-drafts.js";

const FOLDER = new URL("../golden/decisions/", import.meta.url);

const { old, by } = superseded(accepted(newDecision({ title: "# A *first* title" }, { number: 1 })));
const DECISIONS = [
  old,
  by,
  rejected(newDecision({ consequences: "```\n# no heading\n```" }, { number: 3, by: BOT })),
  newDecision({ alternatives: [], context: null, affectedIds: [], settles: [] }, { number: 4 }),
];
const NUMBERS = new Map(DECISIONS.map(({ id, number }) => [id, number]));

const RESULTS: Readonly<Record<string, () => string>> = {
  "decisions.json": () =>
    goldenJson(DECISIONS.map((decision) => decisionRecord(decision, new Set([numbered(10)])))),
  "decisions.md": () => writeDecisionsMarkdown(DECISIONS, NUMBERS),
  "hashes.json": () => goldenJson(DECISIONS.map(decisionHash)),
  "moves.json": () => goldenJson(DECISION_MOVES),
};

describe("decisions are hashed, answered and written as in the golden files", () => {
  it.each(Object.entries(RESULTS))("%s", (name, made) => {
    expectGolden(new URL(name, FOLDER), made());
  });

  it("which are all compared", () => {
    expect(goldenNames(FOLDER)).toEqual(Object.keys(RESULTS));
  });
});
