import { describe, expect, it } from "@jest/globals";
import { expectGolden, goldenJson } from "../../model-core/src/testing/golden/expect-golden.js";
import { goldenNames } from "../../model-core/src/testing/golden/golden-names.js";
import { answeredFindings, countFindings } from "./answers/answered-findings.js";
import type { AnsweredFinding } from "./records/answer.js";
import type { Finding } from "./records/finding.js";
import { hashOfFindings, reviewState } from "./reviewing/review-state.js";
import { aDisposition, DECISION_ID } from "./testing/a-finding.js";
import { SYSTEMS, systemNamed } from "./testing/given-systems.js";
import { findingsAsMarkdown } from "./writing/findings-markdown.js";
import { findingsAsSarif } from "./writing/sarif.js";

const FOLDER = new URL("../golden/findings/", import.meta.url);

/** One finding a line. */
function findingsText(findings: readonly Finding[]): string {
  const lines = findings.map((finding) => JSON.stringify(finding)).join(",\n");
  return `{"hash":"${hashOfFindings(findings)}","findings":[\n${lines}\n]}\n`;
}

/** Every third finding that may be answered is answered, every other of those as it was before. */
function withAnswers(findings: readonly Finding[]): readonly AnsweredFinding[] {
  const open = findings.filter(({ result }) => result === "concern" || result === "unknown");
  const given = open
    .filter((_, place) => place % 3 === 0)
    .map(({ ruleId, subjectId, ruleVersion, fingerprint, severity }, place) => ({
      ...{ ruleId, subjectId, ...aDisposition({ ruleVersion }) },
      fingerprint: place % 2 === 0 ? fingerprint : "before",
      ...(severity === "blocking"
        ? { status: "accepted-by-decision" as const, decisionId: DECISION_ID }
        : {}),
    }));
  const settles = given.filter(({ decisionId }) => decisionId !== null);
  const decision = {
    id: DECISION_ID,
    settles,
    decidedBy: "user:olga",
    decidedAt: "2026-01-02T00:00:00.000Z",
  };
  return answeredFindings(findings, { given, inForce: [decision] });
}

describe("the findings of real systems", () => {
  it.each(SYSTEMS)("%s has those of its golden file", (system) => {
    expectGolden(new URL(`${system}.json`, FOLDER), findingsText(reviewState(systemNamed(system))));
  });

  it("have every severity, and promises that are shown, are not, and are drafts", () => {
    const findings = SYSTEMS.flatMap((system) => reviewState(systemNamed(system)));
    const of = (ruleId: string) => findings.filter((finding) => finding.ruleId === ruleId);
    expect(new Set(findings.map(({ severity }) => severity)).size).toBe(3);
    expect(new Set(of("TRU-001").map(({ result }) => result))).toEqual(new Set(["verified", "concern"]));
    expect(new Set(of("TRU-002").map(({ result }) => result)).size).toBe(3);
    expect(new Set(of("CON-001").map(({ severity }) => severity))).toEqual(new Set(["blocking", "warning"]));
  });

  it("are written as their golden files say, with answers", () => {
    const all = withAnswers(reviewState(systemNamed("online-boutique")));
    const findings = all.filter(
      ({ disposition, result }, place) => disposition !== null || result === "concern" || place % 10 === 0,
    );
    const counts = countFindings(findings);
    expect(Math.min(counts.blocking, counts.settled, counts.needsReReview)).toBeGreaterThan(0);
    const review = { hash: hashOfFindings(findings), modelVersion: 7, counts, findings };
    expectGolden(new URL("online-boutique.md", FOLDER), findingsAsMarkdown(review));
    expectGolden(new URL("online-boutique.sarif", FOLDER), goldenJson(findingsAsSarif(findings), 1));
  });

  it("are all compared", () => {
    const results = SYSTEMS.map((system) => `${system}.json`);
    expect(goldenNames(FOLDER)).toEqual([...results, "online-boutique.md", "online-boutique.sarif"].sort());
  });
});
