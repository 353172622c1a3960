import { describe, expect, it } from "@jest/globals";
import fc from "fast-check";
import { refusalOfAnswer } from "./answers/answer-finding.js";
import { answered, answeredFindings, countFindings, isBlocking } from "./answers/answered-findings.js";
import { filterFindings } from "./answers/filter-findings.js";
import { answeredSince } from "./comparing/answered-since.js";
import { compareFindings } from "./comparing/compare-findings.js";
import type { AnsweredFinding, FindingAnswer, SettlingDecision } from "./records/answer.js";
import type { Finding } from "./records/finding.js";
import { findingKey } from "./records/finding-key.js";
import { CATEGORIES, RESULTS, SEVERITIES } from "./records/finding-words.js";
import { hashOfFindings, reviewState } from "./reviewing/review-state.js";
import { stateBytes } from "./reviewing/state-bytes.js";
import { RULES } from "./rules/rule-set.js";
import type { ReviewedState } from "./state/reviewed-state.js";
import { aDisposition, DECISION_ID } from "./testing/a-finding.js";
import { anyState } from "./testing/any-state.js";
import { reordered } from "./testing/reordered.js";

const RUNS = { numRuns: process.env["PLUMBLINE_TEST_LONG"] === "1" ? 3_000 : 150, seed: 134 };

const DECIDED = { decidedBy: "user:olga", decidedAt: "2026-01-02T00:00:00.000Z" };

/** What is drawn of the answer to a finding. */
const answerDraft = fc.record({
  status: fc.constantFrom("open" as const, "wont-fix" as const, "accepted-by-decision" as const),
  /** It was given when the finding was another. */
  isOfBefore: fc.constantFrom(false, false, true),
  /** Or its rule. */
  isOfOlderRule: fc.constantFrom(false, false, false, true),
});
const answerDrafts = fc.array(answerDraft, { minLength: 1, maxLength: 7 });
type AnswerDraft = typeof answerDraft extends fc.Arbitrary<infer Value> ? Value : never;

interface Given {
  readonly given: readonly FindingAnswer[];
  readonly inForce: readonly SettlingDecision[];
}

/** The answers of drafts to findings, each in turn, with the decision that accepts. */
function givenTo(findings: readonly Finding[], drafts: readonly AnswerDraft[]): Given {
  const given = findings.map((finding, place) => givenAs(finding, drafts[place % drafts.length]));
  const settles = given.filter(({ decisionId }) => decisionId !== null);
  return { given, inForce: [{ id: DECISION_ID, settles, ...DECIDED }] };
}

function givenAs(finding: Finding, draft: AnswerDraft | undefined): FindingAnswer {
  const { ruleId, subjectId, ruleVersion, fingerprint } = finding;
  const { status = "open", isOfBefore = false, isOfOlderRule = false } = draft ?? {};
  return {
    ...aDisposition({ status, decisionId: status === "accepted-by-decision" ? DECISION_ID : null }),
    ...{ ruleId, subjectId },
    ruleVersion: isOfOlderRule ? ruleVersion - 1 : ruleVersion,
    fingerprint: isOfBefore ? "before" : fingerprint,
  };
}

function holdsOf(says: (state: ReviewedState, drafts: readonly AnswerDraft[]) => void): void {
  fc.assert(fc.property(anyState, answerDrafts, says), RUNS);
}

function holdsOfTwo(says: (before: readonly Finding[], after: readonly Finding[]) => void): void {
  fc.assert(
    fc.property(anyState, anyState, (one, other) => says(reviewState(one), reviewState(other))),
    RUNS,
  );
}

describe("the same state in any order of its lists", () => {
  it("gives the same bytes and the same hash", () => {
    fc.assert(
      fc.property(anyState, fc.nat(95), (state, seed) => {
        const turned = reordered(state, seed);
        const [findings, again] = [reviewState(state), reviewState(turned)];
        expect(JSON.stringify(again)).toBe(JSON.stringify(findings));
        expect(hashOfFindings(again)).toBe(hashOfFindings(findings));
        expect(stateBytes(turned)).toBe(stateBytes(state));
      }),
      RUNS,
    );
  });

  it("gives them also with the fields of everything in another order", () => {
    holdsOf((state) => {
      const turned: ReviewedState = JSON.parse(JSON.stringify(state), turnedFields);
      expect(JSON.stringify(reviewState(turned))).toBe(JSON.stringify(reviewState(state)));
      expect(stateBytes(turned)).toBe(stateBytes(state));
    });
  });
});

/** Fields in the opposite order; IDs as keys too. */
function turnedFields(_: string, value: unknown): unknown {
  const isObject = typeof value === "object" && value !== null && !Array.isArray(value);
  return isObject ? Object.fromEntries(Object.entries(value).reverse()) : value;
}

