import { describe, expect, it } from "@jest/globals";
import { NASTY_TEXTS, structureOf } from "../../../../model-core/src/testing/markdown-structure.js";
import { ANN, AT, accepted, newDecision, rejected, superseded } from "../../testing/decision-drafts.js";
import type { StoredDecision } from "../records/stored-decision.js";
import { writeDecisionMarkdown, writeDecisionsMarkdown } from "./decision-markdown.js";

const NO_NUMBERS = new Map();

function linesOf(decision: StoredDecision, numbers = NO_NUMBERS): readonly string[] {
  return structureOf(writeDecisionMarkdown(decision, numbers)).filter((line) => line !== "");
}

describe("a decision as Markdown", () => {
  it("has the headings of MADR, and its options", () => {
    expect(linesOf(newDecision())).toEqual([
      "# ADR-0007: Orders are placed through a queue",
      "- Status: proposed",
      "- Date: 2030-01-02T03:04:05.000Z",
      "- By: `user:ann`",
      "## Context and Problem Statement",
      "## Considered Options",
      "### Option 1: Call the payment",
      "Rejected because:",
      "### Option 2: A nightly job",
      "## Decision Outcome",
      "### Consequences",
    ]);
  });

  it("leaves out what is not stated", () => {
    const bare = { context: null, alternatives: [], consequences: null };
    expect(linesOf(newDecision(bare)).slice(4)).toEqual(["## Decision Outcome"]);
  });

  it("says who decided, and why it was rejected", () => {
    expect(linesOf(accepted()).slice(1, 4)).toEqual([
      "- Status: accepted",
      "- Date: 2030-02-03T04:05:06.000Z",
      "- By: `user:bob`",
    ]);
    expect(linesOf(rejected())).toContain("- Rejected because: It is \\*slow\\*.");
  });

  it("names what it supersedes and what superseded it, by its ID where that is gone", () => {
    const { old, by } = superseded();
    const numbers = new Map([old, by].map(({ id, number }) => [id, number]));
    expect(linesOf(old, numbers)).toEqual(
      expect.arrayContaining(["- Status: superseded", "- Superseded by: ADR-0008"]),
    );
    expect(linesOf(by, numbers)).toContain("- Supersedes: ADR-0007");
    expect(linesOf(by)).toContain(`- Supersedes: ${old.id}`);
  });

  it("says of one that was superseded who did it and when, not who had decided it", () => {
    const old = { ...superseded().old, lastChanged: { by: ANN, at: AT } };
    expect(linesOf(old).slice(1, 4)).toEqual(["- Status: superseded", `- Date: ${AT}`, "- By: `user:ann`"]);
    expect(linesOf({ ...accepted(), lastChanged: { by: ANN, at: AT } })).toContain("- By: `user:bob`");
  });

  it("of all of them is in the order of their numbers", () => {
    const [second, first] = [newDecision({}, { number: 12 }), accepted(newDecision({}, { number: 3 }))];
    const text = writeDecisionsMarkdown([second, first], NO_NUMBERS);
    expect(text).toBe(
      `${writeDecisionMarkdown(first, NO_NUMBERS)}\n${writeDecisionMarkdown(second, NO_NUMBERS)}`,
    );
    expect(writeDecisionsMarkdown([], NO_NUMBERS)).toBe("");
  });

  it.each(NASTY_TEXTS)("has the same structure whatever the texts hold: %j", (text) => {
    const plain = (title: string, body: string) => {
      const options = [{ title, description: body, rejectedBecause: body }];
      const texts = { title, context: body, decision: body, consequences: body, alternatives: options };
      const decision = { ...rejected(newDecision(texts)), rejectReason: body };
      return structureOf(writeDecisionMarkdown(decision, NO_NUMBERS)).map((line) =>
        line.replace(/^(# ADR-0007: |### Option 1: |- Rejected because: ).*$/u, "$1"),
      );
    };
    expect(plain(text, text)).toEqual(plain("x", "x"));
  });
});
