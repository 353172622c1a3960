import { describe, expect, it } from "@jest/globals";
import { ANSWER_STATUSES, type AnswerStatus } from "../records/answer.js";
import { RESULTS, SEVERITIES } from "../records/finding-words.js";
import {
  type AnswerRefusal,
  type AskedAnswer,
  type FindingStanding,
  refusalOfAnswer,
} from "./answer-finding.js";

type Code = AnswerRefusal["code"] | null;

const OPEN: FindingStanding = { finding: { result: "concern", severity: "warning" }, namedBy: null };
const GONE: FindingStanding = { finding: null, namedBy: null };
const NAMED: FindingStanding = { ...OPEN, namedBy: "named" };

const IN_FORCE = { id: "named", isInForce: true };
const OUT_OF_FORCE = { id: "named", isInForce: false };

function asked(status: AnswerStatus, isOwner: boolean, decision: AskedAnswer["decision"]): AskedAnswer {
  return { status, reason: "Why.", decision, isOwner };
}

function codeOf(standing: FindingStanding, request: AskedAnswer): Code {
  return refusalOfAnswer(standing, request)?.code ?? null;
}

describe("an answer is", () => {
  it.each<[string, Code, FindingStanding, AskedAnswer]>([
    ["opened by an editor", null, OPEN, asked("open", false, null)],
    ["opened by an owner where a decision names the finding", null, NAMED, asked("open", true, null)],
    ["not opened by an editor where one does", "forbidden", NAMED, asked("open", false, null)],
    ["not opened where there is no finding", "not_found", GONE, asked("open", true, null)],
    ["wont-fix by an editor", null, OPEN, asked("wont-fix", false, null)],
    ["not wont-fix where there is no finding", "not_found", GONE, asked("wont-fix", false, null)],
    ["not wont-fix where a decision names it", "conflict", NAMED, asked("wont-fix", false, null)],
    ["not wont-fix there by an owner either", "conflict", NAMED, asked("wont-fix", true, null)],
    ["an owner's acceptance", null, OPEN, asked("accepted-by-decision", true, IN_FORCE)],
    ["given again with its decision", null, NAMED, asked("accepted-by-decision", true, IN_FORCE)],
    ["no editor's acceptance", "forbidden", OPEN, asked("accepted-by-decision", false, IN_FORCE)],
    [
      "no acceptance where there is no finding",
      "not_found",
      GONE,
      asked("accepted-by-decision", true, IN_FORCE),
    ],
    [
      "no acceptance by a decision that is not in force",
      "conflict",
      OPEN,
      asked("accepted-by-decision", true, OUT_OF_FORCE),
    ],
    ["no acceptance without a decision", "conflict", OPEN, asked("accepted-by-decision", true, null)],
    [
      "no acceptance where another decision names it",
      "conflict",
      { ...OPEN, namedBy: "other" },
      asked("accepted-by-decision", true, IN_FORCE),
    ],
  ])("%s", (_, code, standing, request) => {
    expect(codeOf(standing, request)).toBe(code);
  });

  const results = RESULTS.flatMap((result) => SEVERITIES.map((severity) => ({ result, severity })));

  it.each(results)("as the finding allows: $result, $severity", ({ result, severity }) => {
    const standing = { finding: { result, severity }, namedBy: null };
    const isOpen = result === "concern" || result === "unknown";
    const wontFix = isOpen && severity !== "blocking" ? null : "conflict";
    expect(ANSWER_STATUSES.map((status) => codeOf(standing, asked(status, true, IN_FORCE)))).toEqual([
      null,
      wontFix,
      isOpen ? null : "conflict",
    ]);
  });

  it("refused for who asks before what is there, and for that before how it stands", () => {
    const verified: FindingStanding = {
      finding: { result: "verified", severity: "blocking" },
      namedBy: "other",
    };
    const editor = asked("accepted-by-decision", false, OUT_OF_FORCE);
    const owner = asked("accepted-by-decision", true, OUT_OF_FORCE);
    expect(codeOf({ ...verified, finding: null }, editor)).toBe("forbidden");
    expect(codeOf({ ...verified, finding: null }, owner)).toBe("not_found");
    expect(codeOf({ finding: null, namedBy: "named" }, asked("open", false, null))).toBe("forbidden");
  });

  it("refused in words that say why", () => {
    const verified: FindingStanding = { finding: { result: "verified", severity: "note" }, namedBy: null };
    const blocking: FindingStanding = { finding: { result: "concern", severity: "blocking" }, namedBy: null };
    const titles = [
      refusalOfAnswer(NAMED, asked("open", false, null)),
      refusalOfAnswer(GONE, asked("open", false, null)),
      refusalOfAnswer(verified, asked("wont-fix", false, null)),
      refusalOfAnswer(blocking, asked("wont-fix", false, null)),
      refusalOfAnswer(NAMED, asked("wont-fix", false, null)),
      refusalOfAnswer(OPEN, asked("accepted-by-decision", true, OUT_OF_FORCE)),
      refusalOfAnswer({ ...OPEN, namedBy: "other" }, asked("accepted-by-decision", true, IN_FORCE)),
    ].map((refusal) => refusal?.title);
    expect(titles).toEqual([
      "Only an owner accepts a finding by a decision, or opens one that a decision names",
      "The rule gives no finding for the subject",
      "The finding is verified or not applicable: there is nothing to answer",
      "A blocking finding is mended or accepted by a decision",
      "A decision in force names the finding",
      "The decision is not accepted, or no longer in force",
      "Another decision in force names the finding",
    ]);
  });
});
