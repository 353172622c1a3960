import { describe, expect, it } from "@jest/globals";
import { countFindings } from "../answers/answered-findings.js";
import type { AnsweredFinding } from "../records/answer.js";
import { aDisposition, anAnsweredFinding, DECISION_ID, SUBJECT_ID } from "../testing/a-finding.js";
import { findingsAsMarkdown } from "./findings-markdown.js";

function written(findings: readonly AnsweredFinding[]): string {
  return findingsAsMarkdown({ hash: "0f", modelVersion: 7, counts: countFindings(findings), findings });
}

const FACTS = ["# Review", "", "- Rules: review-rules/2", "- Model version: 7", "- Hash: `0f`"];

describe("findings as Markdown", () => {
  it("say what was reviewed and how many there are, where there are none", () => {
    expect(written([])).toBe(
      [
        ...FACTS,
        "- Concerns: 0, of which 0 block",
        "- Unknown: 0",
        "- Verified: 0",
        "- Not applicable: 0",
        "- Settled: 0, to review again: 0",
        "",
      ].join("\n"),
    );
  });

  it("stand by rule, each with its answer", () => {
    const chain = anAnsweredFinding({
      ruleId: "REL-002",
      severity: "blocking",
      subjectKind: "scenario",
      subjectName: null,
      reason: "A chain",
    });
    const accepted = { status: "accepted-by-decision", decisionId: DECISION_ID, reason: null } as const;
    const findings = [
      chain,
      anAnsweredFinding({ settled: true, disposition: aDisposition() }),
      anAnsweredFinding({
        result: "unknown",
        severity: "note",
        needsReReview: true,
        disposition: aDisposition(accepted),
      }),
    ];
    expect(written(findings)).toBe(
      [
        ...FACTS,
        "- Concerns: 2, of which 1 block",
        "- Unknown: 1",
        "- Verified: 0",
        "- Not applicable: 0",
        "- Settled: 1, to review again: 1",
        "",
        "## REL-002 Synchronous chain has timeouts",
        "",
        `- **concern** (blocking) scenario \`${SUBJECT_ID}\`: A chain`,
        "",
        "## CON-001 Operation and message have a schema",
        "",
        '- **concern** (warning) operation Pay: Operation "Pay" names no schema — wont-fix: It is a drill.',
        '- **unknown** (note) operation Pay: Operation "Pay" names no schema — accepted-by-decision, to review again',
        "",
      ].join("\n"),
    );
  });

  it("form nothing of the document by names, reasons and answers", () => {
    const hostile = "a\n\n# Title\n- item [link](https://a.example) <b> `code`";
    const text = written([
      anAnsweredFinding({
        subjectName: hostile,
        reason: hostile,
        settled: true,
        disposition: aDisposition({ reason: hostile }),
      }),
    ]);
    expect(text.split("\n").filter((line) => /^#|^- \*\*/.test(line))).toHaveLength(3);
    const asCode = "`` a # Title - item [link](https://a.example) <b> `code` ``";
    expect(text).toContain(`- **concern** (warning) operation ${asCode}: ${asCode} — wont-fix: ${asCode}\n`);
  });
});
