import { describe, expect, it } from "@jest/globals";
import { keptDecision, readKeepQuestionRequest, withKept } from "../index.js";
import { numbered } from "../testing/aliased-facts.js";
import { ID } from "../testing/architectures.js";
import { aCritique, aCritiqueOutput } from "../testing/critiques.js";

describe("keeping", () => {
  it("notes what one became, and leaves the others", () => {
    const list = [{ keptAs: null }, { keptAs: null }];
    expect(withKept(list, 1, numbered(5))).toEqual([{ keptAs: null }, { keptAs: numbered(5) }]);
    expect(withKept(list, 2, numbered(5))).toEqual(list);
  });

  it("makes a decision of a suggested one, with IDs and findings in order, each once", () => {
    const [one] = aCritiqueOutput().proposedDecisions;
    const settles = ["orders", "orders"].map((subject) => ({ ruleId: "REL-001", subject }));
    const critique = aCritique(
      aCritiqueOutput({
        proposedDecisions: one === undefined ? [] : [{ ...one, affected: ["billing", "orders"], settles }],
      }),
    );
    const content = critique.proposedDecisions.map(keptDecision)[0];
    expect(content).toEqual({
      title: "Retry",
      context: "A call may fail.",
      decision: "Orders tries three times.",
      alternatives: [{ title: "A queue", description: null, rejectedBecause: "More to run." }],
      consequences: null,
      affectedIds: [ID.orders, ID.billing],
      settles: [{ ruleId: "REL-001", subjectId: ID.orders }],
      supersedes: null,
    });
  });

  it.each([
    ['{"proposalId":"00000000-0000-4000-8000-000000000001","index":0}', true],
    ['{"proposalId":"00000000-0000-4000-8000-000000000001"}', false],
    ['{"proposalId":null,"index":0}', false],
    ['{"proposalId":"00000000-0000-4000-8000-000000000001","index":0.5}', false],
  ])("reads %s: %s", (text, isTaken) => {
    expect(readKeepQuestionRequest(text).ok).toBe(isTaken);
  });
});