describe("of any findings", () => {
  it("no two have one rule and one subject, none cites an ID that is empty", () => {
    holdsOf((state) => {
      const findings = reviewState(state);
      expect(new Set(findings.map(findingKey)).size).toBe(findings.length);
      expect(findings.filter(({ cites }) => cites.some(({ id }) => id === ""))).toEqual([]);
    });
  });

  it("an answer settles what it was given to, and is to be reviewed again exactly where that differs", () => {
    holdsOf((state, drafts) => {
      const findings = reviewState(state);
      const answers = givenTo(findings, drafts);
      const shown = answeredFindings(findings, answers);
      for (const [place, { settled, needsReReview, disposition }] of shown.entries()) {
        const draft = drafts[place % drafts.length];
        const isAnswered = draft?.status !== "open";
        const differs = draft?.isOfBefore === true || draft?.isOfOlderRule === true;
        expect([settled, needsReReview]).toEqual([isAnswered && !differs, isAnswered && differs]);
        expect(disposition === null).toBe(!isAnswered);
      }
    });
  });

  it("an answer that is taken settles right after; only an opening leaves open", () => {
    holdsOf((state, drafts) => {
      for (const [place, finding] of reviewState(state).entries()) {
        const status = drafts[place % drafts.length]?.status ?? "open";
        const decision = { id: DECISION_ID, isInForce: true };
        const asked = { status, reason: "Why.", decision, isOwner: true };
        const isTaken = refusalOfAnswer({ finding, namedBy: null }, asked) === null;
        const draft = { status, isOfBefore: false, isOfOlderRule: false };
        const [after] = isTaken ? answeredFindings([finding], givenTo([finding], [draft])) : [];
        expect(after?.settled ?? isTaken).toBe(isTaken && status !== "open");
      }
    });
  });

  it("counts add up to the findings, and filters change none", () => {
    const filter = fc.record({
      ruleId: fc.option(fc.constantFrom(...RULES.map(({ id }) => id))),
      category: fc.option(fc.constantFrom(...CATEGORIES)),
      result: fc.option(fc.constantFrom(...RESULTS)),
      severity: fc.option(fc.constantFrom(...SEVERITIES)),
      subjectId: fc.constant(null),
    });
    fc.assert(
      fc.property(anyState, answerDrafts, filter, (state, drafts, wanted) => {
        const findings = reviewState(state);
        const shown = answeredFindings(findings, givenTo(findings, drafts));
        const counts = countFindings(shown);
        const { concerns, unknown, verified, notApplicable, settled, needsReReview } = counts;
        expect(concerns + unknown + verified + notApplicable).toBe(findings.length);
        expect(settled + needsReReview).toBe(shown.filter(({ disposition }) => disposition !== null).length);
        expect(counts.blocking).toBe(shown.filter(isBlocking).length);
        const some = filterFindings(shown, wanted);
        expect(shown.filter((finding) => some.includes(finding))).toEqual(some);
        expect(countFindings(shown)).toEqual(counts);
        expect(hashOfFindings(shown)).toBe(hashOfFindings(findings));
      }),
      RUNS,
    );
  });

  it("those of a filter and those of each other value of it are all of them, each once", () => {
    holdsOf((state, drafts) => {
      const findings = reviewState(state);
      const shown = answeredFindings(findings, givenTo(findings, drafts));
      const none = { ruleId: null, category: null, result: null, severity: null, subjectId: null };
      const by = RESULTS.flatMap((result) => filterFindings(shown, { ...none, result }));
      expect(by.length).toBe(shown.length);
      expect(new Set(by)).toEqual(new Set<AnsweredFinding>(shown));
    });
  });
});

describe("a comparison", () => {
  it("of findings with themselves finds nothing", () => {
    holdsOf((state) => {
      const findings = reviewState(state);
      expect(compareFindings(findings, findings)).toEqual({ added: [], gone: [], changed: [] });
    });
  });

  it("the other way round is its mirror", () => {
    holdsOfTwo((before, after) => {
      const there = compareFindings(before, after);
      const back = compareFindings(after, before);
      expect(back.added).toEqual(there.gone);
      expect(back.gone).toEqual(there.added);
      expect(back.changed).toEqual(
        there.changed.map(({ before: was, after: is }) => ({ before: is, after: was })),
      );
    });
  });

  it("accounts for every finding of both", () => {
    holdsOfTwo((before, after) => {
      const { added, gone, changed } = compareFindings(before, after);
      const fingerprints = new Map(before.map((finding) => [findingKey(finding), finding.fingerprint]));
      const same = after.filter((one) => fingerprints.get(findingKey(one)) === one.fingerprint);
      expect(added.length + changed.length + same.length).toBe(after.length);
      expect(gone.length + changed.length + same.length).toBe(before.length);
    });
  });

  it("tells the answers given since, and no other", () => {
    holdsOf((state, drafts) => {
      const findings = reviewState(state);
      const before = findings.map((finding) => answered(finding, null));
      const after = answeredFindings(findings, givenTo(findings, drafts));
      const told = answeredSince(before, after);
      expect(told).toEqual(after.filter(({ disposition }) => disposition !== null));
      expect(answeredSince(after, after)).toEqual([]);
    });
  });
});
