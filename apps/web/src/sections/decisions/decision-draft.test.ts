import { describe, expect, it } from "@jest/globals";
import { readDecisionRequest } from "@plumbline/decision-core";
import { decisionDifferences } from "./decision-differences.js";
import { draftOfDecision, EMPTY_DRAFT, isSameFinding, requestOf, withQuestion } from "./decision-draft.js";
import type { Decision } from "./decision-queries.js";
import { lineDifferences } from "./line-differences.js";

const DECISION: Decision = {
  id: "d",
  number: 1,
  reference: "ADR-0001",
  version: 2,
  contentHash: "aa",
  status: "proposed",
  origin: "human",
  title: "Orders go through a queue",
  context: null,
  decision: "Publish.",
  alternatives: [{ title: "Call at once", description: null, rejectedBecause: "slow" }],
  consequences: "Later.",
  affectedIds: ["a"],
  missingAffectedIds: [],
  settles: [{ ruleId: "REL-001", subjectId: "s", fingerprint: "f", ruleVersion: 1 }],
  supersedes: null,
  supersededBy: null,
  proposedBy: "user:u",
  proposedAt: "2026-01-01T00:00:00Z",
  lastChangedBy: "user:u",
  lastChangedAt: "2026-01-01T00:00:00Z",
  decidedBy: null,
  decidedAt: null,
  rejectReason: null,
};

describe("a decision while it is written", () => {
  it("is sent with every key, an empty text as nothing", () => {
    expect(requestOf(draftOfDecision(DECISION))).toEqual({
      title: "Orders go through a queue",
      context: null,
      decision: "Publish.",
      alternatives: [{ title: "Call at once", description: null, rejectedBecause: "slow" }],
      consequences: "Later.",
      affectedIds: ["a"],
      settles: [{ ruleId: "REL-001", subjectId: "s" }],
      supersedes: null,
    });
    const sent = { ...requestOf(EMPTY_DRAFT), title: "T", decision: "D" };
    expect(readDecisionRequest(JSON.stringify(sent), "person")).toMatchObject({ ok: true });
  });

  it("takes a question over: its words quoted in the context, its parts once", () => {
    const asked = withQuestion(
      { ...EMPTY_DRAFT, affectedIds: ["a"] },
      { text: "Who?\nWhen?", about: ["a", "b"] },
    );
    expect(asked.context).toBe("> Who?\n> When?\n");
    expect(asked.affectedIds).toEqual(["a", "b"]);
    expect(withQuestion({ ...asked, context: "Because.\n" }, { text: "Who?", about: [] }).context).toBe(
      "Because.\n\n> Who?\n",
    );
  });

  it("settles a finding once", () => {
    const finding = { ruleId: "REL-001", subjectId: "s" };
    expect(isSameFinding(finding, { ...finding })).toBe(true);
    expect(isSameFinding(finding, { ...finding, subjectId: "t" })).toBe(false);
  });
});

describe("a decision that was changed", () => {
  const before = draftOfDecision(DECISION);
  const nameOf = (id: string): string => `part ${id}`;

  it("differs in nothing while it says the same", () => {
    expect(decisionDifferences(before, { ...before }, nameOf)).toEqual([]);
  });

  it("shows each part that says something else, by line and by name", () => {
    const now = { ...before, context: "New.\nOld.", affectedIds: ["a", "b"], supersedes: "x" };
    expect(decisionDifferences({ ...before, context: "Old." }, now, nameOf)).toEqual([
      {
        part: "Context",
        lines: [
          { sign: "added", text: "New." },
          { sign: "same", text: "Old." },
        ],
      },
      {
        part: "Affected parts",
        lines: [
          { sign: "same", text: "part a" },
          { sign: "added", text: "part b" },
        ],
      },
      { part: "Takes the place of", lines: [{ sign: "added", text: "part x" }] },
    ]);
  });
});

describe("two texts", () => {
  it("have their lines told apart", () => {
    const signs = (before: string, now: string): string =>
      lineDifferences(before, now)
        .map(({ sign, text }) => `${{ same: " ", removed: "-", added: "+" }[sign]}${text}`)
        .join("|");
    expect(signs("a\nb\nc", "a\nx\nc")).toBe(" a|-b|+x| c");
    expect(signs("", "a")).toBe("+a");
    expect(signs("a", "")).toBe("-a");
    expect(signs("a\r\nb", "a\nb")).toBe(" a| b");
    const long = "x\n".repeat(1500);
    expect(lineDifferences(long, `${long}y`).filter(({ sign }) => sign === "same")).toEqual([]);
  });
});
